import { decodeAccount } from '@portal/domain/session';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

const accountCall: CallSpec = { path: 'Account/GetAccountInformation', method: 'POST', silent: true };

export const sessionQueries = {
  /**
   * The account beside the session's own, for what may change outside of the portal. It is asked behind the student's
   * back, so a failure shows nothing.
   */
  account: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['session', 'account', userId],
      queryFn: createQueryFn(client, accountCall, decodeAccount),
    }),
  /**
   * Whether a reset link still works; its data is `true` for one that does, and a failure of kind `rejected` brings the
   * server's messages for one that does not. Asked once for each visit of the page: nothing but a retry asks again, and
   * nothing is kept for a later visit.
   */
  resetLink: (client: Client, token: string) =>
    queryOptions({
      queryKey: ['session', 'resetLink', token],
      queryFn: async () => {
        await client.call({ path: 'Account/ValidateResetPasswordToken', method: 'POST', body: { Token: token } });
        return true;
      },
      refetchOnReconnect: false,
      gcTime: 0,
    }),
};
