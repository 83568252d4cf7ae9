export { AppointmentDialog, type AppointmentDialogProps } from './AppointmentDialog.tsx';
export type { BookingList, BookingScreenProps } from './booking-props.ts';
export { BookingScreen } from './BookingScreen.tsx';
export { TeacherMeetingScreen, type TeacherMeetingScreenProps } from './TeacherMeetingScreen.tsx';
