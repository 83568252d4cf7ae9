import type { Page, Route } from 'playwright';
import { paths } from '@portal/domain/screens';
import { takeSlot } from '@portal/mocks/mock-backend';
import { instantInZone } from '@portal/domain/shared';
import { describe, expect } from 'vitest';
import { test } from './portal.ts';
import { holdRequests } from './requests.ts';
import { navigate, pushAddress } from './screens.ts';

const CREATE = 'Appointment/CreateAppointment';
const WEEK = 'Appointment/GetTeacherAvailabilityDay';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const step = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 2 });
const toNext = async (page: Page, choice: string) => {
  await page.getByRole('radio', { name: choice }).check({ force: true });
  await next(page).press('Enter');
};

/** Chooses the first free day that is offered, and its first time. */
async function chooseFirstTime(page: Page): Promise<{ day: string; time: string }> {
  const tab = page.getByRole('tab', { name: /, free times$/ }).first();
  await tab.click();
  const day = /\d{2}\/\d{2}\/\d{4}/.exec((await tab.textContent()) ?? '')?.[0] ?? '';
  // Only the times of this day, not those of the day shown before.
  const radio = page
    .getByRole('group', { name: new RegExp(day) })
    .getByRole('radio')
    .first();
  const time = (await radio.getAttribute('value')) ?? '';
  await radio.check({ force: true });
  await expect.poll(() => next(page).isEnabled()).toBe(true);
  return { day, time };
}

const isoOf = (day: string) => day.split('/').toReversed().join('-');

