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
export type { AppointmentDetail, AvailabilityDay, BookedAppointment, WeekAvailability } from './model.ts';
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
