import { FailureError, type Failure } from '@portal/domain/shared';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { forgotPassword, resetPassword, resetTokenQuery, validateResetToken } from './password-api.ts';
import { mockClient } from '../testing/index.ts';

const clientAnswering = (call: Client['call']) => mockClient({ call });
const post = (path: string, body: object) => ({ path, method: 'POST', body });

describe('what is sent (contract 2, Account)', () => {
  test.each([
    [
      'forgot, with a captcha',
      (client: Client) => forgotPassword(client, 'mei', 'solved'),
      post('Account/ForgotPassword', { UserName: 'mei', CaptchaResponse: 'solved' }),
    ],
    [
      'forgot, without one',
      (client: Client) => forgotPassword(client, 'mei@example.com', null),
      post('Account/ForgotPassword', { UserName: 'mei@example.com', CaptchaResponse: null }),
    ],
    [
      'validate',
      (client: Client) => validateResetToken(client, 'a/b+c='),
      post('Account/ValidateResetPasswordToken', { Token: 'a/b+c=' }),
    ],
    [
      'reset, passwords as typed',
      (client: Client) => resetPassword(client, 'token', ' new ', ' new ?'),
      post('Account/ResetPassword', { Token: 'token', NewPassword: ' new ', ConfirmPassword: ' new ?' }),
    ],
  ])('%s', async (_name, ask, expected) => {
    const call = vi.fn<Client['call']>(async () => null);
    await expect(ask(clientAnswering(call))).resolves.toBeUndefined();
    expect(call).toHaveBeenCalledExactlyOnceWith(expected);
  });
});

const FAILURES: Failure[] = [
  { kind: 'rejected', messages: ['This link has expired.'], value: null },
  { kind: 'unauthorised', messages: [] },
  { kind: 'offline' },
];
describe.each(FAILURES)('a failure ($kind) is passed on as it is', (failure) => {
  const thrown = new FailureError(failure);
  const client = clientAnswering(() => Promise.reject(thrown));
  test.each([
    ['forgot', () => forgotPassword(client, 'mei', null)],
    ['validate', () => validateResetToken(client, 'token')],
    ['reset', () => resetPassword(client, 'token', 'a', 'a')],
  ])('by %s', async (_name, ask) => {
    await expect(ask()).rejects.toBe(thrown);
  });
});

describe('the query of a reset link', () => {
  test('says true for one that works', async () => {
    const queries = new QueryClient();
    const client = clientAnswering(async () => null);
    expect(await queries.fetchQuery(resetTokenQuery(client, 'token'))).toBe(true);
  });

  test('asks once although two ask at the same time', async () => {
    const call = vi.fn<Client['call']>(async () => null);
    const queries = new QueryClient();
    const query = resetTokenQuery(clientAnswering(call), 'token');
    await Promise.all([queries.fetchQuery(query), queries.fetchQuery(query)]);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
