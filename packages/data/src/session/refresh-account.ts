import type { Account } from '@portal/domain/session';
import { useQueryClient } from '@tanstack/react-query';
import { useClient, useStudent } from '../client/index.ts';
import { sessionQueries } from './queries.ts';

/**
 * Returns a function that refetches the account after a change of the profile (002 §4). A failure is silent: the change
 * itself was made, and the previous account is shown until the next sign-in.
 *
 * @param onFresh called with the new account, to store it where the whole portal reads it
 */
export function useRefreshAccount(onFresh: (account: Account) => void): () => Promise<void> {
  const queries = useQueryClient();
  const client = useClient();
  const { userId } = useStudent();
  return async () => {
    const fresh = { ...sessionQueries.account(client, userId), staleTime: 0 };
    await queries.fetchQuery(fresh).then(onFresh, () => undefined);
  };
}
