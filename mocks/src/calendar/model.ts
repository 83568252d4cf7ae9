import type { CalendarEventWire } from '@portal/domain/calendar';
import { addDays, dayOfMonth, inZone } from '@portal/domain/shared';
import { appointmentEntry } from '../appointments/model.ts';
import { liveClassEntry } from '../live-classes/model.ts';
import { zoneOf, todayOf } from '../backend/clock.ts';
import type { MockBackend, Student } from '../backend/model.ts';

/** All items of a student's calendar, by start. */
function everyEntry(backend: MockBackend, student: Student): CalendarEventWire[] {
  const entries = [
    ...backend.liveClasses.map((one) => liveClassEntry(backend, student, one)),
    ...student.meetings,
    ...student.appointments.filter(({ status }) => status !== 'Cancelled').map((one) => appointmentEntry(backend, one)),
  ];
  return student.hasCalendar ? entries.toSorted((a, b) => a.start.localeCompare(b.start)) : [];
}

function dayOf(student: Student, { start }: CalendarEventWire): string {
  return inZone(new Date(start), zoneOf(student)).date;
}

/** EventCalendar/GetEventsByDate: an empty day has one entry with the date of the next live class, if any. */
export function eventsOn(backend: MockBackend, student: Student, date: string): CalendarEventWire[] {
  const every = everyEntry(backend, student);
  const found = every.filter((one) => dayOf(student, one) === date);
  const later = every.find((one) => one.type === 'liveclassevent' && dayOf(student, one) > date);
  if (found.length > 0 || !later) return found;
  return [
    {
      id: `NoLiveClass-${date}`,
      title: '',
      start: `${date}T00:00:00Z`,
      end: null,
      type: 'NoLiveClass',
      extendedProps: { nextLiveClassDate: dayOf(student, later) },
    },
  ];
}

/** EventCalendar/GetCurrentMonthEvents: all items in the month of this day. */
export function eventsInMonth(backend: MockBackend, student: Student, date: string): CalendarEventWire[] {
  return everyEntry(backend, student).filter((one) => dayOf(student, one).slice(0, 7) === date.slice(0, 7));
}

/** EventCalendar/GetDaysOfAvailableScheduleInAWeek: which of the seven days from today have items. */
export function busyDays(backend: MockBackend, student: Student): number[] {
  const today = todayOf(backend, student);
  const week = Array.from({ length: 7 }, (_, i) => addDays(today, i));
  const busy = new Set(everyEntry(backend, student).map((one) => dayOf(student, one)));
  return week.filter((day) => busy.has(day)).map(dayOfMonth);
}
