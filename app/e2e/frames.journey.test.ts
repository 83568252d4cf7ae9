import type { Frame, Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { textOf } from '../../config/translations/text-of.ts';
import { test as base, type Portal } from './portal.ts';
import { holdRequests } from './requests.ts';
import { pathOf, waitForDashboard } from './steps.ts';

const NOTIFICATIONS = '/school/frames/notifications.html';
const PROGRESS = '/school/frames/progress.html';
const COURSES = 'Course/PagedStudentCourse';

/** `otherOrigin`: the school's applications at another origin than the portal's, as in a deployment. */
const test = base.extend('otherOrigin', async ({ portal }) => {
  const other = await portal.startOtherOrigin();
  portal.backend.frames = { notifications: other + NOTIFICATIONS, progress: other + PROGRESS };
  return other;
});

const notifications = (page: Page) => page.getByTitle('Your notifications');
const progress = (page: Page) => page.getByTitle('Your progress');

/** The loaded frame with this path. */
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
  test('are in a frame that gets token and language, and fills the window', async ({ portal, otherOrigin }) => {
    const page = await portal.openSignedIn();
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
    expect(portal.count('Account/GetNotificationAlert')).toBe(1);

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
  });

  test('are reloaded in the language that was chosen', async ({ portal, otherOrigin }) => {
    const page = await portal.openSignedIn('mei', { viewport: { width: 1280, height: 800 } });
    await page.goto('/Notification');
    await (await waitForFrame(page, NOTIFICATIONS)).getByRole('heading', { name: 'Latest' }).waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('zh');
    const title = textOf('zh', 'notifications:frame');
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await frame.getByRole('heading', { name: '最新通知' }).waitFor();
    expect(await page.getByTitle(title).getAttribute('src')).toMatch(
      new RegExp(`^${otherOrigin}${NOTIFICATIONS}\\?.*&lang=zh-CN$`),
    );
  });

  test('open one by one in a dialog, without active content; focus returns', async ({ portal, otherOrigin }) => {
    expect(otherOrigin).not.toBe(portal.url);
    const page = await portal.openSignedIn();
    await page.goto('/Notification');
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
    await frame.getByRole('button', { name: 'Welcome' }).click();
    await page.getByRole('dialog', { name: 'Notification' }).getByText('Welcome to the school.').waitFor();
  });

  test('stay closed when a message is of the wrong shape, window or origin', async ({ portal, otherOrigin }) => {
    const third = await portal.startOtherOrigin();
    const page = await portal.openSignedIn();
    await page.goto('/Notification');
    const frame = await waitForFrame(page, NOTIFICATIONS);
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
    await page.getByRole('dialog', { name: 'Notification' }).waitFor();
  });

  test('that never load show an error, with a retry that works and a link to a new tab', async ({
    portal,
    otherOrigin,
  }) => {
    const page = await portal.openSignedIn();
    // The clock skips the time limit of 15 seconds.
    await page.clock.install();
    let answers = false;
    await page.route(`${otherOrigin}/**`, (route) => (answers ? route.continue() : undefined));
    const requested = page.waitForRequest(`${otherOrigin}/**`);
    await page.goto('/Notification');
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

  test('are not available, without an error, when the school has none or the URL is a script; a retry finds them', async ({
    portal,
    otherOrigin,
  }) => {
    portal.backend.frames.notifications = null;
    const page = await portal.openSignedIn();
    await page.goto('/Notification');
    const retry = page.getByRole('button', { name: 'Try again' });
    await page.getByText('Notifications aren’t available right now').waitFor();
    portal.backend.frames.notifications = 'javascript:alert(1)';
    await retry.click();
    await expect.poll(() => portal.count('Account/GetNotificationAlert')).toBe(2);
    await retry.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.locator('iframe').count()).toBe(0);
    portal.backend.frames.notifications = otherOrigin + NOTIFICATIONS;
    await retry.click();
    await notifications(page).waitFor();
  });

  test('are not available, without an error, when the call fails in any way', async ({ portal, otherOrigin }) => {
    expect(otherOrigin).not.toBe(portal.url);
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    portal.backend.faults.fail('Account/GetNotificationAlert', { kind: 'status', status: 500 });
    await page.goto('/Notification');
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    expect(pathOf(page)).toBe('/Notification');
    portal.backend.faults.fail('Account/GetNotificationAlert', {
      kind: 'rejected',
      messages: ['Not for the student.'],
    });
    await retry.click();
    await expect.poll(() => portal.count('Account/GetNotificationAlert')).toBe(2);
    await retry.waitFor();
    expect(await page.getByText('Not for the student.').count()).toBe(0);
    portal.backend.faults.clear();
    await retry.click();
    await notifications(page).waitFor();
  });
});

