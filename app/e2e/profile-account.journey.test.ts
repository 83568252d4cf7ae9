import { paths } from '@portal/domain/screens';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { serveCaptcha } from './fake-captcha.ts';
import { DESKTOP, test, type Portal } from './portal.ts';
import { holdRequests } from './requests.ts';
import { goWithin } from './screens.ts';
import { cookieNames, logOut, pathOf, storedValue, waitForDashboard, waitForProfile } from './steps.ts';

const PICTURE = 'Profile/ChangeProfilePicture';
const DELETE = 'Profile/DeleteStudentAccount';
const LINK = 'Profile/LinkStudentAccount';

/** The stored request while a student is at the provider. */
const PENDING = { linkAccountRequest: 'true', emailAddress: 'mei@example.com' };

async function openProfile(portal: Portal, visit = {}): Promise<Page> {
  const page = await portal.openSignedIn('mei', { ...DESKTOP, ...visit });
  await page.goto('/Profile');
  // Content that loads late would move the controls below it during a click.
  await waitForProfile(page);
  return page;
}

/**
 * Returns a JPEG that the browser encodes: red on the left, blue on the right; `orientation` is written into its EXIF.
 */
async function photo(page: Page, width: number, height: number, orientation = 1): Promise<Buffer> {
  const url = await page.evaluate(
    ([w = 0, h = 0]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#f00';
      context.fillRect(0, 0, w / 2, h);
      context.fillStyle = '#00f';
      context.fillRect(w / 2, 0, w / 2, h);
      return canvas.toDataURL('image/jpeg', 0.8);
    },
    [width, height],
  );
  const jpeg = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const tiff = Buffer.from(`4d4d002a0000000800010112000300000001000${orientation}000000000000`, 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffe1', 'hex'), size, exif, jpeg.subarray(2)]);
}

/** Draws a whole photo to a canvas and encodes it again. */
function wholePhoto(page: Page, jpeg: Buffer): Promise<void> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${base64}`;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    canvas.toDataURL('image/jpeg', 0.9);
  }, jpeg.toString('base64'));
}

/**
 * Returns the CPU time of the page's main thread during `act`, in seconds; unlike elapsed time, it does not depend on
 * how busy the machine is.
 */
async function threadTime(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const total = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? expect.fail('no TaskDuration');
  };
  const before = await total();
  await act();
  const after = await total();
  await session.detach();
  return after - before;
}

async function choose(page: Page, buffer: Buffer, name = 'mei.jpg', mimeType = 'image/jpeg'): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}
const area = (page: Page) => page.getByRole('group', { name: 'Picture crop area' });
const save = (page: Page) => page.getByRole('button', { name: 'Save picture' });

/** Returns the size of a sent picture, and the colours at its four edges. */
function look(page: Page, imageBase64: string) {
  return page.evaluate(async (sent) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${sent}`;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
      willReadFrequently: true,
    });
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const at = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    const middle = Math.floor(width / 2);
    return {
      width,
      height,
      top: at(middle, 4),
      bottom: at(middle, height - 5),
      left: at(4, middle),
      right: at(width - 5, middle),
    };
  }, imageBase64);
}
const sentPictures = (portal: Portal) =>
  portal.bodies(PICTURE).map((body) => (body as { ImageBase64: string }).ImageBase64);

