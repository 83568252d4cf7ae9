import { PASSWORD } from '@portal/mocks/personas';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test, type Portal } from './portal.ts';
import { cookieNames, signInAs } from './steps.ts';

const NEW = 'hello-2027';
const path = (page: Page) => new URL(page.url()).pathname;
const isFocused = (page: Page, name: string) =>
  page.getByRole('heading', { name }).evaluate((heading) => heading === document.activeElement);

describe('a forgotten password', () => {
  test('from sign-in: the link is requested once, and the page says no more than it may', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    expect(path(page)).toBe('/ForgotPassword');
    await expect.poll(() => page.title()).toBe('Forgot password | Harbour English');
    const send = page.getByRole('button', { name: 'Send reset link' });
    expect(await send.isDisabled()).toBe(true);
    const before = portal.backend.resetLinks.size;
    await page.getByLabel('User name or email').fill(' mei@example.com ');
    await send.dblclick();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await expect.poll(() => isFocused(page, 'Check your email')).toBe(true);
    const requested = portal.calls.filter((call) => call.path === 'Account/ForgotPassword');
    expect(requested.map(({ body }) => body)).toEqual([{ UserName: 'mei@example.com', CaptchaResponse: null }]);
    expect(portal.backend.resetLinks.size).toBe(before + 1);
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await page.waitForURL('**/Login');
  });

  test('the server’s failure shows in place, and the same press can be repeated', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    portal.backend.faults.fail('Account/ForgotPassword', { kind: 'status', status: 500 }, 1);
    const page = await portal.open();
    await page.goto('/ForgotPassword');
    await page.getByLabel('User name or email').fill('mei');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByRole('alert').getByText('The server didn’t answer.').waitFor();
    expect(path(page)).toBe('/ForgotPassword');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    expect(portal.count('Account/ForgotPassword')).toBe(2);
  });
});

describe('a reset link', () => {
  const choose = async (page: Page, first: string, second = first) => {
    await page.getByLabel('New password', { exact: true }).fill(first);
    await page.getByLabel('Confirm new password', { exact: true }).fill(second);
    await page.getByRole('button', { name: 'Save password' }).click();
  };

  test('sets the password; from then on it opens the portal, and the old one does not', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/ForgotPassword/ResetPassword/reset-mei');
    await page.getByLabel('New password', { exact: true }).waitFor();
    expect(portal.calls.filter((call) => call.path === 'Account/ValidateResetPasswordToken')).toEqual([
      { path: 'Account/ValidateResetPasswordToken', body: { Token: 'reset-mei' } },
    ]);
    await choose(page, NEW);
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await expect.poll(() => isFocused(page, 'Your password is changed')).toBe(true);
    expect(portal.calls.filter((call) => call.path === 'Account/ResetPassword').map(({ body }) => body)).toEqual([
      { Token: 'reset-mei', NewPassword: NEW, ConfirmPassword: NEW },
    ]);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signInAs(page, 'mei', PASSWORD);
    await page.getByRole('alert').getByText('The user name or password is incorrect.').waitFor();
    expect(await cookieNames(page)).toEqual([]);
    await signInAs(page, 'mei', NEW);
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    await page.goto('/ForgotPassword/ResetPassword/reset-mei');
    await page.getByRole('alert').getByText('This link has been used already.').waitFor();
  });

  test('invalid input is reported by the portal before the request, and by the server after it', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/ForgotPassword/ResetPassword/reset-mei');
    await page.getByRole('button', { name: 'Save password' }).click();
    const first = page.getByLabel('New password', { exact: true });
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByText('This field is required').count()).toBe(2);
    await choose(page, NEW, 'hello-2028');
    await page.getByText('The two passwords aren’t the same').waitFor();
    expect(portal.count('Account/ResetPassword')).toBe(0);
    await choose(page, 'short');
    await page.getByRole('alert').getByText('The password must have at least 8 characters.').waitFor();
    await page.getByLabel('Confirm new password', { exact: true }).fill(NEW);
    await first.fill(NEW);
    await first.press('Enter');
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    expect(portal.count('Account/ResetPassword')).toBe(2);
    expect(portal.count('Account/ValidateResetPasswordToken')).toBe(1);
  });

  test('that expired says so instead of showing a form, and leads to a new one', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/ForgotPassword/ResetPassword/reset-old');
    await page.getByRole('alert').getByText('This link has expired.').waitFor();
    expect(await page.locator('input').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/Login');
    expect(portal.count('Account/ValidateResetPasswordToken')).toBe(1);
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  });
});

