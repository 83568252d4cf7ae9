// @vitest-environment jsdom
import type { Appointment } from '@portal/domain/appointments';
import { paths } from '@portal/domain/screens';
import { appointments } from '@portal/mocks/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { createI18n, type Language } from '../i18n/index.ts';
import { AppointmentRow } from './AppointmentRow.tsx';

afterEach(cleanup);

/** The texts of a row's links: that of the row, and that to join, which is offered shortly before it starts. */
async function linksOf(language: Language, appointment: Appointment, zone = 'Australia/Sydney') {
  const now = new Date(appointment.starts.getTime() - 60_000);
  render(
    <I18nextProvider i18n={await createI18n(language)}>
      <AppointmentRow appointment={appointment} href={paths.bookedMeetings(appointment.id)} now={now} zone={zone} />
    </I18nextProvider>,
  );
  return (await screen.findAllByRole('link')).map((link) => link.textContent);
}

test.each([
  ['en', 'Teacher Request'],
  ['zh', '教师发起的会面'],
] as const)(
  'a teacher’s request is named in the language of the student, %s (contract 3.1)',
  async (language, name) => {
    const links = await linksOf(language, appointments.teacherRequestOnline);
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toContain(name);
  },
);

test('the name of any other type is the school’s', async () => {
  const [row] = await linksOf('zh', { ...appointments.teacherRequest, type: 'Teacher Requested' });
  expect(row).toContain('Teacher Requested');
});

// In Sydney it is on the 21st from 02:00 to 02:30, as the server's text says.
test.each([
  ['Australia/Sydney', '21', '02:00 to 02:30'],
  ['Europe/London', '20', '15:00 to 15:30'],
])('day and hours are both those of the zone of all times, %s (contract 1.7)', async (zone, day, hours) => {
  const starts = new Date('2026-11-20T15:00:00Z');
  const [row] = await linksOf('en', { ...appointments.active, starts, time: '02:00 - 02:30' }, zone);
  expect(row).toContain(day);
  expect(row).toContain(hours);
});
