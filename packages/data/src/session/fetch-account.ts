import type { Account } from '@portal/domain/session';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../client/index.ts';
import { sessionQueries } from './queries.ts';

/** Fetches the account as it is now, also for `useAccount`. Rejects with a `FailureError`. */
export function fetchAccount(queries: QueryClient, client: Client, userId: number): Promise<Account> {
  return queries.fetchQuery({ ...sessionQueries.account(client, userId), staleTime: 0 });
}
