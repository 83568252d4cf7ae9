import { safeHref } from '@portal/mocks/fixtures';
import { describe, expect, test } from 'vitest';
import { appointmentEntry, calendarFile, type AppointmentForEntry } from './calendar-file.ts';

const when = 'Wed 25/11/2026, 14:30, Eastern Australia Time (UTC+11)';
const href = safeHref('https://meet.example.com/a/601');
const appointment: AppointmentForEntry = {
  id: 601,
  type: 'Speaking feedback',
  teacher: 'Daniel Okafor',
  starts: new Date('2026-11-25T03:30:00Z'),
  status: 'active',
  link: { text: href, href },
};

/** The lines of the file; long ones are folded. */
const fileOf = async (one: AppointmentForEntry, method?: 'cancel') =>
  (await (await calendarFile([appointmentEntry(one, when)], method)).text()).replaceAll(/\r\n[\t ]/g, '').split('\r\n');

test('an appointment says its time in the words of the student', async () => {
  const lines = await fileOf(appointment);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:appointment-601@student-portal',
      'DTSTART:20261125T033000Z',
      `URL:${href}`,
      'DESCRIPTION:Speaking feedback\\nWed 25/11/2026\\, 14:30\\, Eastern Australia Time (UTC+11)',
    ]),
  );
  expect(lines).not.toContain('STATUS:CANCELLED');
});

test('a later file replaces an earlier one: the sequence is the time in seconds', async () => {
  const before = Math.floor(Date.now() / 1000);
  const sequence = (await fileOf(appointment)).find((line) => line.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length);
  expect(Number(sequence)).toBeGreaterThanOrEqual(before);
});

test('a cancelled one takes the same entry out', async () => {
  const lines = await fileOf(appointment, 'cancel');
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:appointment-601@student-portal']),
  );
});

describe('a link that its dialog does not have is not in the file', () => {
  test.each<[string, Partial<AppointmentForEntry>]>([
    ['not confirmed', { status: 'pending' }],
    ['not generated', { link: null }],
    ['face to face', { mode: 'faceToFace' }],
    ['not allowed', { link: { text: 'ftp://meet.example.com', href: null } }],
    ['a teacher request that is over', { requestedByTeacher: true, passed: true }],
  ])('%s', async (_, change) => {
    expect((await fileOf({ ...appointment, ...change })).filter((line) => line.startsWith('URL'))).toEqual([]);
  });
});
