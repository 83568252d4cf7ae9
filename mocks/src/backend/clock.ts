import { inZone } from '@portal/domain/shared';
import type { MockBackend, Student } from './model.ts';

/** The zone a student's days are counted in. */
export function zoneOf({ account }: { account: Pick<Student['account'], 'TimeZoneWithUtc'> }): string {
  return /\S+$/.exec(account.TimeZoneWithUtc ?? '')?.[0] ?? 'UTC';
}

/** The school's today, where the student is. */
export function todayOf(backend: MockBackend, student: Student): string {
  return inZone(backend.now(), zoneOf(student)).date;
}
