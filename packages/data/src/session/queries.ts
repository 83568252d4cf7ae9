import { decodeAccount } from '@portal/domain/session';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';
import { anonymousCall } from './anonymous-call.ts';

const accountCall: CallSpec = { path: 'Account/GetAccountInformation', method: 'POST', silent: true };

export const sessionQueries = {
  /**
   * The account, for what may change outside of the portal since sign-in. Fetched in the background, so a failure shows
   * nothing.
   */
  account: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['session', 'account', userId],
      queryFn: createQueryFn(client, accountCall, decodeAccount),
    }),
  /**
   * Whether a reset link still works: its data is `true` when it does; when not, it fails with a `rejected` failure with
   * the server's messages. Fetched once a visit of the page and not cached: only a retry refetches.
   */
  resetLink: (client: Client, token: string) =>
    queryOptions({
      queryKey: ['session', 'resetLink', token],
      queryFn: async () => {
        const spec: CallSpec = { path: 'Account/ValidateResetPasswordToken', method: 'POST', body: { Token: token } };
        await anonymousCall(client, spec);
        return true;
      },
      gcTime: 0,
    }),
};