test('the picture is cropped, whatever its size and by keys alone; what is none or refused can be replaced', async ({
  portal,
}) => {
  const page = await openProfile(portal);
  /** The pictures of the mock backend are numbered. */
  const shown = (nth: number) => page.locator(`img[src*="/school/students/mei-${nth}.jpg"]`).waitFor();

  // 40 megapixels, turned by their EXIF: upright, without freezing the page.
  const file = await photo(page, 7728, 5152, 6);
  // The whole photo in a canvas would freeze the page.
  const opening = await threadTime(page, async () => {
    await choose(page, file);
    await area(page).waitFor();
  });
  const whole = await threadTime(page, () => wholePhoto(page, file));
  expect(opening).toBeLessThan(whole / 2);
  expect((await area(page).boundingBox())?.width).toBeCloseTo(150, 0);
  await save(page).click();
  await page.getByText('Picture saved').waitFor();
  const [large = ''] = sentPictures(portal);
  // Orientation 6 turns it right: red is on top.
  expect(await look(page, large)).toMatchObject({ top: 'red', bottom: 'blue' });
  const { width, height } = await look(page, large);
  expect(width).toBe(height);
  expect(width).toBeLessThanOrEqual(400);
  await shown(1);

  // With the keyboard alone: R turns it right.
  await choose(page, await photo(page, 800, 800));
  await area(page).focus();
  await page.keyboard.press('r');
  await page.keyboard.press('+');
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown');
  for (let press = 0; press < 16; press++) {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Save picture') break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await shown(2);
  expect(await look(page, sentPictures(portal)[1] ?? '')).toMatchObject({ top: 'red', bottom: 'blue' });

  // A file that is no image gets a message; a refused one can be sent again.
  portal.backend.faults.fail(PICTURE, { kind: 'rejected', messages: ['Not this one.'] }, 1);
  await choose(page, Buffer.from('%PDF'), 'essay.pdf', 'application/pdf');
  await page.getByText('This file isn’t an image').waitFor();
  await choose(page, Buffer.from('no picture'));
  await page.getByText('We can’t read this image').waitFor();
  await choose(page, await photo(page, 300, 200));
  await area(page).waitFor();
  await save(page).click();
  await page.getByText('Not this one.').waitFor();
  await save(page).click();
  await shown(3);
  expect(portal.count(PICTURE)).toBe(4);
});

test('deleting the account takes the retyped address and a captcha each time, leaves nothing, and ends at sign-in', async ({
  portal,
}) => {
  Object.assign(portal.backend.setting, { CaptchaPublicKey: 'site-key' });
  portal.backend.faults.fail(DELETE, { kind: 'rejected', messages: ['Not now.', 'Ask your school.'] }, 1);
  portal.allowOrigin('https://www.google.com');
  const page = await openProfile(portal, { localStorage: { 'lastLesson:101': '{}' } });
  await serveCaptcha(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const address = dialog.getByLabel(/^Type .+ to confirm$/);
  const confirm = dialog.getByRole('button', { name: 'Delete account' });

  await address.fill(' Mei@example.com ');
  expect(await confirm.isDisabled(), 'without the captcha').toBe(true);
  await page.getByRole('button', { name: 'I am here' }).click();
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await address.fill('kai@example.com');
  expect(await confirm.isDisabled(), 'with another address').toBe(true);
  await address.fill(' Mei@example.com ');
  await confirm.click();
  // After a failure it needs a new captcha.
  await dialog.getByRole('listitem').filter({ hasText: 'Ask your school.' }).waitFor();
  expect(await confirm.isDisabled(), 'with a captcha that was used').toBe(true);
  await page.getByRole('button', { name: 'I am here' }).click();
  await confirm.click();
  await page.waitForURL('**/Login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(portal.bodies(DELETE)).toEqual([
    { StudentId: 7001, EmailAddress: 'mei@example.com', CaptchaResponse: 'solved-1' },
    { StudentId: 7001, EmailAddress: 'mei@example.com', CaptchaResponse: 'solved-2' },
  ]);
  expect(await cookieNames(page)).toEqual([]);
  const left = await page.evaluate(() => Object.keys(localStorage));
  // The sign-in page stores the school's colours.
  expect(left.filter((key) => key !== 'schoolColorScheme')).toEqual([]);
});

test('/RedirectView links the account once, says why it could not be, and without a request is invalid, also for a visitor', async ({
  portal,
}) => {
  const page = await portal.openSignedIn('mei', { localStorage: PENDING });
  const invalid = page.getByRole('heading', { name: 'Invalid request' });
  const stored = async () => [await storedValue(page, 'linkAccountRequest'), await storedValue(page, 'emailAddress')];
  /** Returns from the provider, with these stored values, in the open document. */
  const comeBack = async (kept: Readonly<Record<string, string>>) => {
    await page.evaluate((values) => Object.assign(localStorage, values), kept);
    await goWithin(page, paths.redirectView);
  };
  await page.goto(paths.redirectView);
  await page.getByRole('heading', { name: 'Your account is linked' }).waitFor();
  expect(portal.bodies(LINK)).toEqual([{ EmailAddress: 'mei@example.com' }]);
  expect(await stored()).toEqual([null, null]);
  await page.reload();
  await invalid.waitFor();
  expect(portal.count(LINK)).toBe(1);
  await page.getByRole('button', { name: 'Go to dashboard' }).click();
  await waitForDashboard(page);
  expect(pathOf(page)).toBe('/');

  portal.backend.faults.fail(LINK, { kind: 'rejected', messages: ['It is linked to another student.'] });
  await comeBack(PENDING);
  await page.getByText('It is linked to another student.').waitFor();
  expect(await stored()).toEqual([null, null]);

  // The same as a visitor, without a session.
  await goWithin(page, paths.help);
  await logOut(page);
  await comeBack({ ...PENDING, linkAccountRequest: 'false' });
  await invalid.waitFor();
  // There is nobody to link the account to.
  await page.evaluate((values) => Object.assign(localStorage, values), PENDING);
  await page.reload();
  await page.getByText('User login has expired').waitFor();
  expect(await stored()).toEqual([null, null]);
  expect(portal.count(LINK)).toBe(2);
});

test('cards that answer late move what is below by one row; linking that fails and a device that forgets keep the session', async ({
  portal,
}) => {
  const page = await portal.openSignedIn('mei', {
    ...DESKTOP,
    localStorage: { 'lastLesson:101': '{}', 'messageDraft:7001': '{}' },
  });
  const gate = await holdRequests(page, '**/api/PaymentMethod/**');
  await page.goto('/Profile');
  const link = page.getByRole('button', { name: 'Link Google' });
  await page.getByRole('region', { name: 'Payment cards' }).getByRole('status').waitFor();
  const before = await link.boundingBox();
  gate.open();
  await waitForProfile(page);
  const after = await link.boundingBox();
  expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThan(74);

  // The provider cannot be reached: no request is left.
  await link.click();
  await page.getByText('We couldn’t open the Google sign-in').waitFor();
  expect(await storedValue(page, 'linkAccountRequest')).toBeNull();

  // The data on the device is deleted after a confirmation, and the student stays signed in.
  await page.getByRole('button', { name: 'Display' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download what this device keeps about me' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('this-device.json');
  await page.getByRole('button', { name: 'Forget this device' }).click();
  await page.getByRole('dialog', { name: 'Forget this device?' }).getByRole('button', { name: 'Forget' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect([await storedValue(page, 'lastLesson:101'), await storedValue(page, 'messageDraft:7001')]).toEqual([
    null,
    null,
  ]);
  await waitForDashboard(page);
});
