// @vitest-environment jsdom
import { changeLanguage, createFormat } from '@portal/ui/i18n';
import { appointments } from '@portal/mocks/fixtures';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
// Fetched with the first file; here before it, since that takes a while.
import 'ics';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catchDownloads } from '../testing/downloads.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { AppointmentFileButton } from './AppointmentFileButton.tsx';

let saved: readonly Blob[];

beforeEach(() => {
  const downloads = catchDownloads();
  ({ saved } = downloads);
  return downloads.restore;
});
afterEach(cleanup);

/** The text of the saved file. Long lines are folded, and a comma is escaped. */
const savedText = async () =>
  (await saved[0]?.text())?.replaceAll(/\r\n[\t ]/g, '').replaceAll('\\,', ',') ?? expect.fail('no file');

test('its file names a teacher’s request in the words of the student', async () => {
  const { i18n } = renderInPortal(<AppointmentFileButton appointment={appointments.teacherRequest} />);
  await act(() => changeLanguage(i18n, 'zh'));
  fireEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await savedText()).toContain(`SUMMARY:教师发起的会面: ${appointments.teacherRequest.teacher}`);
});

test.each([
  ['en', (zone: string) => `Wed 25/11/2026, 14:30, ${zone}`],
  ['zh', (zone: string) => `周三 25/11/2026 14:30，${zone}`],
] as const)('its file says the time in the words of the student, %s', async (language, whenIn) => {
  const starts = new Date('2026-11-25T03:30:00Z');
  const { i18n } = renderInPortal(<AppointmentFileButton appointment={{ ...appointments.active, starts }} />);
  await act(() => changeLanguage(i18n, language));
  fireEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await savedText()).toContain(
    String.raw`\n${whenIn(createFormat(language).zone('Australia/Sydney', starts))}` + '\r\n',
  );
});
