import { decodeBusyDays, decodeAgendaDay, decodeCalendarLiveClass } from '@portal/domain/calendar';
import { decodeBoolean } from '@portal/domain/shared';
import { queryOptions } from '@tanstack/react-query';
import { CALENDAR_KEY, createQueryFn, type CallSpec, type Client } from '../client/index.ts';

const dayCall = (date: string): CallSpec => ({
  path: 'EventCalendar/GetEventsByDate',
  method: 'GET',
  query: { eventDate: date },
});
/* Asked for a file by hand: the button says when there is none, and the page stays. */
const monthCall = (date: string): CallSpec => ({
  path: 'EventCalendar/GetCurrentMonthEvents',
  method: 'GET',
  query: { date },
  silent: true,
});
const busyDaysCall: CallSpec = { path: 'EventCalendar/GetDaysOfAvailableScheduleInAWeek', method: 'GET' };
const showsPanelCall: CallSpec = {
  path: 'EventCalendar/ShowHideLiveClassAndMeetings',
  method: 'GET',
  silent: true,
};
const liveClassCall = (id: number): CallSpec => ({
  path: 'LiveClass/GetLiveClassEvent',
  method: 'POST',
  body: { LiveClassEventId: id },
});

/** The student's calendar as the dashboard shows it. Dates are `YYYY-MM-DD` in the student's zone. */
export const calendarQueries = {
  /** Whether the live-class and meetings panel is there at all. */
  showsPanel: (client: Client) =>
    queryOptions({
      queryKey: ['shell', 'showsWeek'],
      queryFn: createQueryFn(client, showsPanelCall, decodeBoolean),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The days with something planned, of the seven from today. */
  busyDays: (client: Client, today: string) =>
    queryOptions({
      queryKey: [...CALENDAR_KEY, 'busyDays', today],
      queryFn: createQueryFn(client, busyDaysCall, decodeBusyDays),
    }),
  /** What a day holds. */
  day: (client: Client, date: string) =>
    queryOptions({
      queryKey: [...CALENDAR_KEY, 'day', date],
      queryFn: createQueryFn(client, dayCall(date), decodeAgendaDay),
    }),
  /** Everything in the month of this day: for a calendar file. */
  month: (client: Client, date: string) =>
    queryOptions({
      queryKey: [...CALENDAR_KEY, 'month', date.slice(0, 7)],
      queryFn: createQueryFn(client, monthCall(date), decodeAgendaDay),
    }),
  /** One live class with fresh flags; null when it is gone. Not kept: asked for anew, it must not be what it once was. */
  liveClass: (client: Client, id: number) =>
    queryOptions({
      queryKey: [...CALENDAR_KEY, 'liveClass', id],
      queryFn: createQueryFn(client, liveClassCall(id), decodeCalendarLiveClass),
      gcTime: 0,
    }),
};
