import { createClient } from '@portal/data/client';
import { failureEffect } from '@portal/domain/session';
import type { RuntimeConfig } from '@portal/domain/settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createFailurePageRequests, FailurePages, type FailurePageRequests } from './FailurePages.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';
import { ServicesContext, type Services } from './services.ts';
import { credentialsFromCookies } from './session/credentials.ts';
import { createSessionStore } from './session/session-store.ts';
import { createWaysOut } from './ways-out.ts';

/** The portal put together, before it is drawn. */
export interface PortalParts extends Services {
  queries: QueryClient;
  failurePages: FailurePageRequests;
}

/** Ties client, session and cache for one deployment. `network` is the browser's fetch unless told. */
export function createPortal(config: RuntimeConfig, network?: typeof fetch): PortalParts {
  const failurePages = createFailurePageRequests();
  const client = createClient({
    apiBase: config.apiBase,
    credentials: credentialsFromCookies,
    ...(network ? { fetch: network } : {}),
    onFailure: (failure, { path, silent }) => {
      const effect = failureEffect(failure, path, silent === true);
      if (effect === 'expire') session.expire();
      else if (effect === 'recheck') void session.check();
      else if (effect !== 'none') failurePages.ask(effect);
    },
  });
  const session = createSessionStore(client, createWaysOut(config.mainAppUrl));
  const queries = new QueryClient({
    defaultOptions: {
      // A failed read is shown with a retry for the student to press; the contract wants no automatic ones for writes.
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // Nothing of one student may be seen by the next.
  session.subscribe(() => {
    if (session.getState().state === 'unauthorized')
      queries.removeQueries({ predicate: (one) => one.queryKey[0] !== 'settings' });
  });
  return { config, client, session, queries, failurePages };
}

/** Everything that does not depend on the kind of router, which comes from outside. */
export function Portal({ parts, i18n }: { parts: PortalParts; i18n: i18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={parts.queries}>
        <ServicesContext value={parts}>
          <FailurePages requests={parts.failurePages} />
          <PortalRoutes />
        </ServicesContext>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
