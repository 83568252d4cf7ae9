import { startMockServer } from '@portal/mocks/server';
import { describe, expect } from 'vitest';
import { textOf } from '../../config/translations/text-of.ts';
import { test } from './portal.ts';
import { SCRIPTS, holdRequests } from './requests.ts';
import { openMore, storedValue, waitForCourses, waitForDashboard, signInAs } from './steps.ts';

describe('the language', () => {
  test('Chinese is remembered, and after a reload not one English word is painted', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    await waitForDashboard(page);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('zh');
    await page.getByRole('heading', { name: textOf('zh', 'dashboard:welcome', { name: 'Mei' }) }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await storedValue(page, 'selectedLanguage')).toBe('zh');

    // Records every text that the page shows from now on.
    await page.addInitScript(() => {
      const shown = new Set<string>();
      const record = () => shown.add(document.querySelector('#root')?.textContent ?? '');
      new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { shown });
    });
    await page.reload();
    await page.getByRole('heading', { name: textOf('zh', 'dashboard:welcome', { name: 'Mei' }) }).waitFor();
    const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
    expect(shown.filter((text) => /Welcome|My courses|Student portal|Log out|More/.test(text))).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  test('chosen before the code is there is kept', async ({ portal }) => {
    const page = await portal.openSignedIn();
    const code = await holdRequests(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Language' }).selectOption('zh');
    code.open();
    await page.getByRole('heading', { name: textOf('zh', 'dashboard:welcome', { name: 'Mei' }) }).waitFor();
    expect(await storedValue(page, 'selectedLanguage')).toBe('zh');
  });

  test('chosen before the translations are there is kept', async ({ portal }) => {
    const page = await portal.openSignedIn();
    const translations = await holdRequests(page, /\/assets\/core\.en-/);
    await page.goto('/', { waitUntil: 'commit' });
    // The code is there: the boot script does not send this one.
    await page.waitForRequest('**/api/EventCalendar/GetEventsByDate?*');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('zh');
    translations.open();
    await page.getByRole('heading', { name: textOf('zh', 'dashboard:welcome', { name: 'Mei' }) }).waitFor();
  });

  test('chosen right before the page is left is kept', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    await waitForDashboard(page);
    const translations = await holdRequests(page, /\/assets\/core\.zh-/);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('zh');
    await page.goto('/', { waitUntil: 'commit' });
    translations.open();
    await page.getByRole('heading', { name: textOf('zh', 'dashboard:welcome', { name: 'Mei' }) }).waitFor();
  });

  test('chosen right before the portal draws is kept', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.addInitScript(() => {
      let boot: Window['portalBoot'];
      Object.defineProperty(window, 'portalBoot', {
        get: () => boot,
        set: (handedOver: typeof boot) => {
          const started = () => {
            const language = document.querySelector<HTMLSelectElement>('#root > [lang] select');
            if (language && document.documentElement.lang === 'en') {
              language.value = 'zh';
              language.dispatchEvent(new Event('change', { bubbles: true }));
            }
            handedOver.started();
          };
          boot = { ...handedOver, started };
        },
      });
    });
    await page.goto('/');
    await page.getByRole('heading', { name: textOf('zh', 'dashboard:welcome', { name: 'Mei' }) }).waitFor();
  });

  test('the app-shell placeholder is Chinese', async ({ portal }) => {
    const page = await portal.open({ localStorage: { selectedLanguage: 'zh' } });
    await holdRequests(page, SCRIPTS);
    await page.goto('/Login', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: textOf('zh', 'session:title') }).waitFor();
    await page.getByLabel(textOf('zh', 'session:userName')).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  test('the old translations stay when the new ones cannot be fetched, until the next visit', async ({ portal }) => {
    const page = await portal.openSignedIn();
    portal.allow(/Failed to load resource: net::ERR_FAILED/);
    await page.goto('/');
    await waitForDashboard(page);
    const { promise: refused, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/core\.zh/, async (route) => {
      await route.abort();
      resolve();
    });
    await page.getByRole('combobox', { name: 'Language' }).selectOption('zh');
    await refused;
    await page.getByRole('main').locator('a[href="/MyCourseList"]').click();
    await page.waitForURL('**/MyCourseList');
    await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.unroute(/\/assets\/core\.zh/);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: textOf('zh', 'shell:entry.courses') }).waitFor();
  });
});

test('dark and violet are painted at once, and after a reload before any code is there', async ({ portal }) => {
  const page = await portal.openSignedIn();
  await page.goto('/');
  await openMore(page);
  await page.getByRole('button', { name: 'Display' }).click();
  const dialog = page.getByRole('dialog', { name: 'Display' });
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  await dialog.getByRole('radio', { name: 'Violet' }).check();
  const look = () => page.locator('html').evaluate(({ dataset }) => [dataset['appearance'], dataset['scheme']]);
  await expect.poll(look).toEqual(['dark', 'PURPLE']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog.count()).toBe(0);

  await holdRequests(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(look).toEqual(['dark', 'PURPLE']);
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
});

test('the school’s own colours are painted when nothing else was chosen', async ({ portal }) => {
  portal.backend.colorScheme = 'Orange';
  const page = await portal.openSignedIn();
  await page.goto('/');
  await expect.poll(() => page.locator('html').getAttribute('data-scheme')).toBe('ORANGE');
});

describe('config.json', () => {
  test('that is missing leaves the portal its defaults, and is fetched once a visit', async ({ portal }) => {
    portal.allow(/status of 404/);
    const page = await portal.openSignedIn();
    let requests = 0;
    await page.route('**/config.json', (route) => {
      requests += 1;
      return route.fulfill({ status: 404, body: 'Not found' });
    });
    await page.goto('/');
    await waitForCourses(page);
    expect(requests).toBe(1);
  });

  test('sets the language of a first visit', async ({ portal }) => {
    const page = await portal.open();
    await page.route('**/config.json', (route) => route.fulfill({ json: { defaultLanguage: 'zh' } }));
    await page.goto('/Login');
    await page.getByRole('button', { name: textOf('zh', 'session:signIn') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  test('points the portal to an API at another origin, which gets no cookie', async ({ portal }) => {
    const backend = await startMockServer({ seed: 7 });
    portal.closeAtEnd(backend);
    const other = await portal.startOtherOrigin(backend.url);
    const page = await portal.open();
    await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: `${other}/api/` } }));
    const cookies = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.url().startsWith(other)) cookies.add(request.headers()['cookie']);
    });
    await page.goto('/Login');
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
});
