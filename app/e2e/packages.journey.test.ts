import { paths } from '@portal/domain/screens';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { DESKTOP, test } from './portal.ts';
import { navigate, pushAddress } from './screens.ts';
import { waitForDashboard } from './steps.ts';

const CLASSES = 'Package/SetClass';
const ADD = 'Package/AddPackage';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the packages of PTE Academic from the list of courses. */
async function openPackages(page: Page): Promise<void> {
  await page.getByRole('article').filter({ hasText: 'PTE Academic in 6 weeks' }).getByRole('link').click();
  await dialog(page, 'PTE Academic in 6 weeks').waitFor();
}

/** Clicks a button that opens the payment, and waits for it. */
async function pay(page: Page, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), press()]);
  await tab.waitForURL('**/Package/UpgradePackage?**');
  return tab;
}

test('what is taken or paid starts the portal again: a free trial, a payment behind a link, one in the tab of the press', async ({
  portal,
}) => {
  portal.allow(/A package could not be taken/);
  const page = await portal.openAt('/AddBuyCourse', { as: 'sam', ...DESKTOP });
  const buy = button(page, 'Buy now');
  const startsAgain = (press: () => Promise<void>) =>
    Promise.all([page.waitForURL((url) => url.pathname === '/'), press()]);
  /** Opens the packages again from the dashboard, after the portal has reloaded, for a student who has none yet. */
  const openPackagesAgain = async () => {
    await waitForDashboard(page, 'Sam');
    portal.student('sam').packages = [];
    await navigate(page, paths.addBuyCourse);
    await openPackages(page);
  };

  // A free trial: one addition.
  await openPackages(page);
  await page.getByRole('tab', { name: 'Free trial' }).click();
  await startsAgain(() => button(page, 'Try free').dblclick());
  await waitForDashboard(page, 'Sam');
  expect(portal.count(CLASSES)).toBe(1);
  expect(portal.bodies(ADD)).toEqual([{ PackageId: 1010 }]);

  // After a failed lookup there is no message and no tab, and the button can be clicked again.
  await openPackagesAgain();
  await page.getByRole('tab', { name: 'Essential' }).click();
  portal.backend.faults.fail(CLASSES, { kind: 'rejected', messages: ['Not now.'] }, 1);
  const [empty] = await Promise.all([page.waitForEvent('popup'), buy.click()]);
  if (!empty.isClosed()) await empty.waitForEvent('close');
  await expect.poll(() => buy.getAttribute('aria-busy')).toBeNull();
  expect(await page.getByText('Not now.').count()).toBe(0);
  const left = await pay(page, () => buy.press('Enter'));
  expect(portal.count(CLASSES)).toBe(3);
  await left.close();
  await button(page, 'Not now').press('Enter');

  // For a tab that the browser blocks there is a link, which keeps the opener.
  await page.evaluate(() => {
    window.open = () => null;
  });
  await buy.press('Enter');
  await dialog(page, 'Your browser blocked the payment page').waitFor();
  const linked = await pay(page, () => page.getByRole('link', { name: 'Open payment page' }).click());
  await startsAgain(() => linked.getByRole('button', { name: 'Pay' }).click());
  expect(portal.student('sam').packages.map(({ packageId }) => packageId)).toEqual([1011]);

  // With a single class, the payment opens in the tab that the click opened.
  await openPackagesAgain();
  await page.getByRole('tab', { name: 'Complete', exact: true }).click();
  const lookups = portal.count(CLASSES);
  const tab = await pay(page, () => buy.click());
  expect(new URL(tab.url()).search).toMatch(/^\?token=[^&]+&existingPackage=false&packageId=1012&classId=31$/);
  expect(portal.count(CLASSES)).toBe(lookups + 1);
  await dialog(page, 'Finish paying in the other tab').waitFor();

  // The message of a payment is accepted from the school’s origins only.
  const other = await portal.startOtherOrigin();
  const post = (message: unknown) => tab.evaluate((sent) => (window.opener as Window).postMessage(sent, '*'), message);
  await tab.goto(`${other}${new URL(tab.url()).pathname}?token=${portal.token('sam')}`);
  await post({ ReloadPackage: true });
  await tab.goBack();
  // A message of another shape, from the school.
  await post({ ReloadPackage: false });
  await dialog(page, 'Finish paying in the other tab').waitFor();
  expect(new URL(page.url()).pathname).toBe('/AddBuyCourse');
  await startsAgain(() => tab.getByRole('button', { name: 'Pay' }).click());
  expect(portal.student('sam').packages.map(({ packageId }) => packageId)).toEqual([1012]);
});

