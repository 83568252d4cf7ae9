/*
 * The screens as the specification lists them, copied by hand from 000 §2.1, §2.2, §2.3 and §2.7: tests compare the table,
 * and everything derived from it, with these lists.
 */

/** 000 §2.1, with an id where the specification has one; `/Integration` only redirects. */
export const PUBLIC = [
  '/Login',
  '/ForgotPassword',
  '/ForgotPassword/ResetPassword/tok',
  '/ProceedLogin/tok',
  '/SingleLogout',
  '/RedirectView',
];

/** 000 §2.1: pages shown in place of another. */
export const ERROR_PAGES = ['/Error', '/ErrorBadRequest', '/UnauthorizedInactiveUser', '/UnauthorizedIntegration'];

/** 000 §2.2, in its order. */
export const BEHIND_SIGN_IN = [
  '/',
  '/LiveClassList',
  '/MyAssessment/7',
  '/MyCourse/101',
  '/HelpDashboard',
  '/Help',
  '/Event',
  '/Profile',
  '/BookedMeetings',
  '/Message',
  '/DiagnosticTest/301',
  '/VideoList',
  '/MyCourseList',
  '/Enrollment',
  '/AddBuyCourse',
  '/MyPackages',
  '/Notification',
  '/MyAssessmentList',
  '/Lesson/5',
  '/StudentProgress/5',
  '/TeacherMeeting/101',
  '/StudySchedule/101',
  '/Appointments',
  '/AvailableCourses',
];

/** 000 §2.2: other spellings in use. */
export const OTHER_SPELLINGS = ['/mycourse/101', '/diagnostictest/301', '/myassessment', '/TeacherMeeting'];

/** 000 §2.3, as far as it is behind sign-in. */
export const OPEN_TO_ARCHIVED = ['/Profile', '/HelpDashboard', '/Help', '/Enrollment', '/AddBuyCourse', '/MyPackages'];

/** 000 §2.7: the entries of the menu in their order, with the path of each. */
export const MENU = [
  ['dashboard', '/'],
  ['courses', '/MyCourseList'],
  ['liveClasses', '/LiveClassList'],
  ['videos', '/VideoList'],
  ['assessments', '/MyAssessmentList'],
  ['meetings', '/Appointments'],
  ['events', '/Event'],
  ['enrollment', '/Enrollment'],
  ['help', '/HelpDashboard'],
  ['profile', '/Profile'],
];
