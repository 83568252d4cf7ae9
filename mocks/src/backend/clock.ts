import { inZone } from '@portal/domain/shared';
import type { MockBackend, Student } from './model.ts';

/** The time zone of a student's days. */
export function zoneOf({ account }: { account: Pick<Student['account'], 'TimeZoneWithUtc'> }): string {
  return /\S+$/.exec(account.TimeZoneWithUtc ?? '')?.[0] ?? 'UTC';
}

/** Today in the student's zone, `YYYY-MM-DD`. */
export function todayOf(backend: MockBackend, student: Student): string {
  return inZone(backend.now(), zoneOf(student)).date;
}
