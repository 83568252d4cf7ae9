import { safeHref } from '@portal/mocks/fixtures';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';

const url = safeHref('https://meet.example.com/a/601');
const entry: CalendarEntry = {
  key: 'appointment-601',
  title: 'Speaking feedback',
  starts: new Date('2026-11-25T03:30:00Z'),
  ends: null,
  url,
  description: 'Speaking feedback\nWed 25/11/2026, 14:30, Eastern Australia Time (UTC+11)',
};

/** The lines of the file; long ones are folded. */
const linesOf = async (one: CalendarEntry, method?: 'cancel') =>
  (await (await calendarFile([one], method)).text()).replaceAll(/\r\n[\t ]/g, '').split('\r\n');

test('an entry has its key, its time in UTC, its link and its words', async () => {
  const lines = await linesOf(entry);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:appointment-601@student-portal',
      'DTSTART:20261125T033000Z',
      `URL:${url}`,
      'DESCRIPTION:Speaking feedback\\nWed 25/11/2026\\, 14:30\\, Eastern Australia Time (UTC+11)',
    ]),
  );
  expect(lines).not.toContain('STATUS:CANCELLED');
});

test('without a link there is none in the file', async () => {
  expect((await linesOf({ ...entry, url: null })).filter((line) => line.startsWith('URL'))).toEqual([]);
});

test('one that does not take place says so, also among others that do', async () => {
  expect(await linesOf({ ...entry, cancelled: true })).toContain('STATUS:CANCELLED');
});

test('a later file replaces an earlier one: the sequence is the time in seconds', async () => {
  const before = Math.floor(Date.now() / 1000);
  const sequence = (await linesOf(entry)).find((line) => line.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length);
  expect(Number(sequence)).toBeGreaterThanOrEqual(before);
});

test('a cancelled one takes the same entry out', async () => {
  const lines = await linesOf(entry, 'cancel');
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:appointment-601@student-portal']),
  );
});
