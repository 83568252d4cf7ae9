import { FailureError } from '@portal/domain/shared';
import { describe, expect, test } from 'vitest';
import { answeringClient } from '../testing/answering-client.ts';
import { checkAuth, checkAuthCall, login, logout } from './api.ts';

describe('the session calls', () => {
  const account = { UserId: 1, StudentId: 2, FirstName: 'Mei', EnrollmentStatus: 'ACTIVE' };
  const refusal = new FailureError({ kind: 'rejected', messages: ['No.'], value: { IsIntegration: true } });

  test('sign in with user name and password', async () => {
    const { client, sentCalls } = answeringClient({ AuthorizationToken: 't', AccountInformation: account });
    expect(await login(client, 'mei', ' secret ')).toMatchObject({ kind: 'authorized', session: { token: 't' } });
    expect(sentCalls()).toEqual([
      { path: 'Account/Login', method: 'POST', body: { UserName: 'mei', Password: ' secret ' } },
    ]);
  });

  test('check the session, until the caller gives up', async () => {
    const { client, call } = answeringClient({ AccountInformation: account });
    const { signal } = new AbortController();
    expect(await checkAuth(client, { signal })).toMatchObject({ kind: 'authorized' });
    expect(call).toHaveBeenCalledExactlyOnceWith({ path: 'Account/CheckAuth', method: 'POST' }, { signal });
  });

  test('turn a refusal into an answer', async () => {
    const expected = { kind: 'refused', variant: 'integration', messages: ['No.'] };
    expect(await login(answeringClient(refusal).client, 'ines', 'x')).toEqual(expected);
    expect(await checkAuth(answeringClient(refusal).client)).toEqual(expected);
  });

  test.each([
    new FailureError({ kind: 'offline' }),
    new FailureError({ kind: 'serverDown', status: 500 }),
    new DOMException('gave up', 'AbortError'),
  ])('pass on that the call itself went wrong: $message', async (thrown) => {
    await expect(login(answeringClient(thrown).client, 'mei', 'x')).rejects.toBe(thrown);
    await expect(checkAuth(answeringClient(thrown).client)).rejects.toBe(thrown);
  });

  test('say so when the answer is not understood', async () => {
    await expect(checkAuth(answeringClient({}).client)).rejects.toMatchObject({ failure: { kind: 'notUnderstood' } });
  });

  test.each([null, refusal, new FailureError({ kind: 'offline' })])(
    'sign out whatever the server says: %s',
    async (answer) => {
      const { client, sentCalls } = answeringClient(answer);
      await expect(logout(client)).resolves.toBeUndefined();
      expect(sentCalls()).toEqual([{ path: 'Account/Logout', method: 'POST' }]);
    },
  );
});

test('what the page asks early is what the session asks later', () => {
  expect(checkAuthCall).toEqual({ path: 'Account/CheckAuth', method: 'POST' });
});
