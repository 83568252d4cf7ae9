import { test } from './portal.ts';
test('x', async ({ portal }) => {
  const page = await portal.openAt('/BookedMeetings?appointment=603');
  portal.allow(/./);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this appointment?' })
    .getByRole('button', { name: 'Cancel appointment' })
    .click();
  await page.getByRole('dialog', { name: 'Appointment cancelled' }).waitFor();
  await page.waitForTimeout(500);
  await page
    .getByRole('button', { name: 'Remove from calendar' })
    .click({ timeout: 3000 })
    .catch((e) => console.log(String(e)));
  await page.waitForTimeout(800);
  console.log((await page.locator('dialog').allInnerTexts()).join('|'));
});
