import type { Frame, Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { textOf } from '../../config/translations/text-of.ts';
import { test as base, type Portal } from './portal.ts';
import { holdRequests, untilAnswered } from './requests.ts';
import { goWithin } from './screens.ts';
import { pathOf, waitForDashboard } from './steps.ts';

const NOTIFICATIONS = '/school/frames/notifications.html';
const PROGRESS = '/school/frames/progress.html';
const COURSES = 'Course/PagedStudentCourse';
const ALERT = 'Account/GetNotificationAlert';

/** `otherOrigin`: the school's applications at another origin than the portal's, as in a deployment. */
const test = base.extend('otherOrigin', async ({ portal }) => {
  const other = await portal.startOtherOrigin();
  portal.backend.frames = { notifications: other + NOTIFICATIONS, progress: other + PROGRESS };
  return other;
});

const notifications = (page: Page) => page.getByTitle('Your notifications');
const progress = (page: Page) => page.getByTitle('Your progress');

/** Waits for the frame with this path to load. */
async function waitForFrame(page: Page, path: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().includes(path));
  await expect.poll(find).toBeDefined();
  const frame = find() ?? expect.fail('no frame');
  await frame.getByText('For testers').waitFor();
  return frame;
}

/** The height of an element in px. */
const heightOf = (element: Locator) => async () => (await element.boundingBox())?.height;

/** Navigates the frame to another URL in the same window, as a link in it would. */
async function navigateFrame(frame: Frame, portal: Portal, url: string): Promise<void> {
  await frame.goto(url, { referer: `${portal.url}/` });
  await frame.getByText('For testers').waitFor();
}

/** Records the messages that the page receives, so that a test knows when an ignored one has arrived. */
async function recordMessages(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const received: unknown[] = [];
    addEventListener('message', ({ data }) => received.push(data));
    Object.assign(window, { received });
  });
  return () => page.evaluate(() => (window as unknown as { received: unknown[] }).received);
}

