export {
  courseIcon,
  courseModule,
  courseStatus,
  iconSource,
  type CourseIcon,
  type CourseModule,
  type ModuleWire,
} from './course.ts';
export { courseOrTest, type CourseOrTest } from './course-or-test.ts';
export type { MaintenanceTimes } from './maintenance-times.ts';
export { bookingStatus, type BookingStatus } from './booking-status.ts';
export { isAtPlace, isOnline, meetingMode, type MeetingMode } from './meeting-mode.ts';
export { personPicture } from './person-picture.ts';
export { isTeacherRequest } from './teacher-request.ts';
export { videoSource, type VideoProvider, type VideoSource } from './video-source.ts';
export type { SignInMode } from './sign-in-mode.ts';
