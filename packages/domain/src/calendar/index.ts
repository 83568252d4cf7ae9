export { decodeBusyDays, decodeAgendaDay, decodeCalendarLiveClass } from './decode.ts';
export type { AgendaDay, Meeting, CalendarAppointment, CalendarItem, CalendarLiveClass } from './model.ts';
export {
  isFreeWeek,
  bookingStatusOf,
  itemRelationOf,
  itemsAhead,
  joinHref,
  joinHrefNow,
  meetingHours,
  meetingChannels,
  timeRelationOf,
  nextChange,
  panelDays,
  showsCalendarPanel,
  waitsToJoin,
  withoutActions,
  withoutRegistration,
  type TimeRelation,
  type PanelDay,
} from './rules.ts';
export type { AppointmentDashboardWire, CalendarEventWire, LiveClassDashboardWire, MeetingWire } from './wire.ts';