describe('where a captcha is configured', () => {
  const VENDOR = 'https://www.google.com/recaptcha/**';

  /** Opens the page of a school with a captcha; `script` is the vendor's script, null when it is unreachable. */
  async function openWithCaptcha(portal: Portal, script: string | null): Promise<{ page: Page; requested: string[] }> {
    Object.assign(portal.backend.setting, { CaptchaPublicKey: 'site-key' });
    portal.allowOrigin('https://www.google.com');
    const page = await portal.open();
    const requested: string[] = [];
    await page.route(VENDOR, (route) => {
      requested.push(route.request().url());
      return script === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script });
    });
    await page.goto('/ForgotPassword');
    return { page, requested };
  }

  test('and the vendor cannot be reached, nothing can be sent, and it can be tried again', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    const { page, requested } = await openWithCaptcha(portal, null);
    const failed = page.getByRole('alert').getByText('The security check didn’t load');
    await failed.waitFor();
    expect(requested.length).toBe(1);
    const send = page.getByRole('button', { name: 'Send reset link' });
    await page.getByLabel('User name or email').fill('mei');
    expect(await send.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => requested.length).toBe(2);
    await failed.waitFor();
    expect(await send.isDisabled()).toBe(true);
    await page.getByLabel('User name or email').press('Enter');
    expect(portal.count('Account/ForgotPassword')).toBe(0);
  });

  test('its token is sent, and a new one is needed after a failure', async ({ portal }) => {
    portal.backend.faults.fail('Account/ForgotPassword', { kind: 'rejected', messages: ['Not now.'] }, 1);
    const { page } = await openWithCaptcha(portal, FAKE_CAPTCHA);
    const send = page.getByRole('button', { name: 'Send reset link' });
    await page.getByLabel('User name or email').fill('mei');
    await page.getByRole('button', { name: 'I am here' }).waitFor();
    expect(await send.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'I am here' }).click();
    await send.click();
    await page.getByRole('alert').getByText('Not now.').waitFor();
    expect(await send.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'I am here' }).click();
    await send.click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const requested = portal.calls.filter((call) => call.path === 'Account/ForgotPassword');
    expect(requested.map(({ body }) => body)).toEqual([
      { UserName: 'mei', CaptchaResponse: 'solved-1' },
      { UserName: 'mei', CaptchaResponse: 'solved-2' },
    ]);
  });

  test('other pages do not load the vendor’s script', async ({ portal }) => {
    Object.assign(portal.backend.setting, { CaptchaPublicKey: 'site-key' });
    // A request to the vendor goes to another origin, which fails the test.
    const page = await portal.open();
    await page.goto('/Login');
    await page.getByRole('link', { name: 'Sign up' }).waitFor();
    await page.goto('/ForgotPassword/ResetPassword/reset-mei');
    await page.getByLabel('New password', { exact: true }).waitFor();
  });
});

/** A fake of the vendor's script, as far as the portal uses it: a button instead of the checkbox. */
const FAKE_CAPTCHA = `
  let solved = 0;
  window.grecaptcha = {
    render(into, options) {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'I am here' });
      button.onclick = () => options.callback('solved-' + ++solved);
      into.append(button);
      return 0;
    },
    reset() {},
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;