describe('the notifications', () => {
  test('fill the window, open one by one in a dialog on messages of their frame alone, and follow the language', async ({
    portal,
    otherOrigin,
  }) => {
    const third = await portal.startOtherOrigin();
    const page = await portal.openSignedIn();

    // The frame's URL has token and language.
    await page.goto('/');
    await waitForDashboard(page);
    await page.getByRole('link', { name: 'Notifications' }).click();
    await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
    await notifications(page).waitFor();
    const src = new URL((await notifications(page).getAttribute('src')) ?? '');
    expect(src.origin + src.pathname).toBe(otherOrigin + NOTIFICATIONS);
    expect([...src.searchParams.keys()]).toEqual(['userUuid', 'role', 'lang']);
    expect(src.searchParams.get('role')).toBe('Student');
    expect(src.searchParams.get('lang')).toBe('en');
    expect(src.searchParams.get('userUuid')).toMatch(/^[0-9a-f-]{36}$/);
    expect(portal.count(ALERT)).toBe(1);

    // It fills the window.
    const height = heightOf(notifications(page));
    expect(await height()).toBe(844 - 54 - 67 - 36);
    const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    expect(await scrolls()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(height).toBe(800 - 54 - 67 - 36);
    expect(await scrolls()).toBe(false);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(height).toBe(390 - 54 - 67 - 36);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('--banner-height', '92px'));
    await expect.poll(height).toBe(844 - 92 - 54 - 67 - 36);
    await page.evaluate(() => document.documentElement.style.removeProperty('--banner-height'));
    await expect.poll(height).toBe(844 - 54 - 67 - 36);

    // Notifications open one by one in a dialog, without active content; focus returns.
    const frame = await waitForFrame(page, NOTIFICATIONS);
    const title = await page.title();
    await frame.getByRole('button', { name: 'Your live class moves to Tuesday' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your live class moves to Tuesday' });
    await dialog.getByText('You don’t have to sign up again.').waitFor();
    expect(await dialog.locator('strong').innerText()).toBe('PTE Speaking: Describe Image');
    expect(await dialog.locator('script, img, [onerror]').count()).toBe(0);
    expect(await page.title()).toBe(title);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const focused = () => frame.evaluate(() => document.hasFocus() && document.activeElement?.textContent);
    await expect.poll(focused).toContain('Your live class moves to Tuesday');
    const welcome = page.getByRole('dialog', { name: 'Notification' });
    await frame.getByRole('button', { name: 'Welcome' }).click();
    await welcome.getByText('Welcome to the school.').waitFor();
    await page.keyboard.press('Escape');
    await welcome.waitFor({ state: 'detached' });

    // None opens on a message of the wrong shape, window or origin.
    const received = await recordMessages(page);
    await frame.getByText('For testers').click();
    await frame.getByRole('button', { name: 'Wrong shape' }).click();
    await frame.getByRole('button', { name: 'Wrong window' }).click();
    await expect.poll(async () => (await received()).length).toBe(2);
    // The right window, with a page of another origin.
    await navigateFrame(frame, portal, third + NOTIFICATIONS);
    await frame.getByRole('button', { name: 'Welcome' }).click();
    await expect.poll(async () => (await received()).length).toBe(3);
    // From the portal's own window.
    await page.evaluate(() => postMessage({ type: 'openNotification', title: 'Me', message: '' }, location.origin));
    await expect.poll(async () => (await received()).length).toBe(4);
    expect(await page.getByRole('dialog').count()).toBe(0);
    // The portal still listens.
    await navigateFrame(frame, portal, otherOrigin + NOTIFICATIONS);
    await frame.getByRole('button', { name: 'Welcome' }).click();
    await welcome.waitFor();
    await page.keyboard.press('Escape');
    await welcome.waitFor({ state: 'detached' });

    // The frame reloads in another language, where the language can be changed on the page.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('combobox', { name: 'Language' }).selectOption('zh');
    const chinese = textOf('zh', 'notifications:frame');
    const content = page.frameLocator(`iframe[title="${chinese}"]`);
    await content.getByRole('heading', { name: '最新通知' }).waitFor();
    expect(await page.getByTitle(chinese).getAttribute('src')).toMatch(
      new RegExp(`^${otherOrigin}${NOTIFICATIONS}\\?.*&lang=zh-CN$`),
    );
  });

  test('are not available, without an error, when the call fails or has no page, and show one when the page never loads; each retry works', async ({
    portal,
    otherOrigin,
  }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    // With this clock, the test can skip the time limit of 15 seconds.
    await page.clock.install();
    let answers = false;
    await page.route(`${otherOrigin}/**`, (route) => (answers ? route.continue() : undefined));
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });

    /** Runs `ask`, which makes the portal fetch the notifications' page, and waits for the result. */
    async function expectNotAvailable(ask: () => Promise<unknown>): Promise<void> {
      const before = portal.count(ALERT);
      await untilAnswered(page, ALERT, ask);
      expect(portal.count(ALERT)).toBe(before + 1);
      await retry.waitFor();
      await page.getByText('Notifications aren’t available right now').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.locator('iframe').count()).toBe(0);
      expect(pathOf(page)).toBe('/Notification');
    }

    portal.backend.faults.fail(ALERT, { kind: 'status', status: 500 });
    await expectNotAvailable(() => page.goto('/Notification'));
    portal.backend.faults.fail(ALERT, { kind: 'rejected', messages: ['Not for the student.'] });
    await expectNotAvailable(() => retry.click());
    expect(await page.getByText('Not for the student.').count()).toBe(0);
    portal.backend.faults.clear();
    portal.backend.frames.notifications = null;
    await expectNotAvailable(() => retry.click());
    portal.backend.frames.notifications = 'javascript:alert(1)';
    await expectNotAvailable(() => retry.click());

    portal.backend.frames.notifications = otherOrigin + NOTIFICATIONS;
    const requested = page.waitForRequest(`${otherOrigin}/**`);
    await retry.click();
    await requested;
    await page.getByRole('main').getByRole('status').waitFor({ state: 'attached' });
    await page.clock.fastForward(15_000);
    const alert = page.getByRole('alert');
    await alert.getByText('We couldn’t load your notifications').waitFor();
    const link = alert.getByRole('link', { name: 'Open notifications (opens in a new tab)' });
    expect(await link.getAttribute('href')).toContain(otherOrigin + NOTIFICATIONS);
    answers = true;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await (await waitForFrame(page, NOTIFICATIONS)).getByRole('heading', { name: 'Latest' }).waitFor();
    await alert.waitFor({ state: 'detached' });
  });
});

