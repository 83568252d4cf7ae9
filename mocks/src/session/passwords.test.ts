import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mockBackendInTests } from '../node.ts';
import { PASSWORD } from '../personas.ts';
import { createMockBackend } from '../mock-backend.ts';

const backend = createMockBackend();
const server = mockBackendInTests(backend);

beforeEach(() => {
  backend.reset();
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.close());

/** `null` = granted, else the server's messages, or the status when that is not 200. */
async function call(name: string, body: object): Promise<string[] | number | null> {
  const response = await fetch(`http://localhost/api/Account/${name}`, { method: 'POST', body: JSON.stringify(body) });
  if (response.status !== 200) return response.status;
  const { IsSuccess, Value, MessageErrorTextArray } = (await response.json()) as {
    IsSuccess: boolean;
    Value: unknown;
    MessageErrorTextArray: string[];
  };
  if (!IsSuccess) return MessageErrorTextArray;
  if (name !== 'Login') expect(Value).toBeNull();
  return null;
}
const signIn = (UserName: string, Password: string) => call('Login', { UserName, Password });
const forgot = (UserName: string, more: object = {}) => call('ForgotPassword', { UserName, ...more });
const validate = (Token: string) => call('ValidateResetPasswordToken', { Token });
const reset = (Token: string, NewPassword: string, ConfirmPassword = NewPassword) =>
  call('ResetPassword', { Token, NewPassword, ConfirmPassword });

const WRONG = ['The user name or password is incorrect.'];
const links = () => [...backend.resetLinks.keys()];

describe('requesting a link', () => {
  test.each(['sam', ' SAM ', 'Sam@Example.com'])('as %j makes one for Sam', async (userName) => {
    const before = links();
    expect(await forgot(userName)).toBeNull();
    const [made, ...others] = links().filter((token) => !before.includes(token));
    expect(others).toEqual([]);
    expect(backend.resetLinks.get(made ?? '')).toEqual({ userName: 'sam', standing: 'open' });
  });

  test('makes another each time', async () => {
    const before = links().length;
    await forgot('sam');
    await forgot('sam');
    expect(links().length).toBe(before + 2);
  });

  test.each(['nobody', ''])('for the unknown name %j succeeds and makes none', async (userName) => {
    const before = links();
    expect(await forgot(userName)).toBeNull();
    expect(links()).toEqual(before);
  });

  test.each([{}, { CaptchaResponse: null }, { CaptchaResponse: 'unasked' }])(
    'without a captcha configured %j will do',
    async (more) => expect(await forgot('sam', more)).toBeNull(),
  );

  describe('with a captcha configured', () => {
    beforeEach(() => Object.assign(backend.setting, { CaptchaPublicKey: 'site-key' }));

    test.each([{}, { CaptchaResponse: null }, { CaptchaResponse: '' }])(
      '%j is refused, and no link made',
      async (more) => {
        const before = links();
        expect(await forgot('sam', more)).toEqual(['Confirm that you are not a robot.']);
        expect(links()).toEqual(before);
      },
    );

    test.each([{ CaptchaResponse: 'solved' }, { captcharesponse: 'nobody minds the letter case' }])(
      '%j is enough',
      async (more) => expect(await forgot('sam', more)).toBeNull(),
    );
  });

  test.each([[{}], [{ UserName: 3 }], [{ UserName: 'sam', CaptchaResponse: 3 }]])('%j is malformed', async (body) => {
    expect(await call('ForgotPassword', body)).toBe(400);
  });

  test('can be made to fail like any call', async () => {
    backend.faults.fail('Account/ForgotPassword', { kind: 'status', status: 500 }, 1);
    expect([await forgot('sam'), await forgot('sam')]).toEqual([500, null]);
  });
});

describe('a link', () => {
  test.each([
    ['reset-mei', null],
    ['reset-old', ['This link has expired.']],
    ['reset-nobody', ['This link is not valid.']],
    ['', ['This link is not valid.']],
  ])('%j is answered with %j', async (token, expected) => {
    expect(await validate(token)).toEqual(expected);
    // Validating a link does not use it.
    expect(await validate(token)).toEqual(expected);
  });

  test('sets the password: the next sign-in needs the new one', async () => {
    expect(await reset('reset-mei', 'hello-2027')).toBeNull();
    expect(await signIn('mei', PASSWORD)).toEqual(WRONG);
    expect(await signIn('mei', 'hello-2027')).toBeNull();
  });

  test("leaves everybody else's password alone", async () => {
    await reset('reset-mei', 'hello-2027');
    expect(await signIn('sam', PASSWORD)).toBeNull();
    expect(await signIn('sam', 'hello-2027')).toEqual(WRONG);
  });

  test('works once', async () => {
    await reset('reset-mei', 'hello-2027');
    expect(await validate('reset-mei')).toEqual(['This link has been used already.']);
    expect(await reset('reset-mei', 'another-one')).toEqual(['This link has been used already.']);
    expect(await signIn('mei', 'hello-2027')).toBeNull();
  });

  test.each([
    ['too short', '1234567', '1234567', ['The password must have at least 8 characters.']],
    ['unequal', 'hello-2027', 'hello-2028', ['The two passwords are not the same.']],
    [
      'both',
      'short',
      'other',
      ['The password must have at least 8 characters.', 'The two passwords are not the same.'],
    ],
  ])('refuses what is %s, and may be used again', async (_name, first, second, messages) => {
    expect(await reset('reset-mei', first, second)).toEqual(messages);
    expect(await signIn('mei', PASSWORD)).toBeNull();
    expect(await reset('reset-mei', '12345678')).toBeNull();
  });

  test.each([
    ['reset-old', 'This link has expired.'],
    ['reset-nobody', 'This link is not valid.'],
  ])('%s sets nothing', async (token, message) => {
    expect(await reset(token, 'hello-2027')).toEqual([message]);
    expect(await signIn('mei', PASSWORD)).toBeNull();
  });

  test('that was asked for sets the password of who asked', async () => {
    const before = links();
    await forgot('sam@example.com');
    const made = links().find((token) => !before.includes(token)) ?? '';
    expect(await validate(made)).toBeNull();
    await reset(made, 'hello-2027');
    expect(await signIn('sam', 'hello-2027')).toBeNull();
  });

  test('and the old password are valid again after a reset', async () => {
    await reset('reset-mei', 'hello-2027');
    backend.reset();
    expect(await signIn('mei', PASSWORD)).toBeNull();
    expect(await validate('reset-mei')).toBeNull();
  });
});
