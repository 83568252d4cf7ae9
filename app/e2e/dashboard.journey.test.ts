import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test, type Portal } from './portal.ts';
import { SCRIPTS, holdRequests, untilAnswered } from './requests.ts';
import { waitForPage } from './screens.ts';
import { focused, pathOf, waitForCourses, waitForDashboard, waitForPaint, waitForPortal } from './steps.ts';

const week = (page: Page) => page.getByRole('region', { name: 'Live classes and meetings' });
const PANELS_CODE = /\/assets\/panels-[^/]+\.js$/;
const OPEN_CLASS = 'IELTS Writing Task 2: planning in five minutes';

async function openFromWeek(page: Page, name: string): Promise<void> {
  await week(page)
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await page.getByRole('dialog', { name }).waitFor();
}

describe('a live class of the dashboard', () => {
  test('is registered for, seen as registered in the day, and given back', async ({ portal }) => {
    const page = await portal.openAt('/');
    await week(page).scrollIntoViewIfNeeded();
    await openFromWeek(page, OPEN_CLASS);
    const dialog = page.getByRole('dialog', { name: OPEN_CLASS });
    await dialog.getByRole('button', { name: 'Sign up' }).dblclick();
    const completed = page.getByRole('dialog', { name: 'Registration Completed' });
    await completed.getByRole('button', { name: 'Done' }).press('Enter');
    // Escape is for the dialog on top.
    await completed.waitFor({ state: 'detached' });
    expect(portal.count('LiveClass/IsValidLiveClassRegister')).toBe(1);
    expect(portal.count('LiveClass/RegisterLiveClass')).toBe(1);
    await dialog.getByRole('button', { name: 'Cancel registration' }).waitFor();
    await page.keyboard.press('Escape');
    const row = week(page).getByRole('listitem').filter({ hasText: OPEN_CLASS });
    await row.getByText('Registered').waitFor();

    await openFromWeek(page, OPEN_CLASS);
    await dialog.getByRole('button', { name: 'Cancel registration' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel your registration?' });
    await question.getByRole('button', { name: 'Cancel registration' }).dblclick();
    await page
      .getByRole('dialog', { name: 'Unregister Completed' })
      .getByRole('button', { name: 'Done' })
      .press('Enter');
    expect(portal.count('LiveClass/CancelRegisterLiveClass')).toBe(1);
    await dialog.getByRole('button', { name: 'Sign up' }).waitFor();
    // The button that opened the notice has been replaced, so focus moves to the title.
    await expect.poll(() => focused(page)).toBe(OPEN_CLASS);
  });

  test('is not registered for twice: the button waits until the new flags are fetched', async ({ portal }) => {
    const page = await portal.openAt('/');
    await openFromWeek(page, OPEN_CLASS);
    const dialog = page.getByRole('dialog', { name: OPEN_CLASS });
    const registering = await holdRequests(page, '**/api/LiveClass/RegisterLiveClass');
    await dialog.getByRole('button', { name: 'Sign up' }).click();
    await dialog.getByRole('button', { name: 'Signing up' }).waitFor();
    // Closing it now would hide the result.
    await page.keyboard.press('Escape');
    expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0);
    const flags = await holdRequests(page, /GetLiveClassEvent$|GetEventsByDate/);
    registering.open();
    await page.getByRole('dialog', { name: 'Registration Completed' }).getByRole('button', { name: 'Done' }).click();
    await dialog.getByRole('button', { name: /Updating$/ }).click();
    flags.open();
    await dialog.getByRole('button', { name: 'Cancel registration' }).waitFor();
    await expect.poll(() => focused(page)).toBe(OPEN_CLASS);
    expect(portal.count('LiveClass/RegisterLiveClass')).toBe(1);
  });

  test('counts down, can be joined when the server allows it, and ends', async ({ portal }) => {
    const page = await portal.openAt('/', { now: new Date('2026-11-20T22:48:00Z') });
    const row = week(page).getByRole('listitem').filter({ hasText: 'PTE Speaking: Describe Image' });
    await row.getByText('Starts in 12 min').waitFor();
    expect(await row.getByRole('link', { name: /Join now/ }).count()).toBe(0);
    // The class begins: the portal refetches the flags.
    portal.backend.now = () => new Date('2026-11-20T23:00:00Z');
    await page.clock.fastForward('12:01');
    await row.getByText('Live now').waitFor();
    const join = row.getByRole('link', { name: /Join now/ });
    expect(await join.getAttribute('href')).toBe('https://meet.example.com/live/401');
    portal.backend.now = () => new Date('2026-11-21T00:00:00Z');
    await page.clock.fastForward('01:00:00');
    await row.getByText(/· Ended/).waitFor();
    await expect.poll(() => join.count()).toBe(0);
  });
});

describe('the panel of the week', () => {
  test('is not there when the server, or a partner’s configuration, hides it', async ({ portal }) => {
    const hidden = await portal.openAt('/', { as: 'quin' });
    await hidden.getByRole('region', { name: 'Announcements' }).waitFor();
    expect(await week(hidden).count()).toBe(0);
    expect(portal.count('EventCalendar/GetEventsByDate')).toBe(0);
    await hidden.close();

    portal.backend.integration = { Instance: 'celpip', IsAddOnEnabled: true, HideMeetingsAndTasksPanel: false };
    const partner = await portal.openSignedIn('mei');
    await partner.goto('/');
    await partner.getByRole('region', { name: 'Announcements' }).waitFor();
    expect(await week(partner).count()).toBe(0);
  });

  test('fails in its place: the rest of the page stays, and a retry fetches it', async ({ portal }) => {
    portal.backend.faults.fail('EventCalendar/GetEventsByDate', { kind: 'rejected', messages: ['Not today.'] });
    const page = await portal.openSignedIn('mei');
    await page.goto('/');
    const alert = week(page).getByRole('alert');
    await alert.getByText('Not today.').waitFor();
    await page.getByRole('article').first().waitFor();
    portal.backend.faults.clear();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await week(page).getByRole('listitem').first().waitFor();
  });

  test('whose code cannot be fetched shows an error in its place, until it can be', async ({ portal }) => {
    portal.allow(/Failed to load resource/, /error/i);
    const page = await portal.openSignedIn('mei');
    await page.route(PANELS_CODE, (route) => route.abort());
    const broken = page.getByText('This part couldn’t be shown').first();
    // A request that is pending when the connection is lost would lead to the error page.
    await untilAnswered(page, 'Course/PagedStudentCourse', async () => {
      await page.goto('/');
      // The panels' code is one file, so all of them say it; the courses are shown all the same.
      await broken.waitFor();
      await waitForCourses(page);
    });
    const failedRequest = page.waitForEvent('requestfailed', (request) => PANELS_CODE.test(request.url()));
    await page.context().setOffline(true);
    // Aborted still: the page may hear that it is offline, and retry, before its requests fail for it.
    await failedRequest;
    await page.unroute(PANELS_CODE);
    await broken.waitFor();
    // The connection is back: the portal retries.
    await page.context().setOffline(false);
    await week(page).getByRole('listitem').first().waitFor();
  });

  test('keeps what is shown when a later answer fails', async ({ portal }) => {
    portal.allow(/500/);
    const page = await portal.openAt('/');
    await week(page).getByRole('listitem').first().waitFor();
    portal.backend.faults.fail('EventCalendar/GetEventsByDate', { kind: 'status', status: 500 });
    const again = page.waitForResponse(/GetEventsByDate/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await again;
    expect(pathOf(page)).toBe('/');
    await week(page).getByRole('listitem').first().waitFor();
  });

  test('is exported to the student’s own calendar', async ({ portal }) => {
    const page = await portal.openAt('/');
    const download = page.waitForEvent('download');
    await week(page).getByRole('button', { name: 'Add week to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('week.ics');
    const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n', '\n').replaceAll('\n\t', '');
    expect(text).toContain('SUMMARY:PTE Speaking: Describe Image');
    expect(text).toContain('DTSTART:20261120T230000Z');
    expect(text).toContain('LOCATION:Library\\, ground floor');
    expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(8);
  });
});

test('a calendar file that cannot be made shows an error beside its button', async ({ portal }) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.openAt('/');
  portal.backend.faults.fail('EventCalendar/GetCurrentMonthEvents', { kind: 'status', status: 500 });
  await week(page).getByRole('button', { name: 'Add week to calendar' }).click();
  await week(page).getByText('The calendar file couldn’t be made').waitFor();
  expect(pathOf(page)).toBe('/');
});

describe('the lesson to resume', () => {
  const lastLesson = (lesson: number) => ({
    'lastLesson:7001': JSON.stringify({ course: 102, lesson: { module: 11, id: lesson } }),
  });

  test('is the last opened lesson, once the server has confirmed it', async ({ portal }) => {
    const page = await portal.openSignedIn('mei', { localStorage: lastLesson(1101) });
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Continue lessons Describe Image: maps' });
    expect(await link.getAttribute('href')).toBe('/Lesson/102?module=11&lesson=1101');
  });

  test('does not hold up its card while it is checked, nor when that fails', async ({ portal }) => {
    const page = await portal.openSignedIn('mei', { localStorage: lastLesson(1101) });
    const check = await holdRequests(page, '**/api/Course/GetModuleDetail*');
    portal.backend.faults.fail('Course/GetModuleDetail', { kind: 'status', status: 500 });
    portal.allow(/500/);
    await page.goto('/');
    await waitForCourses(page);
    const link = page.getByRole('link', { name: /^Continue lessons IELTS Academic/ });
    expect(await link.getAttribute('href')).toBe('/Lesson/102');
    const answered = page.waitForResponse('**/api/Course/GetModuleDetail*');
    check.open();
    await (await answered).finished();
    await waitForPaint(page);
    expect(await link.getAttribute('href')).toBe('/Lesson/102');
    expect(pathOf(page)).toBe('/');
  });

  test('is remembered when a course is opened', async ({ portal }) => {
    const page = await portal.openSignedIn('mei');
    await page.goto('/Lesson/104');
    await page.getByRole('heading').first().waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Continue lessons TOEFL iBT listening' }).waitFor();
  });
});

test('a dismissed time zone notice is not shown again', async ({ portal }) => {
  const page = await portal.openAt('/', { timeZone: 'Asia/Shanghai' });
  const notice = page.getByRole('group', { name: 'Your device is in another time zone' });
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  expect(await notice.count()).toBe(0);
  await page.reload();
  await week(page).getByRole('listitem').first().waitFor();
  expect(await notice.count()).toBe(0);
});

test('panels below the fold fetch nothing until they are scrolled near', async ({ portal }) => {
  // Low, so that placeholders that are lower than what comes do not bring the panels near.
  const page = await portal.openSignedIn('max', { viewport: { width: 390, height: 640 } });
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await waitForPortal(page);
  expect(portal.count('Dashboard/GetDashboardVideo')).toBe(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => portal.count('Dashboard/GetDashboardVideo')).toBe(1);
});

test('going back restores the scroll position', async ({ portal }) => {
  const page = await portal.openSignedIn('mei');
  await page.goto('/');
  // A panel that loads above moves what is in view.
  await waitForPage(page, '/');
  await page.getByRole('region', { name: 'Community posts' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const left = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(left));
});

test('a dialog’s code is fetched when it is opened, and a slow one is not opened twice', async ({ portal }) => {
  const page = await portal.openAt('/');
  await week(page).getByRole('listitem').first().waitFor();
  const gate = await holdRequests(page, SCRIPTS);
  await week(page)
    .getByRole('button', { name: /Study check-in/ })
    .dblclick();
  gate.open();
  await page.getByRole('dialog', { name: 'Study check-in' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
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

    // Later, the queries of this page are no longer cached.
    await page.getByRole('link', { name: 'Courses', exact: true }).click();
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await page.clock.fastForward('06:00');
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
