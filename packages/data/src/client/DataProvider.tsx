import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { Client } from './client.ts';

const ClientContext = createContext<Client | null>(null);

export interface DataProviderProps {
  client: Client;
  /** Made by `createQueryClient`. */
  queries: QueryClient;
  children: ReactNode;
}

/** Provides client and cache to the hooks of this package. */
export function DataProvider({ client, queries, children }: DataProviderProps) {
  return (
    <QueryClientProvider client={queries}>
      <ClientContext value={client}>{children}</ClientContext>
    </QueryClientProvider>
  );
}

/** Returns the client with which the hooks of this package call the server. Containers do not use it. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('no DataProvider above this component');
  return client;
}
