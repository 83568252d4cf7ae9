export {
  decodeAppointmentDetail,
  decodeBookedAppointment,
  decodeNearestAppointment,
  decodeTimes,
  decodeWeekAvailability,
} from './decode.ts';
export { bookingParams, parseBookingAddress, type BookingAddress } from './booking-address.ts';
export {
  bookingChoices,
  bookingReducer,
  bookingsLeft,
  bookingSteps,
  initialBooking,
  mayGoOn,
  shownStep,
  stepBeside,
  typeLock,
  type Booking,
  type BookingAction,
  type BookingChoices,
  type BookingOptions,
  type BookingStart,
  type BookingStep,
  type BookingWizardKind,
} from './booking.ts';
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
  timesByPart,
  weekChoiceReducer,
  type ChosenDay,
  type DayPart,
  type Direction,
  type ShownWeekChoice,
  type SkippedWeeks,
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
