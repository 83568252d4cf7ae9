export { decodeBusyDays, decodeDayPlan, decodePlannedLiveClass } from './decode.ts';
export type { DayPlan, Meeting, PlannedAppointment, PlannedItem, PlannedLiveClass } from './model.ts';
export {
  isFreeWeek,
  itemsAhead,
  joinHref,
  joinHrefNow,
  meetingHours,
  meetingWays,
  momentOf,
  nextChange,
  panelDays,
  showsWeek,
  type Moment,
  type PanelDay,
} from './rules.ts';
export type { AppointmentDashboardWire, CalendarEventWire, LiveClassDashboardWire, MeetingWire } from './wire.ts';