describe('booking', () => {
  test('by the wizard of the hub, with the keyboard alone; closed with a question once something was chosen', async ({
    portal,
  }) => {
    const page = await portal.openAt('/Appointments');
    await page.getByRole('link', { name: 'Book a meeting' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('h2:focus').getByText('What do you need?').waitFor();
    expect(await next(page).isDisabled()).toBe(true);
    await page.getByRole('radio', { name: 'Speaking feedback' }).focus();
    await page.keyboard.press('Space');
    await next(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('h2:focus').getByText('Which course is it for?').waitFor();
    await page.getByRole('radio', { name: 'PTE Academic in 6 weeks' }).focus();
    await page.keyboard.press('Space');
    await next(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('h2:focus').getByText('Choose a teacher').waitFor();
    await page.getByRole('radio', { name: 'Priya Raman' }).focus();
    await page.keyboard.press('Space');
    await next(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('h2:focus').getByText('Choose a day and time').waitFor();
    // The shortcut to a free time.
    const free = page.getByRole('region', { name: 'Next free times with Priya Raman' }).getByRole('button').first();
    await free.focus();
    await page.keyboard.press('Enter');
    await next(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('h2:focus').getByText('Check and confirm').waitFor();
    const confirm = page.getByRole('button', { name: 'Confirm booking' });
    await confirm.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('h2:focus').getByText('You’re booked').waitFor();
    expect(portal.count(CREATE)).toBe(1);
    const booked = portal.student('mei').appointments.at(-1);
    expect(booked).toMatchObject({ typeId: 61, teacherId: 73, courseId: 101, status: 'Pending' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('appointment.ics');
    // Back does not lead into a wizard that is done.
    await page.goBack();
    await page.getByRole('heading', { name: 'Coming up' }).waitFor();
    await page.getByRole('link', { name: 'See all booked meetings' }).click();
    // Not by its link alone: the hub, which is shown until the page's code has loaded, has such a link, too.
    await page.locator('h1:focus').getByText('Booked meetings').waitFor();
    await page
      .getByRole('link', { name: /Priya Raman/ })
      .first()
      .waitFor();

    // Closing asks for confirmation once something was chosen.
    await navigate(page, paths.meetings);
    await page.getByRole('link', { name: 'Book a meeting' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Coming up' }).waitFor();
    await page.getByRole('link', { name: 'Book a meeting' }).click();
    await toNext(page, 'Speaking feedback');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Continue booking' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('heading', { name: 'Coming up' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('from a course, with Back and a reload in the middle', async ({ portal }) => {
    const page = await portal.openAt('/AvailableCourses');
    await page.getByRole('link', { name: 'PTE Academic in 6 weeks' }).click();
    await page.getByText('No booking quota left.').or(page.getByText(/left$/)).first().waitFor();
    await page.getByRole('link', { name: /^Book.*Speaking feedback/ }).click();
    await step(page, 'Choose a teacher').waitFor();
    await toNext(page, 'Daniel Okafor');
    const { day, time } = await chooseFirstTime(page);
    await next(page).press('Enter');
    await step(page, 'Check and confirm').waitFor();
    await page.reload();
    await step(page, 'Check and confirm').waitFor();
    await page.getByText(`${day}, ${time}`).first().waitFor();
    await page.goBack();
    await step(page, 'Choose a day and time').waitFor();
    expect(await page.getByRole('radio', { name: time }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Back', exact: true }).last().click();
    await step(page, 'Choose a teacher').waitFor();
    expect(await page.getByRole('radio', { name: 'Daniel Okafor' }).isChecked()).toBe(true);
    await next(page).press('Enter');
    // The day and time are kept.
    await page.getByRole('radio', { name: time, checked: true }).waitFor();
    await next(page).press('Enter');
    await page.getByRole('button', { name: 'Confirm booking' }).dblclick();
    await step(page, 'You’re booked').waitFor();
    expect(portal.count(CREATE)).toBe(1);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('heading', { name: 'Teacher meetings', level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('skips weeks without a free day, fetches a failed one again, offers another time for one that was taken, and keeps each choice offline', async ({
    portal,
  }) => {
    const page = await portal.openAt('/TeacherMeeting/101?type=61&teacher=71');
    const range = page.getByText(/^\d{2}\/\d{2}\/\d{4} to /);
    const freeDay = page.getByRole('tab', { name: /, free times$/ }).first();
    const confirm = page.getByRole('button', { name: 'Confirm booking' });
    await freeDay.waitFor();
    const first = await range.textContent();
    // One of three weeks has no free day: it is skipped, and a note says so.
    const note = page.getByText(/so we skipped 1 week\.$/);
    for (let moves = 0; moves < 3 && (await note.count()) === 0; moves += 1) {
      const before = (await range.textContent()) ?? '';
      await page.getByRole('button', { name: 'Next week' }).click();
      await range.filter({ hasNotText: before }).waitFor();
      await freeDay.waitFor();
    }
    await note.waitFor();
    await page.getByRole('button', { name: /^See week of / }).click();
    await note.waitFor({ state: 'detached' });
    await freeDay.waitFor();
    for (let back = 0; back < 3 && (await range.textContent()) !== first; back += 1) {
      await page.getByRole('button', { name: 'Previous week' }).click();
      await freeDay.waitFor();
    }
    expect(await page.getByRole('button', { name: 'Previous week' }).isDisabled()).toBe(true);

    // A week that fails is fetched again.
    portal.backend.faults.fail(WEEK, { kind: 'rejected', messages: ['The timetable is closed.'] }, 1);
    await page.getByRole('button', { name: 'Next week' }).click();
    await page.getByText('The timetable is closed.').waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await freeDay.waitFor();

    // A message says that somebody else took the time, and the same day is offered again.
    const taken = await chooseFirstTime(page);
    await next(page).press('Enter');
    await step(page, 'Check and confirm').waitFor();
    const starts = instantInZone({ date: isoOf(taken.day), time: taken.time }, 'Australia/Sydney');
    // Taken only when the booking is sent: a week that is fetched in the meantime would already show it.
    const takeAtLast = (route: Route) => {
      takeSlot(portal.backend, portal.student('mei'), 71, starts);
      return route.continue();
    };
    await page.route(`**/api/${CREATE}`, takeAtLast, { times: 1 });
    await confirm.click();
    const error = page.getByRole('dialog', { name: 'Error' });
    await error.getByText('This time has just been taken. Choose another time.').waitFor();
    await page.keyboard.press('Escape');
    await step(page, 'Choose another time').waitFor();
    await page.getByText(`${taken.time} has just been taken`).waitFor();
    expect(await page.getByRole('radio', { name: taken.time }).count()).toBe(0);
    await page.getByRole('radio').first().check({ force: true });
    await next(page).press('Enter');
    await confirm.click();
    await step(page, 'You’re booked').waitFor();
    expect(portal.count(CREATE)).toBe(2);
    const booked = portal.student('mei').appointments.length;
    await page.getByRole('button', { name: 'Done' }).press('Enter');

    // A double click on Next sends nothing, though the button that sends appears in its place.
    await page.getByRole('link', { name: /^Book.*Speaking feedback/ }).click();
    await step(page, 'Choose a teacher').waitFor();
    await toNext(page, 'Daniel Okafor');
    const { time } = await chooseFirstTime(page);
    await next(page).dblclick();
    await step(page, 'Check and confirm').waitFor();
    expect(portal.count(CREATE)).toBe(2);

    // Offline, every choice is kept.
    portal.allow(/Failed to load resource|net::ERR/);
    await page.context().setOffline(true);
    await confirm.press('Enter');
    await error.waitFor();
    await page.context().setOffline(false);
    await page.keyboard.press('Escape');
    await error.waitFor({ state: 'detached' });
    await page.getByText(time).first().waitFor();
    await confirm.press('Enter');
    await step(page, 'You’re booked').waitFor();
    // A reload does not offer again what is booked.
    await page.reload();
    await page.getByRole('heading', { name: 'Booked meetings', level: 1 }).waitFor();
    // A booking sent by the double click would be one more.
    expect(portal.count(CREATE)).toBe(4);
    expect(portal.student('mei').appointments).toHaveLength(booked + 1);
  });
});

describe('a booked meeting', () => {
  test('is opened from its address and the list, rescheduled and cancelled, or booked again; a teacher’s request cannot be changed', async ({
    portal,
  }) => {
    const page = await portal.openAt('/BookedMeetings?appointment=621');
    const request = page.getByRole('dialog', { name: 'Teacher Request' });
    await request.getByText('Room 4, Level 2').waitFor();
    expect(await request.getByRole('button', { name: 'Reschedule' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await request.waitFor({ state: 'detached' });

    // The list shows the changes.
    const row = page.getByRole('link', { name: /Speaking feedback.*Daniel Okafor/ }).first();
    await row.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    await dialog.getByLabel('Day').selectOption({ index: 1 });
    await dialog.getByLabel('Time').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await dialog.getByRole('button', { name: 'Confirm new time' }).dblclick();
    await page.getByRole('dialog', { name: 'Appointment rescheduled' }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    expect(portal.count('Appointment/RescheduleAppointment')).toBe(1);
    await page.getByText('Waiting admin/teacher to generate').first().waitFor();

    const cancellation = await holdRequests(page, '**/api/Appointment/CancelAppointment');
    await page.getByRole('link', { name: /Sophie Laurent.*Pending/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await page
      .getByRole('dialog', { name: 'Cancel this appointment?' })
      .getByRole('button', { name: 'Cancel appointment' })
      .click();
    // The browser's back does not hide the response that is still to come.
    const opened = page.url();
    await page.goBack();
    await page.waitForURL(opened);
    cancellation.open();
    await page.getByRole('dialog', { name: 'Appointment cancelled' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      // By keyboard: a click at the position of the last one would count as a double click.
      page.getByRole('button', { name: 'Remove from calendar' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toBe('appointment.ics');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: /Sophie Laurent.*Cancelled/ }).waitFor();

    // A past appointment is booked again with the same teacher.
    await pushAddress(page, '/BookedMeetings?appointment=622');
    await page.getByRole('link', { name: 'Book again with Sophie Laurent' }).click();
    await step(page, 'Choose a day and time').waitFor();
    await page.getByRole('region', { name: 'Next free times with Sophie Laurent' }).waitFor();
  });

  test('is one of a hundred and twenty, fetched by fifties', async ({ portal }) => {
    const page = await portal.openAt('/BookedMeetings', { as: 'max' });
    await page.getByRole('heading', { name: 'Past' }).waitFor();
    expect(portal.count('Appointment/GetStudentAppointments')).toBe(1);
    const box = page.getByRole('region', { name: 'Booked meetings' });
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(() => portal.count('Appointment/GetStudentAppointments')).toBeGreaterThan(1);
  });
});
