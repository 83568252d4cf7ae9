import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMessageDateFormat } from './message-dates.ts';

// The zone of the device is of no account: day and time already are the student's.
beforeAll(() => void vi.stubEnv('TZ', 'Australia/Sydney'));
afterAll(() => void vi.unstubAllEnvs());

test.each([
  ['en', '2026-03-06', '19:42', '06 Mar 2026', '06-Mar-2026 07:42 pm'],
  ['en', '2026-05-31', '00:05', '31 May 2026', '31-May-2026 12:05 am'],
  ['en', '2025-09-01', '12:00', '01 Sep 2025', '01-Sep-2025 12:00 pm'],
  ['en', '2024-02-29', '23:59', '29 Feb 2024', '29-Feb-2024 11:59 pm'],
  // Clocks in Sydney skip this time.
  ['en', '2026-10-04', '02:30', '04 Oct 2026', '04-Oct-2026 02:30 am'],
  ['zh', '2026-03-06', '19:42', '2026年3月6日', '2026年3月6日 19:42'],
  ['zh', '2026-12-31', '00:05', '2026年12月31日', '2026年12月31日 00:05'],
  ['zh', '2026-10-04', '02:30', '2026年10月4日', '2026年10月4日 02:30'],
] as const)('in %s %s at %s is %s, and in full %s', (language, date, time, day, long) => {
  const format = createMessageDateFormat(language);
  expect([format.day(date), format.long(date, time)]).toEqual([day, long]);
});
