import { startMockServer } from '@portal/mocks/server';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { textOf } from '../../config/translations/text-of.ts';
import { test } from './portal.ts';
import { SCRIPTS, holdRequests } from './requests.ts';
import { goWithin } from './screens.ts';
import { openMore, signInAs, storedValue, waitForCourses, waitForDashboard } from './steps.ts';
import { waitForPortal } from './whole-pages.ts';

/** The heading of mei's dashboard in a language. */
const welcome = (page: Page, language: 'en' | 'zh') =>
  page.getByRole('heading', { name: textOf(language, 'dashboard:welcome', { name: 'Mei' }) });
const choose = (page: Page, language: 'en' | 'zh') =>
  page.getByRole('combobox', { name: /^(Language|语言)$/ }).selectOption(language);
const langOf = (page: Page) => page.locator('html').getAttribute('lang');

describe('the language', () => {
  test('is remembered where its translations cannot be fetched, where the page is left, before the code is there and after', async ({
    portal,
  }) => {
    const page = await portal.openSignedIn();
    portal.allow(/Failed to load resource: net::ERR_FAILED/);
    await page.goto('/');
    await waitForDashboard(page);
    // The old translations stay when the new ones cannot be fetched.
    const { promise: refused, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/core\.zh/, async (route) => {
      await route.abort();
      resolve();
    });
    await choose(page, 'zh');
    await refused;
    await page.getByRole('main').locator('a[href="/MyCourseList"]').click();
    await page.waitForURL('**/MyCourseList');
    await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
    expect(await langOf(page)).toBe('en');
    expect(await storedValue(page, 'selectedLanguage')).toBe('zh');
    await page.unroute(/\/assets\/core\.zh/);
    await goWithin(page, '/');
    expect(await welcome(page, 'en').count()).toBe(1);

    // At the next visit, no English text is painted. Records every text that a page shows from now on.
    await page.addInitScript(() => {
      const shown = new Set<string>();
      const record = () => shown.add(document.querySelector('#root')?.textContent ?? '');
      new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { shown });
    });
    await page.reload();
    await welcome(page, 'zh').waitFor();
    await waitForPortal(page);
    const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
    expect(shown.filter((text) => /Welcome|My courses|Student portal|Log out|More/.test(text))).toEqual([]);
    expect(await langOf(page)).toBe('zh-CN');

    // A language that is chosen right before the page is left.
    const translations = await holdRequests(page, /\/assets\/core\.en-/);
    await choose(page, 'en');
    const code = await holdRequests(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    translations.open();
    await welcome(page, 'en').waitFor();
    expect(await langOf(page)).toBe('en');

    // A language that is chosen before the code has loaded.
    await choose(page, 'zh');
    code.open();
    await waitForPortal(page);
    await welcome(page, 'zh').waitFor();
    expect(await storedValue(page, 'selectedLanguage')).toBe('zh');

    // A language that is chosen in the portal.
    await choose(page, 'en');
    await welcome(page, 'en').waitFor();
    expect(await langOf(page)).toBe('en');
    expect(await storedValue(page, 'selectedLanguage')).toBe('en');
  });

  test('chosen before the translations are there, or right before the portal draws, is kept', async ({ portal }) => {
    const page = await portal.openSignedIn();
    const translations = await holdRequests(page, /\/assets\/core\.en-/);
    await page.goto('/', { waitUntil: 'commit' });
    // The dashboard's calls are sent while the translations are held back.
    await page.waitForRequest('**/api/EventCalendar/GetEventsByDate?*');
    await choose(page, 'zh');
    translations.open();
    await waitForPortal(page);
    await welcome(page, 'zh').waitFor();

    await page.addInitScript(() => {
      let boot: Window['portalBoot'];
      Object.defineProperty(window, 'portalBoot', {
        get: () => boot,
        set: (handedOver: typeof boot) => {
          const started = () => {
            const language = document.querySelector<HTMLSelectElement>('#root > [lang] select');
            if (language && document.documentElement.lang === 'zh-CN') {
              language.value = 'en';
              language.dispatchEvent(new Event('change', { bubbles: true }));
            }
            handedOver.started();
          };
          boot = { ...handedOver, started };
        },
      });
    });
    await page.reload();
    await waitForPortal(page);
    await welcome(page, 'en').waitFor();
  });

  test('the app-shell placeholder is Chinese', async ({ portal }) => {
    const page = await portal.open({ localStorage: { selectedLanguage: 'zh' } });
    await holdRequests(page, SCRIPTS);
    await page.goto('/Login', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: textOf('zh', 'session:title') }).waitFor();
    await page.getByLabel(textOf('zh', 'session:userName')).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });
});

test('without config.json the portal has its defaults and the school’s colours; dark and violet are painted at once, and after a reload before any code is there', async ({
  portal,
}) => {
  portal.allow(/status of 404/);
  portal.backend.colorScheme = 'Orange';
  const page = await portal.openSignedIn();
  let requests = 0;
  await page.route('**/config.json', (route) => {
    requests += 1;
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await page.goto('/');
  await waitForCourses(page);
  // Fetched once per visit.
  expect(requests).toBe(1);
  const look = () => page.locator('html').evaluate(({ dataset }) => [dataset['appearance'], dataset['scheme']]);
  await expect.poll(look).toEqual(['light', 'ORANGE']);

  await openMore(page);
  await page.getByRole('button', { name: 'Display' }).click();
  const dialog = page.getByRole('dialog', { name: 'Display' });
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  await dialog.getByRole('radio', { name: 'Violet' }).check();
  await expect.poll(look).toEqual(['dark', 'PURPLE']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog.count()).toBe(0);

  await holdRequests(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(look).toEqual(['dark', 'PURPLE']);
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
});

test('config.json sets the language of a first visit, and points the portal to an API at another origin, which gets no cookie', async ({
  portal,
}) => {
  const backend = await startMockServer({ seed: 7 });
  portal.closeAtEnd(backend);
  const other = await portal.startOtherOrigin(backend.url);
  const page = await portal.open();
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { apiBase: `${other}/api/`, defaultLanguage: 'zh' } }),
  );
  const cookies = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().startsWith(other)) cookies.add(request.headers()['cookie']);
  });
  await page.goto('/Login');
  await page.getByRole('button', { name: textOf('zh', 'session:signIn') }).waitFor();
  expect(await langOf(page)).toBe('zh-CN');

  await choose(page, 'en');
  await signInAs(page, 'mei');
  await waitForCourses(page);
  expect(backend.backend.tokens.size).toBe(1);
  expect(portal.backend.tokens.size).toBe(0);
  expect([...cookies]).toEqual([undefined]);
  // The inline script that prefetches uses the other origin too.
  await page.reload();
  await waitForCourses(page);
  expect(portal.count('Account/CheckAuth')).toBe(1);
});
