export { AppointmentDialog, type AppointmentDialogProps } from './AppointmentDialog.tsx';
export { AppointmentWaiting } from './AppointmentWaiting.tsx';
export { AvailableCoursesScreen } from './AvailableCoursesScreen.tsx';
export { BookedMeetingsScreen } from './BookedMeetingsScreen.tsx';
export type { BookingList, BookingScreenProps } from './booking-props.ts';
export { BookingScreen } from './BookingScreen.tsx';
export { MeetingsScreen } from './MeetingsScreen.tsx';
export { TeacherMeetingScreen } from './TeacherMeetingScreen.tsx';
