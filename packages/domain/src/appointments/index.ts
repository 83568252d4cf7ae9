export {
  decodeAppointmentDetail,
  decodeBookedAppointment,
  decodeNearestAppointment,
  decodeTimes,
  decodeWeekAvailability,
} from './decode.ts';
export {
  beginAppointmentFlow,
  losesChoice,
  nextAppointmentFlow,
  type AppointmentFlow,
  type AppointmentFlowEvent,
} from './flow.ts';
export type { AppointmentDetail, AvailabilityDay, BookedAppointment, WeekAvailability } from './model.ts';
export { joinLink, mayChange, mayJoin, type JoinLink } from './rules.ts';
export {
  awaitedDay,
  awaitedWeek,
  beginWeekChoice,
  chosenSlot,
  nextWeekChoice,
  weekMoves,
  type ChosenDay,
  type Direction,
  type WeekChoice,
  type WeekChoiceEvent,
} from './week-choice.ts';
export type {
  AppointmentDetailWire,
  AppointmentWire,
  RescheduleAppointmentRequestWire,
  TimeSlotWire,
  WeekAvailabilityWire,
} from './wire.ts';