describe('the progress frame', () => {
  test('replaces the tiles once the flag is known, takes its height from its messages, and from no others', async ({
    portal,
    otherOrigin,
  }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn('pia');
    const tiles = page.getByRole('main').getByRole('article');

    // There are no tiles before the flag is known, and none of their data is fetched.
    portal.backend.faults.fail(COURSES, { kind: 'status', status: 500 });
    const flag = await holdRequests(page, '**/api/Setting/IsEnableStudentProgressMicroService');
    // A page that does not report its height.
    const quiet = { contentType: 'text/html', body: '<!doctype html><title>Quiet</title>' };
    await page.route(`${otherOrigin}/**`, (route) => route.fulfill(quiet));
    await page.goto('/');
    await page.getByRole('region', { name: 'Announcements' }).waitFor();
    expect(await tiles.count()).toBe(0);
    flag.open();
    await progress(page).waitFor();
    const src = new URL((await progress(page).getAttribute('src')) ?? '');
    expect(src.origin + src.pathname).toBe(otherOrigin + PROGRESS);
    expect([...src.searchParams.keys()]).toEqual(['uuid', 'lang']);
    expect(src.searchParams.get('lang')).toBe('en');
    expect(await tiles.count()).toBe(0);
    expect(portal.count(COURSES)).toBe(0);
    expect(portal.count('Course/GetCourseStudentProgress')).toBe(0);
    expect(pathOf(page)).toBe('/');

    // 250 px high until its first message.
    const height = heightOf(progress(page));
    const find = () => page.frames().find((one) => one.url().includes(PROGRESS));
    await expect.poll(async () => (await find()?.title()) ?? '').toBe('Quiet');
    expect(await height()).toBe(250);
    await page.unroute(`${otherOrigin}/**`);
    await navigateFrame(find() ?? expect.fail('no frame'), portal, src.href);

    const frame = await waitForFrame(page, PROGRESS);
    const content = () => frame.locator('main').evaluate((main) => Math.ceil((main as HTMLElement).offsetHeight));
    await expect.poll(async () => (await height()) === (await content())).toBe(true);
    await frame.getByText('For testers').click();
    await expect.poll(async () => (await height()) === (await content())).toBe(true);
    await frame.getByRole('button', { name: '530 high' }).click();
    await expect.poll(height).toBe(500);
    const received = await recordMessages(page);
    await frame.getByRole('button', { name: 'Wrong shape' }).click();
    await frame.getByRole('button', { name: 'Wrong window' }).click();
    await expect.poll(async () => (await received()).length).toBe(2);
    expect(await height()).toBe(500);
  });

  test('is left out for the tiles when the flag cannot be fetched; without a page it leads to the courses, which a message reloads', async ({
    portal,
    otherOrigin,
  }) => {
    portal.allow(/Failed to load resource/);
    const third = await portal.startOtherOrigin();
    const page = await portal.openSignedIn('pia');
    await page.route('**/config.json', (route) => route.fulfill({ json: { allowedFrameOrigins: [otherOrigin] } }));

    portal.backend.faults.fail('Setting/IsEnableStudentProgressMicroService', { kind: 'status', status: 500 });
    await page.goto('/');
    await page.getByRole('main').getByRole('article').first().waitFor();
    expect(await page.locator('iframe').count()).toBe(0);

    // The flag is fetched again at the next visit to the dashboard.
    portal.backend.faults.clear();
    portal.backend.faults.fail('Account/GetStudentProgress', { kind: 'rejected', messages: ['Not today.'] });
    await goWithin(page, '/Help');
    await goWithin(page, '/');
    await page.getByRole('alert').getByText('Not today.').waitFor();
    await page.getByRole('link', { name: 'See your courses' }).click();
    await page.waitForURL('**/MyCourseList');
    await page.getByRole('article').first().waitFor();

    await expectReloadsByMessage(page, portal, { allowed: otherOrigin, third });

    portal.backend.faults.clear();
    portal.backend.frames.progress = 'javascript:alert(1)';
    await goWithin(page, '/');
    await page.getByText('We couldn’t load your progress').waitFor();
    await page.getByText('Not today.').waitFor({ state: 'detached' });
    portal.backend.frames.progress = otherOrigin + PROGRESS;
    await page.getByRole('button', { name: 'Try again' }).click();
    await progress(page).waitFor();
  });
});

/** Expects that a message to reload is accepted from an allowed origin and from no other. */
async function expectReloadsByMessage(
  page: Page,
  portal: Portal,
  { allowed, third }: { allowed: string; third: string },
): Promise<void> {
  const before = portal.count(COURSES);
  const received = await recordMessages(page);
  for (const [origin, calls] of [
    [third, 0],
    [allowed, 1],
  ] as const) {
    const message = JSON.stringify({ ReloadCurrentPage: true });
    const query = new URLSearchParams({ message, portal: portal.url });
    // The page in the frame posts to the window above its parent, so there are two.
    const inner = `<iframe src='${origin}/school/frames/from-inside.html?${query}'></iframe>`;
    await page.evaluate(
      (html) => {
        document.body.insertAdjacentHTML('beforeend', `<iframe srcdoc="${html}"></iframe>`);
      },
      inner.replaceAll('&', '&amp;'),
    );
    await expect.poll(async () => (await received()).length).toBe(calls + 1);
    await expect.poll(() => portal.count(COURSES)).toBe(before + calls);
  }
}
