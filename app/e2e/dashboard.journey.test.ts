import { readFile } from 'node:fs/promises';
import { STORY_NOW } from '@portal/mocks/story-now';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test, type Portal } from './portal.ts';
import { SCRIPTS, holdRequests, untilAnswered, untilQuiet } from './requests.ts';
import { goWithin } from './screens.ts';
import {
  announcements,
  focused,
  logOut,
  passTime,
  pathOf,
  signInAs,
  waitForCourses,
  waitForDashboard,
  waitForPaint,
} from './steps.ts';
import { waitForPortal } from './whole-pages.ts';

const week = (page: Page) => page.getByRole('region', { name: 'Live classes and meetings' });
const PANELS_CODE = /\/assets\/panels-[^/]+\.js$/;
const OPEN_CLASS = 'IELTS Writing Task 2: planning in five minutes';

async function openFromWeek(page: Page, name: string): Promise<void> {
  await week(page)
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await page.getByRole('dialog', { name }).waitFor();
}

test('the week fails in its place; a live class of it is registered for once, and given back; it is exported', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource/);
  portal.backend.now = () => STORY_NOW;
  portal.backend.reset();
  const page = await portal.openSignedIn('mei');
  await page.clock.install({ time: STORY_NOW });

  // The rest of the page stays, and a retry fetches the week.
  portal.backend.faults.fail('EventCalendar/GetEventsByDate', { kind: 'rejected', messages: ['Not today.'] });
  await page.goto('/');
  const alert = week(page).getByRole('alert');
  await alert.getByText('Not today.').waitFor();
  await page.getByRole('article').first().waitFor();
  portal.backend.faults.clear();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await week(page).getByRole('listitem').first().waitFor();

  // A dialog’s code is fetched when it is opened, and a slow one is not opened twice.
  const scripts = await holdRequests(page, SCRIPTS);
  await week(page)
    .getByRole('button', { name: /Study check-in/ })
    .dblclick();
  scripts.open();
  const meeting = page.getByRole('dialog', { name: 'Study check-in' });
  await meeting.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await meeting.waitFor({ state: 'detached' });

  // A class is not registered for twice: the button waits until the new flags are fetched.
  await openFromWeek(page, OPEN_CLASS);
  const dialog = page.getByRole('dialog', { name: OPEN_CLASS });
  const registering = await holdRequests(page, '**/api/LiveClass/RegisterLiveClass');
  await dialog.getByRole('button', { name: 'Sign up' }).dblclick();
  await dialog.getByRole('button', { name: 'Signing up' }).waitFor();
  // Closing it now would hide the result.
  await page.keyboard.press('Escape');
  expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0);
  const flags = await holdRequests(page, /GetLiveClassEvent$|GetEventsByDate/);
  registering.open();
  const completed = page.getByRole('dialog', { name: 'Registration Completed' });
  await completed.getByRole('button', { name: 'Done' }).press('Enter');
  // Escape is for the dialog on top.
  await completed.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: /Updating$/ }).click();
  flags.open();
  await dialog.getByRole('button', { name: 'Cancel registration' }).waitFor();
  await expect.poll(() => focused(page)).toBe(OPEN_CLASS);
  expect(portal.count('LiveClass/IsValidLiveClassRegister')).toBe(1);
  expect(portal.bodies('LiveClass/RegisterLiveClass')).toEqual([{ LiveClassEventId: expect.any(Number) }]);

  // The day shows it as registered, and the registration is cancelled.
  await page.keyboard.press('Escape');
  const row = week(page).getByRole('listitem').filter({ hasText: OPEN_CLASS });
  await row.getByText('Registered').waitFor();
  await openFromWeek(page, OPEN_CLASS);
  await dialog.getByRole('button', { name: 'Cancel registration' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel your registration?' });
  await question.getByRole('button', { name: 'Cancel registration' }).dblclick();
  await page.getByRole('dialog', { name: 'Unregister Completed' }).getByRole('button', { name: 'Done' }).press('Enter');
  expect(portal.count('LiveClass/CancelRegisterLiveClass')).toBe(1);
  await dialog.getByRole('button', { name: 'Sign up' }).waitFor();
  // The button that opened the notice has been replaced, so focus moves to the title.
  await expect.poll(() => focused(page)).toBe(OPEN_CLASS);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  // A calendar file that cannot be made shows an error beside its button, which then makes it.
  const toCalendar = week(page).getByRole('button', { name: 'Add week to calendar' });
  portal.backend.faults.fail('EventCalendar/GetCurrentMonthEvents', { kind: 'status', status: 500 });
  await toCalendar.click();
  await week(page).getByText('The calendar file couldn’t be made').waitFor();
  expect(pathOf(page)).toBe('/');
  portal.backend.faults.clear();
  const [file] = await Promise.all([page.waitForEvent('download'), toCalendar.click()]);
  expect(file.suggestedFilename()).toBe('week.ics');
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n', '\n').replaceAll('\n\t', '');
  expect(text).toContain('SUMMARY:PTE Speaking: Describe Image');
  expect(text).toContain('DTSTART:20261120T230000Z');
  expect(text).toContain('LOCATION:Library\\, ground floor');
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(8);

  // The shown data stays when a later call fails.
  portal.backend.faults.fail('EventCalendar/GetEventsByDate', { kind: 'status', status: 500 });
  const again = page.waitForResponse((response) => /GetEventsByDate/.test(response.url()) && response.status() === 500);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await again;
  await waitForPaint(page);
  expect(pathOf(page)).toBe('/');
  await week(page).getByRole('listitem').first().waitFor();
});

