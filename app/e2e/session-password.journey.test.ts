import { PASSWORD } from '@portal/mocks/personas';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { FAKE_CAPTCHA, serveCaptcha } from './fake-captcha.ts';
import { test } from './portal.ts';
import { holdRequests } from './requests.ts';
import { goWithin } from './screens.ts';
import { cookieNames, pathOf, signInAs, waitForPaint } from './steps.ts';

const NEW = 'hello-2027';
const isFocused = (page: Page, name: string) =>
  page.getByRole('heading', { name }).evaluate((heading) => heading === document.activeElement);

test('a forgotten password: from sign-in, the link is requested once, also after the server failed, and the page says no more than it may', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.open();
  await page.goto('/Login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  expect(pathOf(page)).toBe('/ForgotPassword');
  await expect.poll(() => page.title()).toBe('Forgot password | Harbour English');
  const send = page.getByRole('button', { name: 'Send reset link' });
  expect(await send.isDisabled()).toBe(true);
  const before = portal.backend.resetLinks.size;
  await page.getByLabel('User name or email').fill(' mei@example.com ');

  // The server's failure is shown in place, and the button can be pressed again.
  portal.backend.faults.fail('Account/ForgotPassword', { kind: 'status', status: 500 }, 1);
  await send.click();
  await page.getByRole('alert').getByText('The server didn’t answer.').waitFor();
  expect(pathOf(page)).toBe('/ForgotPassword');
  expect(portal.backend.resetLinks.size).toBe(before);
  expect(portal.count('Account/ForgotPassword')).toBe(1);

  await send.dblclick();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await expect.poll(() => isFocused(page, 'Check your email')).toBe(true);
  const body = { UserName: 'mei@example.com', CaptchaResponse: null };
  expect(portal.bodies('Account/ForgotPassword')).toEqual([body, body]);
  expect(portal.backend.resetLinks.size).toBe(before + 1);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.waitForURL('**/Login');
});

test('a form in front of sign-in does not wait for the check of an old session, whose failure takes nothing away', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.openSignedIn();
  const check = await holdRequests(page, '**/api/Account/CheckAuth');
  portal.backend.faults.fail('Account/CheckAuth', { kind: 'status', status: 500 });
  const failed = page.waitForResponse('**/api/Account/CheckAuth');
  await page.goto('/ForgotPassword');
  await page.getByLabel('User name or email').fill('mei');
  portal.backend.faults.fail('Account/ForgotPassword', { kind: 'rejected', messages: ['Not now.'] }, 1);
  // Long before the check counts as slow.
  await page.getByRole('button', { name: 'Send reset link' }).click({ timeout: 5000 });
  await page.getByText('Not now.').waitFor();
  check.open();
  await (await failed).finished();
  await waitForPaint(page);
  expect(pathOf(page)).toBe('/ForgotPassword');
  expect(await page.getByLabel('User name or email').inputValue()).toBe('mei');
});

test('a reset link: one that expired leads to a new one, which sets the password once; from then on the old one opens nothing', async ({
  portal,
}) => {
  const page = await portal.open();
  const first = page.getByLabel('New password', { exact: true });
  const choose = async (one: string, second = one) => {
    await first.fill(one);
    await page.getByLabel('Confirm new password', { exact: true }).fill(second);
    await page.getByRole('button', { name: 'Save password' }).click();
  };

  // An expired link shows a message instead of a form.
  await page.goto('/ForgotPassword/ResetPassword/reset-old');
  await page.getByRole('alert').getByText('This link has expired.').waitFor();
  expect(await page.locator('input').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/Login');
  expect(portal.count('Account/ValidateResetPasswordToken')).toBe(1);
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();

  await goWithin(page, '/ForgotPassword/ResetPassword/reset-mei');
  await first.waitFor();
  expect(portal.bodies('Account/ValidateResetPasswordToken').slice(1)).toEqual([{ Token: 'reset-mei' }]);

  // Invalid input is reported by the portal before the request, and by the server after it.
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByText('This field is required').count()).toBe(2);
  await choose(NEW, 'hello-2028');
  await page.getByText('The two passwords aren’t the same').waitFor();
  expect(portal.count('Account/ResetPassword')).toBe(0);
  await choose('short');
  await page.getByRole('alert').getByText('The password must have at least 8 characters.').waitFor();
  expect(portal.count('Account/ResetPassword')).toBe(1);

  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW);
  await first.fill(NEW);
  await first.press('Enter');
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
  await expect.poll(() => isFocused(page, 'Your password is changed')).toBe(true);
  expect(portal.bodies('Account/ResetPassword').slice(1)).toEqual([
    { Token: 'reset-mei', NewPassword: NEW, ConfirmPassword: NEW },
  ]);
  expect(portal.count('Account/ValidateResetPasswordToken')).toBe(2);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInAs(page, 'mei', PASSWORD);
  await page.getByRole('alert').getByText('The user name or password is incorrect.').waitFor();
  expect(await cookieNames(page)).toEqual([]);
  await signInAs(page, 'mei', NEW);
  await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
  // Only a new document checks the same link again.
  await page.goto('/ForgotPassword/ResetPassword/reset-mei');
  await page.getByRole('alert').getByText('This link has been used already.').waitFor();
});

test('where a captcha is configured, only its page loads the vendor’s script; nothing is sent without a token, and each is sent once', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource/);
  Object.assign(portal.backend.setting, { CaptchaPublicKey: 'site-key' });
  portal.allowOrigin('https://www.google.com');
  const page = await portal.open();
  const requested: string[] = [];
  /** The vendor's script; null = the vendor cannot be reached. */
  let script: string | null = null;
  await serveCaptcha(page, (url) => {
    requested.push(url);
    return script;
  });

  // No other page loads the script.
  await page.goto('/ForgotPassword/ResetPassword/reset-mei');
  await page.getByLabel('New password', { exact: true }).waitFor();
  await goWithin(page, '/Login');
  await page.getByRole('link', { name: 'Sign up' }).waitFor();
  expect(requested).toEqual([]);

  // The vendor cannot be reached: nothing can be sent, and loading can be retried.
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const failed = page.getByRole('alert').getByText('The security check didn’t load');
  await failed.waitFor();
  expect(requested).toEqual([expect.stringContaining('/recaptcha/')]);
  const send = page.getByRole('button', { name: 'Send reset link' });
  await page.getByLabel('User name or email').fill('mei');
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => requested.length).toBe(2);
  await failed.waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel('User name or email').press('Enter');
  expect(portal.count('Account/ForgotPassword')).toBe(0);

  // Its token is sent, and a new one is needed after a failure.
  script = FAKE_CAPTCHA;
  await page.getByRole('button', { name: 'Try again' }).click();
  portal.backend.faults.fail('Account/ForgotPassword', { kind: 'rejected', messages: ['Not now.'] }, 1);
  await page.getByRole('button', { name: 'I am here' }).waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'I am here' }).click();
  await send.click();
  await page.getByRole('alert').getByText('Not now.').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'I am here' }).click();
  await send.click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  expect(portal.bodies('Account/ForgotPassword')).toEqual([
    { UserName: 'mei', CaptchaResponse: 'solved-1' },
    { UserName: 'mei', CaptchaResponse: 'solved-2' },
  ]);
});
