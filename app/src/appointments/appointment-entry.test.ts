import { safeHref } from '@portal/mocks/fixtures';
import { describe, expect, test } from 'vitest';
import { appointmentEntry, type AppointmentForEntry } from './appointment-entry.ts';

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

test('has the key of the dashboard’s item, the link, and the time in the words of the student', () => {
  expect(appointmentEntry(appointment, when)).toEqual({
    key: 'appointment-601',
    title: 'Speaking feedback: Daniel Okafor',
    starts: appointment.starts,
    ends: null,
    url: href,
    description: `Speaking feedback\n${when}`,
    location: null,
  });
});

describe('a link that its dialog does not have is not in the entry', () => {
  test.each<[string, Partial<AppointmentForEntry>]>([
    ['not confirmed', { status: 'pending' }],
    ['not generated', { link: null }],
    ['face to face', { mode: 'faceToFace' }],
    ['not allowed', { link: { text: 'ftp://meet.example.com', href: null } }],
    ['a teacher request that is over', { requestedByTeacher: true, passed: true }],
  ])('%s', (_, change) => {
    expect(appointmentEntry({ ...appointment, ...change }, when).url).toBeNull();
  });
});
