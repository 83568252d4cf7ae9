// @vitest-environment jsdom
import { appointments } from '@portal/mocks/fixtures';
import { paths } from '@portal/domain/screens';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { createI18n, type Language } from '../i18n/index.ts';
import { AppointmentRow } from './AppointmentRow.tsx';

afterEach(cleanup);

/** The link of an appointment's row, and that to join it, which is offered shortly before it starts. */
async function linksOf(language: Language, appointment: (typeof appointments)['teacherRequest']) {
  const now = new Date(appointment.starts.getTime() - 60_000);
  render(
    <I18nextProvider i18n={await createI18n(language)}>
      <AppointmentRow
        appointment={appointment}
        href={paths.bookedMeetings(appointment.id)}
        now={now}
        zone="Australia/Sydney"
      />
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
