import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './portal.ts';
import { holdRequests } from './requests.ts';
import { goWithin } from './screens.ts';
import { waitForPortal } from './whole-pages.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const task = (page: Page, name: string) => region(page, 'Your tasks').getByRole('listitem').filter({ hasText: name });

test('a study schedule has its course read, once, with files that are not found; it is refreshed', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.openAt('/HelpDashboard');
  await waitForPortal(page);
  const [plan] = portal.student('mei').schedules;
  const { files = [] } = plan ?? {};
  Object.assign(plan ?? {}, {
    files: [...files, { FileName: 'Outline.pdf', FullFilePath: '/school/files/outline-2025.pdf' }],
  });
  portal.backend.faults.fail('StudySchedule/GetAttachments', { kind: 'rejected', messages: ['No.'] });
  portal.backend.faults.fail('StudySchedule/ReadCourseOnline', { kind: 'rejected', messages: ['No.'] }, 1);

  await goWithin(page, '/StudySchedule/101');
  await page.getByRole('heading', { name: 'Study schedule', level: 1 }).waitFor();
  await region(page, 'Weeks').getByText('Week 3 of 6').waitFor();
  await task(page, 'Book your test').getByText('Complete all lessons first').waitFor();

  // An outline that cannot be fetched shows an error, and a retry fetches it.
  await page.getByRole('button', { name: /Read the course online/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Read the course online' });
  const alert = dialog.getByRole('alert');
  await alert.getByText('error occurs.').waitFor();
  portal.backend.faults.fail('StudySchedule/GetAttachments', { kind: 'rejected', messages: [] }, 0);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText('file is not found.').waitFor();
  expect(await alert.count()).toBe(0);
  const file = dialog.getByRole('button', { name: /^PTE Academic course outline.pdf/ });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('PTE Academic course outline.pdf');
  // For a file that the server lists but does not have, the dialog shows a message, too.
  await dialog.getByRole('button', { name: /^Outline.pdf/ }).click();
  await alert.getByText('file is not found.').waitFor();
  expect(page.context().pages()).toHaveLength(1);

  // When marking it as read fails, it can be sent again.
  await dialog.getByRole('button', { name: 'Mark as read' }).click();
  await alert.getByText('error occurs.').waitFor();
  expect(portal.count('StudySchedule/ReadCourseOnline')).toBe(1);
  await dialog.getByRole('button', { name: 'Mark as read' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  await task(page, 'Read the course online').getByText('Sat 21/11/2026').waitFor();
  expect(portal.count('StudySchedule/ReadCourseOnline')).toBe(2);
  await page.reload();
  await task(page, 'Read the course online').getByText('Completed', { exact: false }).waitFor();

  // After a refresh, it shows the changes.
  await task(page, 'Describe Image').getByText('7 of 12').waitFor();
  const module = plan?.sent.ModuleDtos.find(({ Name }) => Name === 'Describe Image');
  Object.assign(module ?? {}, { CompletedPracticeLessonCount: 8 });
  const before = portal.count('Course/GetCourseStudySchedule');
  const answer = await holdRequests(page, '**/api/Course/GetCourseStudySchedule');
  await page.getByRole('button', { name: 'Refresh' }).dblclick();
  answer.open();
  await page.getByRole('status').getByText('Up to date').waitFor();
  await task(page, 'Describe Image').getByText('8 of 12').waitFor();
  expect(portal.count('Course/GetCourseStudySchedule')).toBe(before + 1);
  // A failure removes nothing.
  portal.backend.faults.fail('Course/GetCourseStudySchedule', { kind: 'rejected', messages: ['Not today.'] });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('alert').getByText('Not today.').waitFor();
  await task(page, 'Describe Image').getByText('8 of 12').waitFor();
});

test('a schedule that a course does not have leads back to it; the test of one without an outline is booked', async ({
  portal,
}) => {
  const page = await portal.openAt('/StudySchedule/102');
  await page.getByRole('heading', { name: 'No study schedule' }).waitFor();
  const course = page.getByRole('banner').getByRole('link', { name: 'IELTS Academic: Writing Task 2' });
  expect(await course.getAttribute('href')).toBe('/mycourse/102');
  expect(await page.getByRole('link', { name: 'Go to course' }).getAttribute('href')).toBe('/mycourse/102');

  await goWithin(page, '/StudySchedule/103');
  await page.getByText('Course outline not found').waitFor();
  await page.getByRole('link', { name: /Book your test/ }).click();
  // The link carries the type of appointment.
  await page.waitForURL('**/TeacherMeeting/103?step=teacher&type=63');
  await page.getByRole('heading', { name: 'Choose a teacher' }).waitFor();
});

test('the test of a schedule is rescheduled, shows at its new time, is cancelled, and can be booked again', async ({
  portal,
}) => {
  const page = await portal.openAt('/StudySchedule/104');
  const booked = region(page, 'Your test');
  await booked.getByText('Tue 01/12/2026, 14:30').waitFor();
  await booked.getByRole('button', { name: 'Reschedule or cancel' }).click();
  const detail = page.getByRole('dialog', { name: 'Test consultation' });
  await detail.getByText('TOEFL iBT listening').waitFor();
  await detail.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule appointment' });
  const day = dialog.getByRole('combobox', { name: 'Day' });
  await day.selectOption({ index: 1 });
  const time = dialog.getByRole('combobox', { name: 'Time' });
  await expect.poll(() => time.isEnabled()).toBe(true);
  await time.selectOption({ index: 1 });
  const chosen = await time.inputValue();
  const date = await day.inputValue();
  // By keyboard: clicks at the same position count as a double click.
  await dialog.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Confirm new time' }).dblclick();
  await page
    .getByRole('dialog', { name: 'Appointment rescheduled' })
    .getByRole('button', { name: 'Done' })
    .press('Enter');
  expect(portal.count('Appointment/RescheduleAppointment')).toBe(1);
  // With the calls that need no course (contract 1.8, 17).
  expect(portal.calls.find(({ path }) => path === 'Appointment/GetTeacherAvailabilityDay')?.body).toMatchObject({
    TeacherId: 71,
    AppointmentTypeId: 63,
  });
  expect(portal.count('Appointment/GetAvailabilityTimePerDay')).toBe(1);
  const [y, m, d] = date.split('-');
  await booked.getByText(`${d}/${m}/${y}, ${chosen}`).waitFor();

  // It is cancelled.
  await page.getByRole('button', { name: 'Reschedule or cancel' }).click();
  await detail.getByRole('button', { name: 'Cancel appointment' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await question.getByRole('button', { name: 'Cancel appointment' }).dblclick();
  await page
    .getByRole('dialog', { name: 'Appointment cancelled' })
    .getByRole('button', { name: 'Done' })
    .press('Enter');
  expect(portal.count('Appointment/CancelAppointment')).toBe(1);
  await page.getByRole('link', { name: /Book your test/ }).waitFor();
  expect(await region(page, 'Your test').count()).toBe(0);
});
