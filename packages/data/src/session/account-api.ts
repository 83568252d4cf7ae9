import { decodeAccount } from '@portal/domain/session';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

const accountCall: CallSpec = { path: 'Account/GetAccountInformation', method: 'POST', silent: true };

/**
 * The account beside the session's own, for what may change outside of the portal. It is asked behind the student's
 * back, so a failure shows nothing.
 */
export function accountQuery(client: Client, userId: number) {
  return queryOptions({
    queryKey: ['session', 'account', userId],
    queryFn: createQueryFn(client, accountCall, decodeAccount),
  });
}

/** Sends another email to confirm the student's address: the one that waits, else the one that is not activated. */
export async function resendEmailVerification(client: Client): Promise<void> {
  await client.call({ path: 'Account/ResendEmailVerification', method: 'POST' });
}
