import { decodeBusyDays, decodeAgendaDay, decodeCalendarLiveClass } from '@portal/domain/calendar';
import { decodeBoolean } from '@portal/domain/shared';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { CALENDAR_KEY, createQueryFn, SERVER_FLAGS_KEY, type CallSpec, type Client } from '../client/index.ts';

/** The items of a day. */
export const agendaDayCall = (date: string): CallSpec => ({
  path: 'EventCalendar/GetEventsByDate',
  method: 'GET',
  query: { eventDate: date },
});
/* Silent: fetched for a calendar file, whose button shows a failure. */
const monthCall = (date: string): CallSpec => ({
  path: 'EventCalendar/GetCurrentMonthEvents',
  method: 'GET',
  query: { date },
  silent: true,
});
const busyDaysCall: CallSpec = { path: 'EventCalendar/GetDaysOfAvailableScheduleInAWeek', method: 'GET' };
/** The server's flag for the week panel. */
export const calendarPanelCall: CallSpec = {
  path: 'EventCalendar/ShowHideLiveClassAndMeetings',
  method: 'GET',
  silent: true,
};
const liveClassCall = (id: number): CallSpec => ({
  path: 'LiveClass/GetLiveClassEvent',
  method: 'POST',
  body: { LiveClassEventId: id },
});

const BUSY_DAYS_KEY = [...CALENDAR_KEY, 'busyDays'] as const;

/** Whether a query of the calendar is one for the busy days. */
export const isBusyDaysQuery = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] === BUSY_DAYS_KEY[1];

/** The student's calendar as the dashboard shows it. Dates are `YYYY-MM-DD` in the student's zone. */
export const calendarQueries = {
  /** The server's flag for the live-class and meetings panel. */
  showsPanel: (client: Client) =>
    queryOptions({
      queryKey: [...SERVER_FLAGS_KEY, 'calendarPanel'],
      queryFn: createQueryFn(client, calendarPanelCall, decodeBoolean),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The busy days among the seven days from `today`. */
  busyDays: (client: Client, today: string) =>
    queryOptions({
      queryKey: [...BUSY_DAYS_KEY, today],
      queryFn: createQueryFn(client, busyDaysCall, decodeBusyDays),
    }),
  day: (client: Client, date: string) =>
    queryOptions({
      queryKey: [...CALENDAR_KEY, 'day', date],
      queryFn: createQueryFn(client, agendaDayCall(date), decodeAgendaDay),
    }),
  /**
   * All items in the month of a day, for a calendar file. The key is outside of `CALENDAR_KEY`, so that a registration
   * in the meantime, which invalidates the calendar, does not cancel the fetch.
   */
  month: (client: Client, date: string) =>
    queryOptions({
      queryKey: ['calendarFile', date.slice(0, 7)],
      queryFn: createQueryFn(client, monthCall(date), decodeAgendaDay),
      gcTime: 0,
    }),
  /** A live class with current flags; null when it no longer exists. Not cached, so that old flags are never shown. */
  liveClass: (client: Client, id: number) =>
    queryOptions({
      queryKey: [...CALENDAR_KEY, 'liveClass', id],
      queryFn: createQueryFn(client, liveClassCall(id), decodeCalendarLiveClass),
      gcTime: 0,
    }),
};