test('on a device in another zone a class counts down, is joined, and ends; the notice is dismissed for good', async ({
  portal,
}) => {
  const page = await portal.openAt('/', { timeZone: 'Asia/Shanghai', now: new Date('2026-11-20T22:48:00Z') });
  const row = week(page).getByRole('listitem').filter({ hasText: 'PTE Speaking: Describe Image' });
  await row.getByText('Starts in 12 min').waitFor();
  expect(await row.getByRole('link', { name: /Join now/ }).count()).toBe(0);
  // The class begins: the portal refetches the flags.
  portal.backend.now = () => new Date('2026-11-20T23:00:00Z');
  await passTime(page, '12:01');
  await row.getByText('Live now').waitFor();
  const join = row.getByRole('link', { name: /Join now/ });
  expect(await join.getAttribute('href')).toBe('https://meet.example.com/live/401');
  portal.backend.now = () => new Date('2026-11-21T00:00:00Z');
  await passTime(page, '01:00:00');
  await row.getByText(/· Ended/).waitFor();
  await expect.poll(() => join.count()).toBe(0);

  const notice = page.getByRole('group', { name: 'Your device is in another time zone' });
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  expect(await notice.count()).toBe(0);
  await page.reload();
  await week(page).getByRole('listitem').first().waitFor();
  expect(await notice.count()).toBe(0);
});

test('the week and the library of live classes are not there when the server, or a partner, hides them', async ({
  portal,
}) => {
  const shown = () => announcements(page).waitFor();
  const page = await portal.openAt('/LiveClassList?tab=liveclassesLibrary', { as: 'quin' });
  await page.getByRole('tab', { name: 'Upcoming' }).waitFor();
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Upcoming', 'Registered']);
  expect(portal.count('LiveClassLibrary/GetActiveLiveClassLibrary')).toBe(0);
  await goWithin(page, '/');
  await shown();
  expect(await week(page).count()).toBe(0);
  expect(portal.count('EventCalendar/GetEventsByDate')).toBe(0);
  // Waits for the partner’s configuration, which arrives independently.
  await untilQuiet(page);

  // The next student of this device has a week, except for the partner’s configuration, which is fetched once per
  // visit.
  portal.backend.integration = { Instance: 'celpip', IsAddOnEnabled: true, HideMeetingsAndTasksPanel: false };
  await logOut(page);
  await signInAs(page, 'mei');
  await page.waitForURL(`${portal.url}/`);
  await week(page).waitFor();
  await untilQuiet(page);
  const days = portal.count('EventCalendar/GetEventsByDate');
  await page.reload();
  await waitForCourses(page);
  await shown();
  await untilQuiet(page);
  expect(await week(page).count()).toBe(0);
  // Not fetched: a failure would show an error page for a week that is not displayed.
  expect(portal.count('EventCalendar/GetEventsByDate')).toBe(days);
});

