import { profileOptions } from '@portal/mocks/fixtures';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { DESKTOP, test, type Portal } from './portal.ts';
import { expireSessions, pathOf, signInAs, waitForDashboard, waitForProfile } from './steps.ts';

const UPDATE = 'Profile/UpdateProfile';
const UNDO = 'Profile/UndoEmailChanges';

/** Opens the profile by the dashboard's link. */
async function openProfile(portal: Portal, visit = {}): Promise<Page> {
  const page = await portal.openSignedIn('mei', { ...DESKTOP, ...visit });
  await page.goto('/');
  await waitForDashboard(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByLabel('First name').waitFor();
  return page;
}

const countryId = (name: string) => Number(profileOptions().countries.find(({ label }) => label === name)?.value);
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const saved = (page: Page) => page.getByText('Profile saved').waitFor();
/** Waits until nothing is left to save. Not for the toast, which may be an earlier one. */
const savedAgain = (page: Page) =>
  page.getByRole('button', { name: /^(?:Save changes|Saving)/ }).waitFor({ state: 'detached' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('a profile with mistakes is not sent, and the summary leads to each; it can be filled in with the keyboard alone', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.goto('/Profile');
  await page.getByLabel('Last name').fill('');
  await page.getByLabel('Phone').fill('+');
  await page.getByLabel('Birth date').first().fill('21/08/2099');
  await save(page).click();
  const summary = page.getByRole('group', { name: 'We couldn’t save your profile' });
  await expect
    .poll(() => summary.getByRole('link', { name: 'Last name' }).evaluate((link) => link === document.activeElement))
    .toBe(true);
  await summary.getByRole('link', { name: 'Birth date' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('21/08/1997');
  await summary.getByRole('link', { name: 'Birth date' }).waitFor({ state: 'detached' });
  await page.getByLabel('Phone').fill('+61 400');
  await page.getByLabel('Last name').fill('Chan');
  await save(page).click();
  await saved(page);
  expect(portal.bodies(UPDATE)).toEqual([expect.objectContaining({ LastName: 'Chan', Phone: '+61 400' })]);
  await savedAgain(page);

  // With the keyboard alone, on a desktop.
  await page.setViewportSize(DESKTOP.viewport ?? expect.fail('no size'));
  const tabTo = async (label: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent);
      if (name?.startsWith(label)) return;
    }
    throw new Error(`Tab does not reach ${label}`);
  };
  // This field's code loads after the form's.
  await page.getByRole('combobox', { name: 'Country of residence' }).waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo('First name');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Mei Ling');
  await tabTo('Birth date');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1/2/1998');
  await tabTo('Gender');
  await page.keyboard.type('Male');
  await tabTo('Country of residence');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('zeal');
  await page.getByRole('option', { name: 'New Zealand' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo('Sync to Google Calendar');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await savedAgain(page);
  expect(portal.bodies(UPDATE).slice(1)).toEqual([
    expect.objectContaining({
      FirstName: 'Mei Ling',
      BirthDate: '1998-02-01',
      Gender: 'M',
      CountryOfResidenceId: countryId('New Zealand'),
      IsSyncToGoogleCalendar: true,
    }),
  ]);
});

test('a saved profile is the account everywhere; the zone of the device is suggested, and a new email waits until it is undone', async ({
  portal,
}) => {
  const page = await openProfile(portal, { localStorage: { selectedLanguage: 'en' } });
  const zone = page.getByLabel('Time zone', { exact: true });
  await page.getByLabel('First name').fill('Mei Ling');
  await zone.fill('shanghai');
  await page.getByRole('option', { name: 'Asia/Shanghai' }).click();
  await save(page).click();
  await saved(page);
  expect(portal.bodies(UPDATE)).toEqual([
    expect.objectContaining({ FirstName: 'Mei Ling', TimeZoneId: 'Asia/Shanghai', CountryOfOriginId: 48 }),
  ]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await waitForDashboard(page, 'Mei Ling');
  await page
    .getByText(/China (Standard )?Time \(UTC\+8\)/)
    .first()
    .waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');

  // The device is still in Sydney: its zone is suggested, and nothing changes by itself.
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByText('Your device is in another time zone').waitFor();
  expect(await zone.inputValue()).toContain('Asia/Shanghai');
  expect(await save(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Use this zone' }).click();
  await save(page).click();
  await savedAgain(page);
  expect(portal.bodies(UPDATE).slice(1)).toEqual([expect.objectContaining({ TimeZoneId: 'Australia/Sydney' })]);

  // A new email is pending, the dashboard shows that, and it can be undone.
  await page.getByLabel('Email').fill('mei.new@example.com');
  // A toast under the pointer stays; it must not cover the bar that is shown again, above which it moves.
  await expect
    .poll(async () => {
      const toasts = page.getByRole('button', { name: 'Dismiss' });
      const bottoms = await toasts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      return Math.max(0, ...bottoms) - ((await save(page).boundingBox())?.y ?? 0);
    })
    .toBeLessThan(0);
  await save(page).click();
  await page.getByText('We sent a link to mei.new@example.com.').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('mei@example.com');
  expect(await page.getByLabel('Last name').isEditable()).toBe(false);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Undo in your profile' }).click();
  await page.getByRole('button', { name: 'Undo change' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo change' }).click();
  await expect.poll(() => page.getByLabel('Email').isEditable()).toBe(true);
  expect(portal.count(UNDO)).toBe(1);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await waitForDashboard(page, 'Mei Ling');
  await expect.poll(() => page.getByRole('link', { name: 'Undo in your profile' }).count()).toBe(0);
});

test('what is not saved is asked about, is back after a reload and after the session expired, and keeps the browser from closing the tab', async ({
  portal,
}) => {
  portal.allow(/status of 401/);
  const page = await openProfile(portal);
  await page.getByLabel('First name').fill('Mei Ling');
  // The form has changed, and the leave guard is active.
  await save(page).waitFor();
  // A reload loses nothing: phones discard tabs in the background, some without `beforeunload`.
  await page.reload();
  await page.getByText('We kept what you typed').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Mei Ling');
  // Links, the back arrow, the browser’s Back and logging out ask for confirmation.
  for (const leave of [
    () => page.getByRole('link', { name: 'Courses' }).click(),
    () => page.getByRole('button', { name: 'Back' }).click(),
    () => page.evaluate(() => history.back()),
    () => page.getByRole('button', { name: 'Log out' }).click(),
  ]) {
    await leave();
    // By keyboard, since quick clicks at one position count as one.
    await question(page).getByRole('button', { name: 'Keep editing' }).press('Enter');
    await question(page).waitFor({ state: 'detached' });
    await expect.poll(() => pathOf(page)).toBe('/Profile');
    expect(await page.getByLabel('First name').inputValue()).toBe('Mei Ling');
  }
  await page.evaluate(() => history.back());
  await question(page).waitFor();
  // The URL is restored after the dialog has opened.
  await page.waitForURL('**/Profile');
  await question(page).getByRole('button', { name: 'Leave' }).press('Enter');
  await waitForDashboard(page);
  expect(portal.count(UPDATE)).toBe(0);

  // The edited form is restored after the session has expired.
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await waitForProfile(page);
  expect(await page.getByLabel('First name').inputValue()).toBe('Mei');
  await page.getByLabel('First name').fill('Mei Ling');
  await expireSessions(portal, page);
  await save(page).click();
  await page.waitForURL('**/Login');
  await signInAs(page, 'mei');
  await page.getByText('We kept what you typed').waitFor();
  expect(pathOf(page)).toBe('/Profile');
  expect(await page.getByLabel('First name').inputValue()).toBe('Mei Ling');
  await save(page).click();
  await saved(page);
  expect(portal.student('mei').account.FirstName).toBe('Mei Ling');
  await savedAgain(page);

  // The browser asks when the tab is closed. Typed by key, since browsers ask only users who have interacted with the
  // page.
  await page.getByLabel('First name').press('A');
  // The form has changed, and the leave guard is active.
  await save(page).waitFor();
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(false);
  const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});
