// @vitest-environment jsdom
import { decodeAccount } from '@portal/domain/session';
import { createMockBackend, type Fault } from '@portal/mocks/mock-backend';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderDataHook, toSafeHref } from '../testing/index.ts';
import { useAccount, useForgotPassword, useResendEmailVerification, useResetLink, useResetPassword } from './hooks.ts';

afterEach(cleanup);

const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };
const FAULTS: Fault[] = [REFUSED, { kind: 'status', status: 401 }, { kind: 'offline' }];
/** In front of sign-in a 401 is a refusal: there is no session that could have expired. */
const FAILURES = ['rejected', 'rejected', 'serverDown'];
const FAILURES_SIGNED_IN = ['rejected', 'unauthorised', 'serverDown'];

describe('the account', () => {
  const ACCOUNT = 'Account/GetAccountInformation';

  /** The email panel of a student, who was signed in with what the school knew at first. */
  function open(userName: string) {
    const known = createMockBackend().students.find((one) => one.userName === userName) ?? expect.fail(userName);
    const account = decodeAccount(known.account, { toSafeHref });
    return { account, ...renderDataHook(() => useAccount(account), { userName }) };
  }

  test('is what was known at sign-in, until the server has said what is so now', async () => {
    const { result, account, student, calls } = open('nell');
    student.account.IsEmailActivated = true;
    expect(result.current).toEqual(account);
    await waitFor(() => expect(result.current.emailActivated).toBe(true));
    expect(calls()).toEqual([{ path: ACCOUNT, body: {} }]);
  });

  test('is fetched again back in the tab: the link is followed elsewhere', async () => {
    const { result, student, queries, calls } = open('nell');
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(result.current.emailActivated).toBe(false);
    student.account.IsEmailActivated = true;
    act(() => void dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(result.current.emailActivated).toBe(true));
    expect(calls(ACCOUNT)).toHaveLength(2);
  });

  test('stays what it was when the call fails', async () => {
    const { result, account, backend, queries } = open('nell');
    backend.faults.fail(ACCOUNT, { kind: 'status', status: 500 });
    await waitFor(() => expect(queries.getQueryCache().getAll()[0]?.state.status).toBe('error'));
    expect(result.current).toEqual(account);
  });

  test('is not fetched when the email address waits for nothing', async () => {
    const { result, account, calls, rerender } = open('mei');
    rerender();
    expect(result.current).toEqual(account);
    expect(calls()).toEqual([]);
  });
});

describe('a reset link', () => {
  const VALIDATE = 'Account/ValidateResetPasswordToken';

  test('that works is ready; fetched once, although two fetch at the same time', async () => {
    const { result, calls } = renderDataHook(() => [useResetLink('reset-mei'), useResetLink('reset-mei')] as const);
    await waitFor(() => expect(result.current.map(({ loadable }) => loadable.status)).toEqual(['ready', 'ready']));
    expect(calls()).toEqual([{ path: VALIDATE, body: { Token: 'reset-mei' } }]);
  });

  test('that has run out is refused, in the words of the school', async () => {
    const { result } = renderDataHook(() => useResetLink('reset-old'));
    await waitFor(() => expect(result.current.loadable).toMatchObject({ status: 'failed' }));
    expect(result.current.loadable).toMatchObject({
      failure: { kind: 'rejected', messages: ['This link has expired.'] },
    });
  });

  test.each(FAULTS.slice(1).map((fault, i) => [FAILURES[i + 1], fault] as const))(
    'that could not be checked (%s) can be checked again',
    async (kind, fault) => {
      const { result, backend } = renderDataHook(() => useResetLink('reset-mei'));
      backend.faults.fail(VALIDATE, fault, 1);
      await waitFor(() => expect(result.current.loadable).toMatchObject({ status: 'failed', failure: { kind } }));
      act(() => result.current.retry());
      await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
    },
  );

  test('is not remembered for a later visit', async () => {
    const { result, unmount, queries } = renderDataHook(() => useResetLink('reset-mei'));
    await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
    unmount();
    await waitFor(() => expect(queries.getQueryCache().getAll()).toEqual([]));
  });
});

