export { AppointmentDialog, type AppointmentDialogProps } from './AppointmentDialog.tsx';
export { AppointmentLoadDialog } from './AppointmentLoadDialog.tsx';
export { AvailableCoursesScreen } from './AvailableCoursesScreen.tsx';
export { AvailableCoursesSkeleton } from './AvailableCoursesSkeleton.tsx';
export { BookedMeetingsScreen, BookedMeetingsSkeleton } from './BookedMeetingsScreen.tsx';
export type { BookingList, BookingScreenProps } from './booking-props.ts';
export { BookingScreen } from './BookingScreen.tsx';
export { MeetingsScreen, MeetingsSkeleton } from './MeetingsScreen.tsx';
export { TeacherMeetingScreen, TeacherMeetingSkeleton } from './TeacherMeetingScreen.tsx';
