/* Apart from the addresses: the page's first lines need the patterns and nothing else. */

/** Every screen behind sign-in, as a pattern: `:id` is one part of the address, `:id?` one that may be missing. */
const PAGE_PATTERNS = [
  '/',
  '/MyCourseList',
  '/MyCourse/:id',
  '/Lesson/:id',
  '/StudentProgress/:id',
  '/StudySchedule/:id',
  '/LiveClassList',
  '/VideoList',
  '/MyAssessmentList',
  '/MyAssessment/:id?',
  '/DiagnosticTest/:id',
  '/Appointments',
  '/BookedMeetings',
  '/AvailableCourses',
  '/TeacherMeeting/:id?',
  '/Event',
  '/Enrollment',
  '/AddBuyCourse',
  '/MyPackages',
  '/HelpDashboard',
  '/Help',
  '/Profile',
  '/Notification',
  '/Message',
] as const;
export type PagePattern = (typeof PAGE_PATTERNS)[number];

/** Whether an address belongs to a screen behind sign-in, in any letter case, with or without a slash at its end. */
export function isPage(pathname: string): boolean {
  return PAGE_PATTERNS.some((pattern) => {
    const source = pattern.replace('/:id?', '(/[^/]+)?').replace(':id', '[^/]+');
    return new RegExp(`^${source === '/' ? '' : source}/?$`, 'i').test(pathname);
  });
}