test('panels whose code cannot be fetched show an error in their place, until it can be', async ({ portal }) => {
  portal.allow(/Failed to load resource/, /error/i);
  const page = await portal.openSignedIn('mei');
  await page.route(PANELS_CODE, (route) => route.abort());
  const broken = page.getByText('This part couldn’t be shown').first();
  // A request that is pending when the connection is lost would lead to the error page.
  await untilAnswered(page, 'Course/PagedStudentCourse', async () => {
    await page.goto('/');
    // The panels' code is one file, so all of them show the error; the courses are shown all the same.
    await broken.waitFor();
    await waitForCourses(page);
  });
  const failedRequest = page.waitForEvent('requestfailed', (request) => PANELS_CODE.test(request.url()));
  await page.context().setOffline(true);
  // The route still aborts the requests here: the page may get the `offline` event, and retry, before its requests
  // fail.
  await failedRequest;
  await page.unroute(PANELS_CODE);
  await broken.waitFor();
  // The connection is back: the portal retries.
  await page.context().setOffline(false);
  await week(page).getByRole('listitem').first().waitFor();
});

test('the lesson to resume is the last opened one, once the server has confirmed it, or the course opened since', async ({
  portal,
}) => {
  portal.allow(/500/);
  const stored = JSON.stringify({ course: 102, lesson: { module: 11, id: 1101 } });
  const page = await portal.openSignedIn('mei', { localStorage: { 'lastLesson:7001': stored } });

  // The resume card does not wait for the check, not even if it fails.
  const check = await holdRequests(page, '**/api/Course/GetModuleDetail*');
  portal.backend.faults.fail('Course/GetModuleDetail', { kind: 'status', status: 500 });
  await page.goto('/');
  await waitForCourses(page);
  const toCourse = page.getByRole('link', { name: /^Continue lessons IELTS Academic/ });
  expect(await toCourse.getAttribute('href')).toBe('/Lesson/102');
  const answered = page.waitForResponse('**/api/Course/GetModuleDetail*');
  check.open();
  await (await answered).finished();
  await waitForPaint(page);
  expect(await toCourse.getAttribute('href')).toBe('/Lesson/102');
  expect(pathOf(page)).toBe('/');

  // The next visit to the dashboard checks again.
  portal.backend.faults.clear();
  await goWithin(page, '/HelpDashboard');
  await goWithin(page, '/');
  const toLesson = page.getByRole('link', { name: 'Continue lessons Describe Image: maps' });
  expect(await toLesson.getAttribute('href')).toBe('/Lesson/102?module=11&lesson=1101');

  // The page of the course resumes it too.
  await goWithin(page, '/mycourse/102');
  await page.getByRole('link', { name: 'Continue Describe Image: maps' }).click();
  await page.waitForURL('**/Lesson/102?module=11&lesson=1101');
  await expect.poll(() => focused(page)).toMatch(/^Describe Image: maps/);

  // A course is remembered when it is opened, though none of its lessons is.
  await goWithin(page, '/Lesson/104');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: 'Continue lessons TOEFL iBT listening' }).waitFor();
});

test('panels below the fold fetch nothing until they are scrolled near', async ({ portal }) => {
  // A low viewport: skeletons are lower than the panels, and must not bring the next panels near.
  const page = await portal.openSignedIn('max', { viewport: { width: 390, height: 640 } });
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await waitForPortal(page);
  expect(portal.count('Dashboard/GetDashboardVideo')).toBe(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => portal.count('Dashboard/GetDashboardVideo')).toBe(1);
});

describe('an email address that waits to be confirmed', () => {
  const panel = (page: Page) => page.getByRole('group', { name: 'Confirm your email address' });
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  const confirm = ({ url }: Portal) =>
    fetch(`${url}/api/Account/VerifyEmail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ Token: 'verify-nell' }),
    });

  test('gets one email a press; once confirmed the panel is not shown again', async ({ portal }) => {
    const page = await portal.openSignedIn('nell');
    await page.clock.install();
    await page.goto('/');
    await panel(page).getByRole('button', { name: 'Send email again' }).dblclick();
    await panel(page)
      .getByText(/^Sent\./)
      .waitFor();
    expect(portal.count('Account/ResendEmailVerification')).toBe(1);

    await confirm(portal);
    await page.evaluate(comeBack);
    await panel(page).waitFor({ state: 'detached' });

    // Time passes until the page's queries are no longer cached.
    await page.getByRole('link', { name: 'Courses', exact: true }).click();
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await passTime(page, '06:00');
    const seen = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const check = () => {
            if (document.querySelector('main article')) resolve(document.body.innerText.includes('Confirm your email'));
          };
          new MutationObserver(check).observe(document.body, { subtree: true, childList: true });
        }),
    );
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await waitForDashboard(page, 'Nell');
    expect(await seen).toBe(false);
    expect(await panel(page).count()).toBe(0);
  });
});
