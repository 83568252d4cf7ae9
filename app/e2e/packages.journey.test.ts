import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { DESKTOP, test, type Portal } from './portal.ts';

const CLASSES = 'Package/SetClass';
const ADD = 'Package/AddPackage';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The packages of PTE Academic, opened from the list of courses. */
async function openPackages(portal: Portal, userName: string): Promise<Page> {
  const page = await portal.openAt('/AddBuyCourse', { as: userName, ...DESKTOP });
  await page.getByRole('article').filter({ hasText: 'PTE Academic in 6 weeks' }).getByRole('link').click();
  await dialog(page, 'PTE Academic in 6 weeks').waitFor();
  return page;
}

/** Presses a button that opens the payment, and waits for it. */
async function pay(page: Page, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), press()]);
  await tab.waitForURL('**/Package/UpgradePackage?**');
  return tab;
}

test('a free trial: one addition, and the portal starts again', async ({ portal }) => {
  const page = await openPackages(portal, 'sam');
  await page.getByRole('tab', { name: 'Free trial' }).click();
  await button(page, 'Try free').dblclick();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(portal.count(CLASSES)).toBe(1);
  expect(portal.bodies(ADD)).toEqual([{ PackageId: 1010 }]);
});

describe('a paid package', () => {
  test('with one class is paid in the tab of the press; the paid message starts the portal again', async ({
    portal,
  }) => {
    const page = await openPackages(portal, 'sam');
    await page.getByRole('tab', { name: 'Complete', exact: true }).click();
    const tab = await pay(page, () => button(page, 'Buy now').click());
    expect(new URL(tab.url()).search).toMatch(/^\?token=[^&]+&existingPackage=false&packageId=1012&classId=31$/);
    await dialog(page, 'Finish paying in the other tab').waitFor();
    await Promise.all([
      page.waitForURL((url) => url.pathname === '/'),
      tab.getByRole('button', { name: 'Pay' }).click(),
    ]);
    expect(portal.student('sam').packages.map(({ packageId }) => packageId)).toEqual([1012]);
    expect(portal.count(CLASSES)).toBe(1);
  });

  test('with three classes that replaces progress: both are asked, and the chosen class is paid', async ({
    portal,
  }) => {
    const page = await openPackages(portal, 'mei');
    await page.getByRole('tab', { name: 'Complete plus coaching' }).click();
    await button(page, 'Upgrade now').click();
    const question = dialog(page, 'Replace your progress?');
    await question.getByText('What you have now: Essential').waitFor();
    await question.getByText('Weekly coaching').waitFor();
    expect(portal.count(CLASSES)).toBe(0);
    const [empty] = await Promise.all([page.waitForEvent('popup'), button(page, 'Replace progress').press('Enter')]);
    const classes = dialog(page, 'Choose a class');
    await classes.getByRole('radio', { name: /^Thursday evenings/ }).waitFor();
    // The tab of the press is closed for the question.
    if (!empty.isClosed()) await empty.waitForEvent('close');
    expect(await classes.getByRole('radio', { name: /^Thursday evenings/ }).isChecked()).toBe(true);
    await classes.getByRole('radio', { name: 'Saturday intensive' }).check({ force: true });
    const tab = await pay(page, () => button(page, 'Continue').press('Enter'));
    expect(new URL(tab.url()).search).toContain('&packageId=1013&classId=34');
    await dialog(page, 'Finish paying in the other tab').waitFor();
    // Closed by hand: it is opened again on request, and not paid is as before.
    await tab.close();
    const again = await pay(page, () => button(page, 'Not opened? Open again').press('Enter'));
    await again.close();
    await button(page, 'Not now').press('Enter');
    await dialog(page, 'PTE Academic in 6 weeks').waitFor();
    await button(page, 'Upgrade now').waitFor();
  });

  test('whose tab the browser blocked is behind a link that keeps its opener', async ({ portal }) => {
    const page = await openPackages(portal, 'sam');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('tab', { name: 'Essential' }).click();
    await button(page, 'Buy now').click();
    await dialog(page, 'Your browser blocked the payment page').waitFor();
    const tab = await pay(page, () => page.getByRole('link', { name: 'Open payment page' }).click());
    await Promise.all([
      page.waitForURL((url) => url.pathname === '/'),
      tab.getByRole('button', { name: 'Pay' }).click(),
    ]);
  });

  test('a failed lookup ends without a word and without a tab, and another press goes on', async ({ portal }) => {
    portal.allow(/A package could not be taken/);
    const page = await openPackages(portal, 'sam');
    await page.getByRole('tab', { name: 'Essential' }).click();
    portal.backend.faults.fail(CLASSES, { kind: 'rejected', messages: ['Not now.'] }, 1);
    const [empty] = await Promise.all([page.waitForEvent('popup'), button(page, 'Buy now').click()]);
    if (!empty.isClosed()) await empty.waitForEvent('close');
    await expect.poll(() => button(page, 'Buy now').getAttribute('aria-busy')).toBeNull();
    expect(await page.getByText('Not now.').count()).toBe(0);
    await pay(page, () => button(page, 'Buy now').press('Enter'));
    expect(portal.count(CLASSES)).toBe(2);
  });

  test('the paid message counts from the school’s origins only', async ({ portal }) => {
    const page = await openPackages(portal, 'sam');
    const other = await portal.startOtherOrigin();
    await page.getByRole('tab', { name: 'Essential' }).click();
    const tab = await pay(page, () => button(page, 'Buy now').click());
    const post = (message: unknown) =>
      tab.evaluate((sent) => (window.opener as Window).postMessage(sent, '*'), message);
    await tab.goto(`${other}${new URL(tab.url()).pathname}?token=${portal.token('sam')}`);
    await post({ ReloadPackage: true });
    await tab.goBack();
    // Of another shape, from the school.
    await post({ ReloadPackage: false });
    await dialog(page, 'Finish paying in the other tab').waitFor();
    expect(new URL(page.url()).pathname).toBe('/AddBuyCourse');
    await post({ ReloadPackage: 'true' });
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test('on a phone: packages can be seen and their link sent, and only what is free can be taken', async ({ portal }) => {
  const page = await portal.openAt('/AddBuyCourse?course=101&package=1012');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('Sign in on a desktop or laptop to upgrade.').waitFor();
  expect(await button(page, 'Upgrade now').count()).toBe(0);
  await button(page, 'Send yourself the link').click();
  await button(page, 'Copy link').press('Enter');
  await page.getByText('Copied', { exact: true }).waitFor();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.search).toBe('/AddBuyCourse?course=101&package=1012');
  expect(await page.getByRole('link', { name: 'Mail it to yourself' }).getAttribute('href')).toContain(
    encodeURIComponent(copied.href),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Free trial' }).click();
  await button(page, 'Try free').click();
  await dialog(page, 'Replace your progress?').waitFor();
});

test('the open packages, and the comparison, are in the address; closing returns to the same courses', async ({
  portal,
}) => {
  const page = await portal.openAt('/AddBuyCourse', DESKTOP);
  await page.getByRole('tab', { name: 'Skill boosters' }).click();
  await page.getByRole('tab', { name: 'Full courses' }).click();
  await page.getByRole('link', { name: /^Upgrade now PTE Academic/ }).click();
  await button(page, 'Compare all').click();
  await page.getByRole('table').waitFor();
  await page.reload();
  await page.getByRole('table').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('course') && !url.searchParams.has('view'));
  expect(new URL(page.url()).searchParams.get('sub')).toBe('11');
  await page.getByRole('tab', { name: 'Full courses', selected: true }).waitFor();
});

test('two hundred courses in one group: the last one opens as the first does', async ({ portal }) => {
  const page = await portal.openAt('/AddBuyCourse', { as: 'max' });
  const cards = page.getByRole('article');
  await cards.nth(199).scrollIntoViewIfNeeded();
  expect(await cards.count()).toBe(200);
  await cards.nth(199).getByRole('link').click();
  await dialog(page, 'PTE Academic in 6 weeks (200)').getByText('This course has no packages.').waitFor();
});

test('an account with a page of its own sees nothing but that page, which may say that a package is paid', async ({
  portal,
}) => {
  const page = await portal.openAt('/AddBuyCourse', { as: 'otto', ...DESKTOP });
  const frame = page.frameLocator('iframe[title="Packages of the school"]');
  await frame.getByRole('heading', { name: 'Packages of the school' }).waitFor();
  expect(portal.count('Package/GetAvailableCourse')).toBe(0);
  await frame.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
