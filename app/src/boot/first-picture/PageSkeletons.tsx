import type { StudentScreenId } from '@portal/domain/screens';
import { loading } from '@portal/domain/shared';
import {
  AvailableCoursesSkeleton,
  BookedMeetingsSkeleton,
  MeetingsSkeleton,
  TeacherMeetingSkeleton,
} from '@portal/ui/appointments';
import { AssessmentSkeleton, DiagnosticTestSkeleton } from '@portal/ui/assessments';
import { CourseList, type CourseListProps } from '@portal/ui/blocks/course-tiles';
import { CourseSkeleton } from '@portal/ui/courses';
import { EventsPageSkeleton } from '@portal/ui/events';
import { HelpDashboardSkeleton, HelpSkeleton } from '@portal/ui/help';
import { LessonsSkeleton } from '@portal/ui/lessons';
import { LiveClassesSkeleton } from '@portal/ui/live-classes';
import { MessagesSkeleton } from '@portal/ui/messages';
import { NotificationsSkeleton } from '@portal/ui/notifications';
import { CourseCardsSkeleton, EnrollmentSkeleton, MyPackagesSkeleton } from '@portal/ui/packages';
import { ProfileSkeleton } from '@portal/ui/profile';
import { GaugesSkeleton } from '@portal/ui/progress';
import { ScheduleSkeleton } from '@portal/ui/schedule';
import { VideoGridSkeleton } from '@portal/ui/videos';
import type { ReactNode } from 'react';
import { courseLinks } from '../../router/course-links.ts';

const noop = () => undefined;

const courseList: CourseListProps = {
  courses: loading,
  onRetry: noop,
  ...courseLinks,
  mayRenew: false,
};

/** Their texts are not rendered while the courses load, only that there are headings. */
const HEADINGS = { course: '', diagnosticTest: '' };

/** The skeletons of screens: what they show while their data loads, with grey boxes in place of words. */
export const pageSkeletons: Partial<Record<StudentScreenId, ReactNode>> = {
  courses: <CourseList {...courseList} />,
  course: <CourseSkeleton />,
  lessons: <LessonsSkeleton />,
  progress: <GaugesSkeleton />,
  schedule: <ScheduleSkeleton />,
  videos: <VideoGridSkeleton />,
  assessments: <CourseList {...courseList} headings={HEADINGS} />,
  assessment: <AssessmentSkeleton />,
  diagnosticTest: <DiagnosticTestSkeleton />,
  availableCourses: <AvailableCoursesSkeleton />,
  profile: <ProfileSkeleton />,
  enrollment: <EnrollmentSkeleton />,
  addBuyCourse: <CourseCardsSkeleton />,
  help: <HelpDashboardSkeleton />,
  helpTopics: <HelpSkeleton />,
  notifications: <NotificationsSkeleton />,
};

/** The same of screens whose search params choose another tab or open something: only for addresses without any. */
export const plainAddressSkeletons: Partial<Record<StudentScreenId, ReactNode>> = {
  liveClasses: <LiveClassesSkeleton />,
  events: <EventsPageSkeleton />,
  messages: <MessagesSkeleton />,
  meetings: <MeetingsSkeleton />,
  teacherMeeting: <TeacherMeetingSkeleton />,
  bookedMeetings: <BookedMeetingsSkeleton />,
  myPackages: <MyPackagesSkeleton />,
};
