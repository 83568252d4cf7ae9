import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './portal.ts';
import { untilQuiet } from './requests.ts';
import { openMore, passTime, pathOf, postToWindow, searchTwice } from './steps.ts';

const UPCOMING = 'Event/GetUpcomingEventGridJson';
const PAST = 'Event/GetPastEventGridJson';

const box = (page: Page, name = 'Upcoming events') => page.getByRole('region', { name });
const scrollToEnd = (page: Page) => box(page).evaluate((one) => one.scrollTo(0, one.scrollHeight));
const rowsInPage = (page: Page) => page.locator('li[aria-posinset]').count();

test('from the menu to the events; scrolling fetches page after page, once there is a connection; Back returns there', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.openSignedIn();
  await page.goto('/');
  await openMore(page);
  await page.getByRole('link', { name: 'Events' }).click();
  await page.waitForURL('**/Event');
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
  await box(page)
    .getByRole('heading', { level: 2, name: /^Today, \w{3} \d\d\/\d\d\/\d{4}$/ })
    .waitFor();
  await box(page).getByRole('heading', { level: 3, name: 'Open evening at the Sydney campus' }).first().waitFor();
  expect((await box(page).boundingBox())?.height).toBe(500);
  expect(portal.bodies(UPCOMING)).toEqual([{ PageIndex: 0, PageSize: 10, Keyword: '' }]);
  expect(portal.count(PAST)).toBe(0);

  // The next page fails without a connection: the loaded rows stay, and a retry fetches it.
  portal.backend.faults.fail(UPCOMING, { kind: 'offline' });
  await scrollToEnd(page);
  const alert = page.getByRole('alert');
  await alert.getByText('We couldn’t load more').waitFor();
  expect(pathOf(page)).toBe('/Event');
  expect(await rowsInPage(page)).toBeGreaterThan(3);
  portal.backend.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => alert.count()).toBe(0);
  await page.getByText(/^Upcoming events: (all )?\d+ shown$/).waitFor();
  expect(portal.bodies(UPCOMING).slice(1, 3)).toEqual([
    { PageIndex: 1, PageSize: 10, Keyword: '' },
    { PageIndex: 1, PageSize: 10, Keyword: '' },
  ]);

  // Page after page loads up to the end, which is announced; few rows are in the DOM.
  await expect
    .poll(async () => {
      await scrollToEnd(page);
      return page.getByText('No more upcoming events').count();
    })
    .toBe(1);
  expect(await rowsInPage(page)).toBeLessThanOrEqual(40);
  const pages = portal.bodies(UPCOMING).toSpliced(1, 1);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages).toEqual(pages.map((_body, PageIndex) => ({ PageIndex, PageSize: 10, Keyword: '' })));

  // Coming back restores the scroll position.
  await box(page).evaluate((one) => one.scrollTo(0, 1500));
  await expect.poll(() => page.locator('li[aria-posinset="1"]').count()).toBe(0);
  const place = () => box(page).evaluate((one) => one.scrollTop);
  const left = await place();
  await page.getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
  await page.goBack();
  await box(page).waitFor();
  await expect.poll(place).toBe(left);
});

test('a search makes one request when typing rests, and the URL keeps keyword and tab; an older answer never shows', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.goto('/Event');
  await box(page).waitFor();
  // Typed by timers of the page, which run in order: keys that a busy machine delivers late would count as a pause in
  // typing.
  await page.getByRole('searchbox').evaluate(async (field: HTMLInputElement) => {
    field.focus();
    for (const letter of 'clinic') {
      document.execCommand('insertText', false, letter);
      await new Promise((next) => setTimeout(next));
    }
  });
  await page.waitForURL('**/Event?q=clinic');
  const names = () => box(page).getByRole('heading', { level: 3 }).allInnerTexts();
  await expect.poll(names).toContain('Pronunciation clinic');
  expect(new Set(await names())).toEqual(new Set(['Pronunciation clinic']));
  expect(portal.bodies(UPCOMING)).toEqual([
    { PageIndex: 0, PageSize: 10, Keyword: '' },
    { PageIndex: 0, PageSize: 10, Keyword: 'clinic' },
  ]);

  await page.getByRole('tab', { name: 'Past' }).click();
  await page.waitForURL('**/Event?q=clinic&tab=past');
  await box(page, 'Past events').getByRole('heading', { level: 3, name: 'Pronunciation clinic' }).first().waitFor();
  expect(portal.bodies(PAST)).toEqual([{ PageIndex: 0, PageSize: 10, Keyword: 'clinic' }]);

  await page.reload();
  await box(page, 'Past events').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('clinic');

  await page.goBack();
  await box(page).waitFor();
  expect(await page.getByRole('tab', { name: 'Upcoming' }).getAttribute('aria-selected')).toBe('true');
  expect(await page.getByRole('searchbox').inputValue()).toBe('clinic');

  // A search without results names the keyword; clearing it restores the list.
  await page.getByRole('searchbox').fill('xylophone');
  await page.getByRole('heading', { name: 'Nothing matches “xylophone”' }).waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await box(page)
    .getByRole('heading', { level: 2, name: /^Today/ })
    .waitFor();
  expect(new URL(page.url()).search).toBe('');

  // The response for an older keyword arrives after that for a newer one.
  const nurses = box(page)
    .getByRole('heading', { name: /^OET for nurses/ })
    .first();
  const first = await searchTwice(page, UPCOMING, 'evening', 'nurses');
  await nurses.waitFor();
  first.open();
  await page.getByRole('tab', { name: 'Past' }).click();
  await box(page, 'Past events').waitFor();
  await page.goBack();
  await nurses.waitFor();
  expect(await page.getByText('Open evening at the Sydney campus').count()).toBe(0);
});

test('a list is refetched in place when the main app reports that it has changed, and at midnight', async ({
  portal,
}) => {
  const page = await portal.openAt('/Event', { now: new Date('2026-11-21T12:30:00Z') });
  const today = box(page).getByRole('heading', { level: 2, name: 'Today, Sat 21/11/2026' });
  await today.waitFor();

  // Only the list of the message’s key is refetched.
  const event = portal.backend.events[0] ?? expect.fail('no event');
  event.Name = 'Moved to the large hall';
  await postToWindow(page, { ReloadCurrentPage: true, key: 'events-past' });
  await postToWindow(page, { ReloadCurrentPage: true, key: 'messages-active' });
  await postToWindow(page, { ReloadCurrentPage: true, key: 'events-upcoming' });
  await box(page).getByRole('heading', { name: 'Moved to the large hall' }).waitFor();
  expect(portal.count(UPCOMING)).toBe(2);
  expect(portal.count(PAST)).toBe(0);

  await page.getByRole('tab', { name: 'Past' }).click();
  await box(page, 'Past events').waitFor();
  await postToWindow(page, { ReloadCurrentPage: true, key: 'events-past' });
  await expect.poll(() => portal.count(PAST)).toBe(2);
  expect(portal.count(UPCOMING)).toBe(2);

  // At midnight, today's events become past.
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await today.waitFor();
  await untilQuiet(page);
  const before = portal.count(UPCOMING);
  portal.backend.now = () => new Date('2026-11-21T13:00:10Z');
  await passTime(page, '30:10');
  await expect.poll(() => box(page).getByRole('heading', { level: 2, name: 'Sat 21/11/2026' }).count()).toBe(0);
  await box(page)
    .getByRole('heading', { level: 2, name: /^(Today, )?Sun 22\/11\/2026$/ })
    .waitFor();
  expect(portal.count(UPCOMING)).toBe(before + 1);
});