test('the open packages and the comparison are in the address; progress that is replaced and classes are asked about; a phone only takes what is free', async ({
  portal,
}) => {
  const page = await portal.openAt('/AddBuyCourse', DESKTOP);
  await page.getByRole('tab', { name: 'Skill boosters' }).click();
  await page.getByRole('tab', { name: 'Full courses' }).click();
  await page.getByRole('link', { name: /^Upgrade now PTE Academic/ }).click();
  await page.getByRole('tab', { name: 'Complete', exact: true, selected: true }).waitFor();
  await button(page, 'Compare all').click();
  await page.getByRole('table').waitFor();
  await page.reload();
  await page.getByRole('table').waitFor();
  // Closing returns to the same courses.
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('course') && !url.searchParams.has('view'));
  expect(new URL(page.url()).searchParams.get('sub')).toBe('11');
  await page.getByRole('tab', { name: 'Full courses', selected: true }).waitFor();

  // A paid package with three classes that replaces progress: both need the student's choice, and the chosen class is
  // paid.
  await openPackages(page);
  await page.getByRole('tab', { name: 'Complete plus coaching' }).click();
  await button(page, 'Upgrade now').click();
  const question = dialog(page, 'Replace your progress?');
  await question.getByText('What you have now: Essential').waitFor();
  await question.getByText('Weekly coaching').waitFor();
  expect(portal.count(CLASSES)).toBe(0);
  const [empty] = await Promise.all([page.waitForEvent('popup'), button(page, 'Replace progress').press('Enter')]);
  const classes = dialog(page, 'Choose a class');
  await classes.getByRole('radio', { name: /^Thursday evenings/ }).waitFor();
  // The tab that the click opened is closed, since a choice is needed.
  if (!empty.isClosed()) await empty.waitForEvent('close');
  expect(await classes.getByRole('radio', { name: /^Thursday evenings/ }).isChecked()).toBe(true);
  await classes.getByRole('radio', { name: 'Saturday intensive' }).check({ force: true });
  const tab = await pay(page, () => button(page, 'Continue').press('Enter'));
  expect(new URL(tab.url()).search).toContain('&packageId=1013&classId=34');
  await dialog(page, 'Finish paying in the other tab').waitFor();
  // The student closes the tab without paying: it can be opened again, and nothing has changed.
  await tab.close();
  const again = await pay(page, () => button(page, 'Not opened? Open again').press('Enter'));
  await again.close();
  await button(page, 'Not now').press('Enter');
  await dialog(page, 'PTE Academic in 6 weeks').waitFor();
  await button(page, 'Upgrade now').waitFor();

  // On a phone, packages can be viewed and their link shared, but only free ones can be taken.
  await page.keyboard.press('Escape');
  await dialog(page, 'PTE Academic in 6 weeks').waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await pushAddress(page, '/AddBuyCourse?course=101&package=1012');
  await page.getByText('Sign in on a desktop or laptop to upgrade.').waitFor();
  expect(await button(page, 'Upgrade now').count()).toBe(0);
  await button(page, 'Send yourself the link').click();
  await button(page, 'Copy link').press('Enter');
  await button(page, 'Copied').waitFor();
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
