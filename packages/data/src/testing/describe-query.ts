import { QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { CallSpec, Client } from '../client/index.ts';
import { answeringClient } from './answering-client.ts';

/** A query, with its expected key, call and data. */
interface DescribedQuery<Fetched, Data, Key extends QueryKey> {
  make: (client: Client) => FetchQueryOptions<Fetched, Error, Data, Key>;
  key: QueryKey;
  /** The expected call, as the contract spells it, and whether it is silent. */
  call: CallSpec;
  answer: unknown;
  /** The expected data, decoded from `answer`. */
  read: unknown;
}

/** Tests the key of a query, the call it sends and the data it decodes. */
export function describeQuery<Fetched, Data, Key extends QueryKey>(
  name: string,
  { make, key, call, answer, read }: DescribedQuery<Fetched, Data, Key>,
): void {
  describe(name, () => {
    test('has a key that is the same for every client', () => {
      expect(make(answeringClient(answer).client).queryKey).toEqual(key);
      expect(make(answeringClient(null).client).queryKey).toEqual(key);
    });

    test('is asked for as the contract spells it, and read', async () => {
      const { client, sentCalls } = answeringClient(answer);
      expect(await new QueryClient().fetchQuery({ ...make(client), retry: false })).toEqual(read);
      expect(sentCalls()).toEqual([call]);
    });
  });
}
