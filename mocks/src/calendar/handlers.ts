import { meetingsOf } from './fixtures.ts';
import { busyDays, eventsInMonth, eventsOn } from './model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

/** The calls of segment EventCalendar. */
const calendarCalls: MakeHandler[] = [
  call(
    { method: 'GET', path: 'EventCalendar/GetEventsByDate', query: { eventDate: 'string' } },
    (student, { backend, query }) => eventsOn(backend, student, query.eventDate),
  ),
  call(
    { method: 'GET', path: 'EventCalendar/GetCurrentMonthEvents', query: { date: 'string' } },
    (student, { backend, query }) => eventsInMonth(backend, student, query.date),
  ),
  call({ method: 'GET', path: 'EventCalendar/GetDaysOfAvailableScheduleInAWeek' }, (student, { backend }) =>
    busyDays(backend, student),
  ),
  call({ method: 'GET', path: 'EventCalendar/ShowHideLiveClassAndMeetings' }, (student) => student.showsWeek),
];

export const calendarArea = {
  handlers: calendarCalls,
  createStudentState: ({ busy, nothingPlanned, weekHidden }, today) => ({
    hasCalendar: !nothingPlanned,
    showsWeek: !weekHidden,
    meetings: busy ? meetingsOf(today) : [],
  }),
} satisfies MockArea;