/** Each write: how it is sent, what the call is. */
const WRITES = [
  {
    name: 'a forgotten password, with a captcha',
    path: 'Account/ForgotPassword',
    use: () => {
      const { submit, ...rest } = useForgotPassword();
      return { ...rest, send: () => submit({ userName: 'mei', captchaResponse: 'solved' }) };
    },
    body: { UserName: 'mei', CaptchaResponse: 'solved' },
    secret: true,
  },
  {
    name: 'a forgotten password, without one',
    path: 'Account/ForgotPassword',
    use: () => {
      const { submit, ...rest } = useForgotPassword();
      return { ...rest, send: () => submit({ userName: 'nobody@example.com', captchaResponse: null }) };
    },
    body: { UserName: 'nobody@example.com', CaptchaResponse: null },
    secret: true,
  },
  {
    name: 'a new password, as typed',
    path: 'Account/ResetPassword',
    use: () => {
      const { submit, ...rest } = useResetPassword('reset-mei');
      return { ...rest, send: () => submit({ newPassword: ' study 2027 ', confirmPassword: ' study 2027 ' }) };
    },
    body: { Token: 'reset-mei', NewPassword: ' study 2027 ', ConfirmPassword: ' study 2027 ' },
    secret: true,
  },
  {
    name: 'another email to confirm the address',
    path: 'Account/ResendEmailVerification',
    use: () => {
      const { submit, ...rest } = useResendEmailVerification();
      return { ...rest, send: () => submit() };
    },
    body: {},
    secret: false,
  },
];

describe.each(WRITES)('$name', ({ path, use, body, secret }) => {
  test('is sent once, although it was pressed twice', async () => {
    const { result, calls } = renderDataHook(use, { userName: 'nell' });
    act(() => {
      result.current.send();
      result.current.send();
    });
    await waitFor(() => expect(result.current.submission.status).toBe('done'));
    expect(calls()).toEqual([{ path, body }]);
  });

  test.each(FAULTS.map((fault, i) => [(secret ? FAILURES : FAILURES_SIGNED_IN)[i], fault] as const))(
    'that fails (%s) says why, and can be sent again',
    async (kind, fault) => {
      const { result, backend } = renderDataHook(use, { userName: 'nell' });
      backend.faults.fail(path, fault, 1);
      act(() => result.current.send());
      await waitFor(() => expect(result.current.submission).toMatchObject({ status: 'failed', failure: { kind } }));
      act(() => result.current.send());
      await waitFor(() => expect(result.current.submission.status).toBe('done'));
    },
  );
});

test.each(WRITES.filter(({ secret }) => secret))('$name, is kept nowhere once its form is gone', async ({ use }) => {
  const { result, unmount, queries } = renderDataHook(use);
  act(() => result.current.send());
  await waitFor(() => expect(result.current.submission.status).toBe('done'));
  unmount();
  await waitFor(() => expect(queries.getMutationCache().getAll()).toEqual([]));
});

test('a new password counts from then on, and uses the link up', async () => {
  const { result, backend, student } = renderDataHook(() => useResetPassword('reset-mei'));
  act(() => result.current.submit({ newPassword: 'study-2027', confirmPassword: 'study-2027' }));
  await waitFor(() => expect(result.current.submission.status).toBe('done'));
  expect([student.password, backend.resetLinks.get('reset-mei')?.standing]).toEqual(['study-2027', 'used']);
});

test('a password that the school does not take is refused in its words', async () => {
  const { result } = renderDataHook(() => useResetPassword('reset-mei'));
  act(() => result.current.submit({ newPassword: 'short', confirmPassword: 'short' }));
  await waitFor(() => expect(result.current.submission.status).toBe('failed'));
  expect(result.current.submission).toMatchObject({
    failure: { kind: 'rejected', messages: ['The password must have at least 8 characters.'] },
  });
});
