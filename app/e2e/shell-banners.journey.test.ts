import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './portal.ts';
import { holdRequests, SCRIPTS } from './requests.ts';
import { goWithin } from './screens.ts';
import { pathOf, storedValue } from './steps.ts';

/** A wide screen, where packages are bought. */
const SCREEN = { width: 1280, height: 800 };

const MAINTENANCE = { Enable: true, Dates: 'Sat 28/11/2026', StartTime: '22:00', EndTime: '23:30' };

const banner = (page: Page, name: string) => page.getByRole('main').getByRole('group', { name });
const dismiss = (page: Page, name: string) => banner(page, name).getByRole('button', { name: 'Dismiss' });

const PLANNED = 'Planned maintenance';
const MOVING = 'We’re moving to a new platform';
const NEWS = 'News from your school';
const INACTIVE = 'Your account isn’t active';

test('the banners after the first are shown on demand, and what was dismissed stays hidden until the school publishes something else', async ({
  portal,
}) => {
  Object.assign(portal.backend.setting, { MaintenanceBanner: MAINTENANCE });
  portal.backend.commonBanner = { Enable: true, BannerMessage: ['Support is back on Monday.'] };
  const page = await portal.openSignedIn('mira');
  // The banners that the session contains are in the portal's first picture; later they would shift the layout.
  const answers = await holdRequests(page, '**/api/**');
  const session = await holdRequests(page, '**/api/Account/CheckAuth*');
  const code = await holdRequests(page, SCRIPTS);
  await page.goto('/Profile', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  const inFirstPicture = page.evaluate(
    (name) =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          if (!document.querySelector('#root > div[lang]')) resolve(document.body.innerText.includes(name));
        }).observe(document.body, { subtree: true, childList: true });
      }),
    MOVING,
  );
  session.open();
  code.open();
  expect(await inFirstPicture).toBe(true);
  answers.open();
  await banner(page, PLANNED).waitFor();
  expect(await banner(page, MOVING).count()).toBe(0);
  await page.getByRole('button', { name: '2 more notices' }).click();
  await banner(page, MOVING).waitFor();
  await banner(page, NEWS).waitFor();
  await page.getByRole('button', { name: 'Show less' }).click();
  await banner(page, MOVING).waitFor({ state: 'detached' });
  await banner(page, PLANNED).waitFor();

  // The next banner replaces a dismissed one.
  for (const name of [PLANNED, MOVING, NEWS]) {
    await dismiss(page, name).click();
    await banner(page, name).waitFor({ state: 'detached' });
  }
  expect(await storedValue(page, 'dismissedMaintenanceBanner')).toBe('["Sat 28/11/2026","22:00","23:30"]');
  expect(await storedValue(page, 'dismissedMigrationBanner')).toBe('true');
  expect(await storedValue(page, 'dismissedCommonBanner')).toBe('["Support is back on Monday."]');

  portal.backend.commonBanner.BannerMessage = ['Two mock tests are ready.'];
  await page.reload();
  await banner(page, NEWS).getByText('Two mock tests are ready.').waitFor();
  expect(await banner(page, PLANNED).count()).toBe(0);
  expect(await banner(page, MOVING).count()).toBe(0);

  Object.assign(portal.backend.setting, { MaintenanceBanner: { ...MAINTENANCE, EndTime: '23:45' } });
  await page.reload();
  await banner(page, PLANNED).getByText('22:00 to 23:45 AEDT').waitFor();

  // Without the banners' code, the page is shown all the same.
  portal.allow(/Failed to load resource/, /dynamically imported module/);
  await page.route(/\/assets\/banners-/, (route) => route.abort());
  await page.reload();
  await page.getByLabel('First name').waitFor();
  expect(await banner(page, PLANNED).count()).toBe(0);
});

test('an active student’s banner leaves the notifications the rest of the window, and a live class for a larger package leads to one', async ({
  portal,
}) => {
  Object.assign(portal.backend.setting, { MaintenanceBanner: MAINTENANCE });
  const page = await portal.openSignedIn();
  await page.goto('/Notification');
  await banner(page, PLANNED).waitFor();
  const height = async () => (await page.getByTitle('Your notifications').boundingBox())?.height;
  const reservedHeight = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--banner-height')));
  const shown = (await banner(page, PLANNED).boundingBox())?.height ?? expect.fail('no banner');
  await expect.poll(reservedHeight).toBeGreaterThanOrEqual(shown);
  await expect.poll(height).toBe(844 - (await reservedHeight()) - 54 - 67 - 36);
  expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(false);
  // Dismissing the banner returns its height.
  await dismiss(page, PLANNED).click();
  await expect.poll(height).toBe(844 - 54 - 67 - 36);
  // Only inactive students see the upgrade banner, so no request is sent for others.
  expect(portal.count('Sidebar/GetSidebarSettings')).toBe(0);

  await page.setViewportSize(SCREEN);
  await goWithin(page, '/');
  const week = page.getByRole('region', { name: 'Live classes and meetings' });
  // The class is in three days.
  await week.getByRole('tab').nth(3).click();
  await week.getByRole('button', { name: /Mock test clinic/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Mock test clinic' });
  await dialog.getByText('Not available for your package').waitFor();
  await dialog.getByRole('link', { name: 'Upgrade package' }).waitFor();
});

test('an inactive student is offered packages on a desktop only, as the school’s setting says, or when it cannot be fetched', async ({
  portal,
}) => {
  const page = await portal.openSignedIn('ivo');
  await page.goto('/Profile');
  await banner(page, INACTIVE).getByText('desktop or laptop only').waitFor();
  expect(await banner(page, INACTIVE).getByRole('link').count()).toBe(0);
  await page.setViewportSize(SCREEN);
  await banner(page, INACTIVE).getByRole('link', { name: 'Upgrade' }).click();
  await page.waitForURL('**/AddBuyCourse');

  // Not even on a desktop, where the school hides upgrading.
  portal.backend.sidebar.HideUpgradePackage = true;
  await page.reload();
  await banner(page, INACTIVE).getByText('Student Support').waitFor();
  expect(await banner(page, INACTIVE).getByRole('link').count()).toBe(0);
  expect(await page.getByText('desktop or laptop').count()).toBe(0);

  portal.allow(/Failed to load resource/);
  portal.backend.faults.fail('Sidebar/GetSidebarSettings', { kind: 'status', status: 500 });
  await page.reload();
  await banner(page, INACTIVE).getByRole('link', { name: 'Upgrade' }).waitFor();
  expect(pathOf(page)).toBe('/AddBuyCourse');
});
