import { addDays, instantInZone, inZone } from '@portal/domain/shared';
import type { MockBackend, Student } from './model.ts';

/** The school's zone, in which its times are written. */
export const SCHOOL_ZONE = 'Australia/Sydney';

/** A time of the school, ISO in UTC, `days` after today. */
export function atSchool(today: string, days: number, time: string): string {
  return instantInZone({ date: addDays(today, days), time }, SCHOOL_ZONE).toISOString();
}

/** The time zone of a student's days. */
export function zoneOf({ account }: { account: Pick<Student['account'], 'TimeZoneWithUtc'> }): string {
  return /\S+$/.exec(account.TimeZoneWithUtc ?? '')?.[0] ?? 'UTC';
}

/** Today in the student's zone, `YYYY-MM-DD`. */
export function todayOf(backend: MockBackend, student: Student): string {
  return inZone(backend.now(), zoneOf(student)).date;
}
