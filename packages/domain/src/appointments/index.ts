export {
  decodeAppointmentDetail,
  decodeBookedAppointment,
  decodeNearestAppointment,
  decodeTimes,
  decodeWeekAvailability,
} from './decode.ts';
export {
  appointmentFlowReducer,
  initialAppointmentFlow,
  losesChoice,
  type AppointmentFlow,
  type AppointmentFlowAction,
} from './flow.ts';
export type {
  Appointment,
  AppointmentDetail,
  AppointmentType,
  AvailabilityDay,
  BookableTeacher,
  BookedAppointment,
  BookingCourse,
  CourseTeachers,
  CourseWithAppointments,
  WeekAvailability,
} from './model.ts';
export { joinButtonHref, meetingLinkState, mayChange, type MeetingLinkState } from './rules.ts';
export {
  initialWeekChoice,
  chosenDay,
  chosenSlot,
  skipsWeek,
  showWeekChoice,
  weekChoiceReducer,
  type ChosenDay,
  type Direction,
  type ShownWeekChoice,
  type WeekChoice,
  type WeekChoiceAction,
} from './week-choice.ts';
export type {
  AppointmentDetailWire,
  AppointmentWire,
  RescheduleAppointmentRequestWire,
  TimeSlotWire,
  WeekAvailabilityWire,
} from './wire.ts';
