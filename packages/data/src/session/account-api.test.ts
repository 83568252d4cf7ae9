import { FailureError } from '@portal/domain/shared';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { accountQuery, resendEmailVerification } from './account-api.ts';
import { mockClient } from '../testing/index.ts';

const clientAnswering = (call: Client['call']) => mockClient({ call });
const wire = { UserId: 1, StudentId: 2, FirstName: 'Mei', EnrollmentStatus: 'ACTIVE', IsEmailActivated: true };
const read = { userId: 1, studentId: 2, emailActivated: true };

describe('the account (contract 2, Account)', () => {
  test('is asked for silently in the background, by whose it is', async () => {
    const call = vi.fn<Client['call']>(async () => ({ AccountInformation: wire }));
    const query = accountQuery(clientAnswering(call), 1);
    expect(await new QueryClient().fetchQuery(query)).toMatchObject(read);
    expect(call.mock.calls[0]?.[0]).toEqual({ path: 'Account/GetAccountInformation', method: 'POST', silent: true });
    expect(query.queryKey).not.toEqual(accountQuery(clientAnswering(call), 2).queryKey);
  });
});

describe('another email to confirm the address', () => {
  test('is asked for with nothing but the call', async () => {
    const call = vi.fn<Client['call']>(async () => null);
    await expect(resendEmailVerification(clientAnswering(call))).resolves.toBeUndefined();
    expect(call).toHaveBeenCalledExactlyOnceWith({ path: 'Account/ResendEmailVerification', method: 'POST' });
  });

  test('passes a failure on as it is', async () => {
    const thrown = new FailureError({ kind: 'rejected', messages: ['Too often.'], value: null });
    await expect(resendEmailVerification(clientAnswering(() => Promise.reject(thrown)))).rejects.toBe(thrown);
  });
});
