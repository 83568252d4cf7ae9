import type { TimeSlotWire, WeekAvailabilityWire } from '@portal/domain/appointments';
import { addDays, instantInZone, inZone, mondayOf, type DayAndTime } from '@portal/domain/shared';
import { endOf } from './model.ts';
import type { MockBackend, Student } from '../backend/model.ts';
import { SCHOOL_ZONE, zoneOf } from '../backend/clock.ts';

const TIMES = ['09:00', '09:30', '11:00', '14:30', '15:00', '18:00', '18:30', '19:00'];
const SLOT_MS = 30 * 60_000;

/** The last week with availability, counted from this one. */
const LAST_WEEK = 5;
const DAY_MS = 86_400_000;

/** A teacher without availability. */
export const AWAY_TEACHER = 79;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
const todayAtSchool = ({ now }: Pick<MockBackend, 'now'>) => inZone(now(), SCHOOL_ZONE).date;

/** Returns the number of weeks from this one; negative = before it. */
function weekIndex(backend: Pick<MockBackend, 'now'>, date: string): number {
  return daysBetween(mondayOf(todayAtSchool(backend)), mondayOf(date)) / 7;
}

/** The times a teacher works on a day in the school's zone: every third week off, four days a week, some times a day. */
function workingTimes(backend: Pick<MockBackend, 'now'>, teacherId: number, typeId: number, date: string): string[] {
  const week = weekIndex(backend, date);
  const weekday = daysBetween(mondayOf(date), date);
  const off = (week + teacherId) % 3 === 0 || [1, 4, 6].includes((weekday + teacherId) % 7);
  if (teacherId === AWAY_TEACHER || week < 0 || week > LAST_WEEK || off) return [];
  const day = daysBetween('2020-01-01', date);
  return TIMES.filter((_time, i) => (i + day + typeId) % 3 !== 0);
}

/** The free times of a day in the student's zone: in the future, worked by the teacher, and not booked. */
function freeTimes(backend: MockBackend, student: Student, teacherId: number, typeId: number, date: string): string[] {
  const zone = zoneOf(student);
  const taken = backend.students
    .flatMap(({ appointments }) => appointments)
    .filter((one) => one.teacherId === teacherId && one.status !== 'Cancelled');
  // A day in the student's zone can overlap three days in the school's.
  return [-1, 0, 1]
    .map((days) => addDays(date, days))
    .flatMap((day) =>
      workingTimes(backend, teacherId, typeId, day).map((time) => instantInZone({ date: day, time }, SCHOOL_ZONE)),
    )
    .filter((start) => start > backend.now())
    .filter((start) => !taken.some((one) => Date.parse(one.starts) < start.getTime() + SLOT_MS && endOf(one) > +start))
    .map((start) => inZone(start, zone))
    .filter((there) => there.date === date)
    .map(({ time }) => time)
    .toSorted();
}

const labels = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** Appointment/GetTeacherAvailabilityPerWeek: seven days from the Monday. */
export function availableWeek(
  backend: MockBackend,
  student: Student,
  teacherId: number,
  typeId: number,
  startDate: string,
): WeekAvailabilityWire {
  const monday = mondayOf(startDate);
  const days = Array.from({ length: 7 }, (_, i) => addDays(monday, i));
  return {
    WeekAvailabilities: days.map((date) => ({
      IsAvailable: freeTimes(backend, student, teacherId, typeId, date).length > 0,
      DayOfDate: weekdays.format(new Date(date)),
      DateLabel: labels.format(new Date(date)),
      ShortDate: date,
    })),
    IsLastWeek: weekIndex(backend, monday) >= LAST_WEEK,
  };
}

/** `14:30` as `02:30 PM`. */
function twelveHour(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${String(hour % 12 || 12).padStart(2, '0')}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Appointment/GetTeacherTimeAvailability. */
export function availableTimes(
  backend: MockBackend,
  student: Student,
  teacherId: number,
  typeId: number,
  date: string,
): TimeSlotWire[] {
  return freeTimes(backend, student, teacherId, typeId, date).map((time) => ({
    AvailableTime24: time,
    AvailableTime12: twelveHour(time),
  }));
}

/** The start of a free slot; null when it is not free. */
export function freeSlot(
  backend: MockBackend,
  student: Student,
  teacherId: number,
  typeId: number,
  { date, time }: DayAndTime,
): Date | null {
  const free = freeTimes(backend, student, teacherId, typeId, date).includes(time);
  return free ? instantInZone({ date, time }, zoneOf(student)) : null;
}
