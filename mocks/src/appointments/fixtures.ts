import {
  decodeAppointmentDetail,
  decodeTimes,
  decodeWeekAvailability,
  type AppointmentDetailWire,
  type WeekAvailability,
} from '@portal/domain/appointments';
import { addDays } from '@portal/domain/shared';
import { fixtureContext } from '../fixtures/context.ts';

/** A teacher's week as the server sends it; `available` counts from Monday, 0 to 6. */
function week(monday: string, available: readonly number[], isLast = false): WeekAvailability {
  return decodeWeekAvailability({
    WeekAvailabilities: Array.from({ length: 7 }, (_, day) => ({
      IsAvailable: available.includes(day),
      DayOfDate: '',
      DateLabel: '',
      ShortDate: addDays(monday, day),
    })),
    IsLastWeek: isLast,
  });
}

const movedWire: AppointmentDetailWire = {
  Id: 601,
  TypeId: 61,
  Type: 'Speaking feedback',
  TeacherId: 71,
  TeacherName: 'Daniel Okafor',
  CourseId: 101,
  CourseName: 'PTE Academic in 6 weeks',
  AppointmentTime: '2026-11-25T03:30:00Z',
  Status: 'Pending',
  JoinUrl: null,
};

const times = (...list: string[]) => decodeTimes(list.map((time) => ({ AvailableTime24: time, AvailableTime12: '' })));

/** A teacher's availability, from the week of every story on, and a rescheduled appointment. */
export const availability = {
  thisWeek: week('2026-11-16', [5, 6]),
  nextWeek: week('2026-11-23', [0, 2, 3, 5]),
  lastWeek: week('2026-11-23', [2], true),
  emptyLastWeek: week('2026-11-23', [], true),
  times: times('09:00', '09:30', '11:00', '14:30', '15:00', '18:30'),
  moved: decodeAppointmentDetail({ AppointmentDetail: movedWire }, fixtureContext),
};