describe('the progress frame', () => {
  test('replaces the tiles where enabled, takes its height from its messages, and from no others', async ({
    portal,
    otherOrigin,
  }) => {
    const page = await portal.openSignedIn('pia');
    await page.goto('/');
    await progress(page).waitFor();
    const src = new URL((await progress(page).getAttribute('src')) ?? '');
    expect(src.origin + src.pathname).toBe(otherOrigin + PROGRESS);
    expect([...src.searchParams.keys()]).toEqual(['uuid', 'lang']);
    expect(src.searchParams.get('lang')).toBe('en');
    expect(await page.getByRole('main').getByRole('article').count()).toBe(0);

    const frame = await waitForFrame(page, PROGRESS);
    const height = heightOf(progress(page));
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

  test('is 250 px high until its first message', async ({ portal, otherOrigin }) => {
    const page = await portal.openSignedIn('pia');
    await page.route(`${otherOrigin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Quiet</title>' }),
    );
    await page.goto('/');
    await progress(page).waitFor();
    expect(await heightOf(progress(page))()).toBe(250);
  });

  test('shows a link to the courses when there is no page to show', async ({ portal, otherOrigin }) => {
    portal.backend.frames.progress = 'javascript:alert(1)';
    const page = await portal.openSignedIn('pia');
    await page.goto('/');
    await page.getByText('We couldn’t load your progress').waitFor();
    portal.backend.frames.progress = otherOrigin + PROGRESS;
    await page.getByRole('button', { name: 'Try again' }).click();
    await progress(page).waitFor();
    portal.backend.faults.fail('Account/GetStudentProgress', { kind: 'rejected', messages: ['Not today.'] });
    await page.reload();
    await page.getByRole('alert').getByText('Not today.').waitFor();
    await page.getByRole('link', { name: 'See your courses' }).click();
    await page.waitForURL('**/MyCourseList');
    await page.getByRole('article').first().waitFor();
  });

  test('fetches nothing that only the tiles need, and shows no tiles before the flag is known', async ({
    portal,
    otherOrigin,
  }) => {
    portal.allow(/Failed to load resource/);
    portal.backend.faults.fail(COURSES, { kind: 'status', status: 500 });
    const page = await portal.openSignedIn('pia');
    const flag = await holdRequests(page, '**/api/Setting/IsEnableStudentProgressMicroService');
    await page.goto('/');
    await page.getByRole('region', { name: 'Announcements' }).waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
    flag.open();
    expect(await progress(page).getAttribute('src')).toContain(otherOrigin + PROGRESS);
    expect(portal.count(COURSES)).toBe(0);
    expect(portal.count('Course/GetCourseStudentProgress')).toBe(0);
    expect(pathOf(page)).toBe('/');
  });

  test('is left out, and the tiles are shown, when the flag cannot be fetched', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    portal.backend.faults.fail('Setting/IsEnableStudentProgressMicroService', { kind: 'status', status: 500 });
    const page = await portal.openSignedIn('pia');
    await page.goto('/');
    await page.getByRole('main').getByRole('article').first().waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });
});

describe('a message to reload', () => {
  test('is accepted from an allowed origin and from no other', async ({ portal, otherOrigin }) => {
    const page = await portal.openSignedIn();
    const third = await portal.startOtherOrigin();
    await page.route('**/config.json', (route) => route.fulfill({ json: { allowedFrameOrigins: [otherOrigin] } }));
    await page.goto('/MyCourseList');
    await page.getByRole('article').first().waitFor();
    const before = portal.count(COURSES);
    const received = await recordMessages(page);
    for (const [origin, calls] of [
      [third, 0],
      [otherOrigin, 1],
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
  });
});
