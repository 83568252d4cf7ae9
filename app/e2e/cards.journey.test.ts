import type { Page } from 'playwright';
import { expect } from 'vitest';
import { DESKTOP, test } from './portal.ts';
import { holdRequests } from './requests.ts';
import { waitForProfile } from './steps.ts';
import { blockVendor, serveVendor } from './vendor-script.ts';

const NUMBER = '5555 5555 5555 4444';
const CVC = '987';

/** Fills in the dialog of a new card, and sends it. */
async function typeCard(page: Page, number: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name on card').fill('Mei Chen');
  await dialog.getByLabel('Postal code').fill('2009');
  const typed = { cardNumber: number, cardExpiry: '08/30', cardCvc: CVC };
  for (const [field, text] of Object.entries(typed)) {
    await page.frameLocator(`iframe[title="${field}"]`).getByLabel(field).fill(text);
  }
  // The second click comes while the first request is pending.
  await dialog.getByRole('button', { name: 'Add card' }).dblclick();
}

const menu = (page: Page, digits: string) =>
  page.getByRole('button', { name: `Options for the card ending in ${digits}` });

async function choose(page: Page, digits: string, action: string): Promise<void> {
  await menu(page, digits).click();
  await page
    .getByRole('group', { name: `Options for the card ending in ${digits}` })
    .getByText(action)
    .click();
}

test('the first card is added: the portal never has number or CVC', async ({ portal }) => {
  portal.allowOrigin('https://js.stripe.com');
  const page = await portal.openSignedIn('sam', DESKTOP);
  await serveVendor(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/Profile');
  await page.getByText('No cards yet').waitFor();
  // Content that loads late above the cards would move them.
  await page.getByLabel('First name').waitFor();
  expect(requests.some((one) => one.includes('js.stripe.com'))).toBe(false);
  await page.getByRole('button', { name: 'Add card' }).click();
  await typeCard(page, NUMBER);
  await page.getByText('Card added').waitFor();
  await menu(page, '4444').waitFor();
  expect(await page.evaluate(() => (window as unknown as { vendorKey: string }).vendorKey)).toBe('pk_test_northbank');
  expect(portal.count('PaymentMethod/CreateCustomer')).toBe(1);
  expect(portal.bodies('PaymentMethod/Create')).toEqual([
    { StripeToken: 'tok_MasterCard_4444', CardholderName: 'Mei Chen', CardholderPostalCode: '2009' },
  ]);
  const seen = [await page.content(), ...requests, JSON.stringify(portal.calls)].join('\n');
  expect(seen).not.toMatch(/5555[ +]?5555/);
  expect(JSON.stringify(portal.calls)).not.toContain(CVC);
});

test('a card can be typed once a blocked script has come, and is refused; another is edited, made the default, and the old one removed', async ({
  portal,
}) => {
  portal.allow(/js\.stripe\.com|ERR_FAILED/);
  const page = await portal.openSignedIn('mei', DESKTOP);
  await blockVendor(page);
  await page.goto('/Profile');
  await waitForProfile(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByText('The card fields didn’t load').waitFor();
  await serveVendor(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.frameLocator('iframe[title="cardNumber"]').getByLabel('cardNumber').waitFor();

  // When the bank refuses the card, nothing typed is lost.
  await typeCard(page, '4000 0000 0000 0002');
  await page.getByText('Your card was declined.').waitFor();
  expect(await dialog.getByLabel('Postal code').inputValue()).toBe('2009');
  expect(portal.count('PaymentMethod/Create')).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await choose(page, '5510', 'Edit');
  await dialog.getByLabel('Name on card').fill('Mei C');
  await dialog.getByLabel('Postal code').fill('3000');
  await dialog.getByLabel('Expiry year').selectOption('2031');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByText('Mei C, expires 11/2031').waitFor();
  await choose(page, '4242', 'Remove');
  await page.getByRole('button', { name: 'Remove card' }).click();
  await page.getByText('The default card cannot be removed.').waitFor();
  await page.getByRole('button', { name: 'Keep card' }).click();

  // It becomes the default while a new one is typed, whose dialog stays open.
  const answer = await holdRequests(page, '**/api/PaymentMethod/SetAsDefault');
  await choose(page, '5510', 'Set as default');
  await page.getByRole('button', { name: 'Add card' }).click();
  const name = page.getByRole('dialog').getByLabel('Name on card');
  await name.fill('Mei C');
  answer.open();
  await page.getByText('Default card changed').waitFor();
  expect(await name.inputValue()).toBe('Mei C');
  await name.press('Escape');
  await name.waitFor({ state: 'detached' });
  await page.getByText('Payments use the card ending in 5510.').waitFor();

  await choose(page, '4242', 'Remove');
  await page.getByRole('button', { name: 'Remove card' }).click();
  await expect.poll(() => menu(page, '4242').count()).toBe(0);
});

test('the profile of a student of a partner has neither cards nor an address, and asks for no cards', async ({
  portal,
}) => {
  portal.backend.integration = { ...portal.backend.integration, Instance: 'Celpip' };
  const page = await portal.openSignedIn('mei', DESKTOP);
  await page.goto('/Profile');
  await page.getByLabel('First name').waitFor();
  expect(await page.getByText('Payment cards').count()).toBe(0);
  expect(await page.getByLabel('Address').count()).toBe(0);
  expect(portal.count('PaymentMethod/GetGridJson')).toBe(0);
});
