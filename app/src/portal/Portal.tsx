import { createClient, createQueryClient, DataProvider, RefetchOnReconnect, type Client } from '@portal/data/client';
import { forgetStudent } from '@portal/data/settings';
import { failureEffect } from '@portal/domain/session';
import type { RuntimeConfig } from '@portal/domain/settings';
import { createToSafeHref, type Failure } from '@portal/domain/shared';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createErrorPageRequests, ErrorPageRedirector, type ErrorPageRequests } from './ErrorPageRedirector.tsx';
import { PortalRoutes } from '../router/PortalRoutes.tsx';
import { lazyRoute } from '../router/lazy-route.tsx';
import { SilentBoundary } from './SilentBoundary.tsx';
import { ServicesContext, type Services } from './services.ts';
import { credentialsFromCookies } from '../session/credentials.ts';
import { createOtherTabs, type OtherTabs } from '../session/other-tabs.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createExternalNavigation } from './external-navigation.ts';

const { Component: Analytics } = lazyRoute(() => import('../analytics/Analytics.tsx'));

/** The portal put together, before it is drawn. */
export interface PortalParts extends Services {
  client: Client;
  queries: ReturnType<typeof createQueryClient>;
  failurePages: ErrorPageRequests;
}

/** What a portal touches outside its page; a story brings its own, so that its portal cannot leave Storybook. */
interface Surroundings {
  network?: typeof fetch | undefined;
  out?: ReturnType<typeof createExternalNavigation>;
  tabs?: OtherTabs;
}

/** Ties client, session and cache for one deployment, in this browser unless told otherwise. */
export function createPortal(config: RuntimeConfig, surroundings: Surroundings = {}): PortalParts {
  const { network, out = createExternalNavigation(config), tabs = createOtherTabs() } = surroundings;
  const failurePages = createErrorPageRequests();
  function decide(failure: Failure, path: string, silent: boolean) {
    const effect = failureEffect(failure, path, silent);
    if (effect === 'expire') session.expire();
    else if (effect === 'recheck') void session.check();
    else if (effect !== 'none') failurePages.ask(effect);
  }
  const client = createClient({
    apiBase: config.apiBase,
    credentials: credentialsFromCookies,
    toSafeHref: createToSafeHref(config.mainAppUrl, location.href),
    ...(network ? { fetch: network } : {}),
    onFailure: (failure, { path, silent }) => decide(failure, path, silent === true),
  });
  const { authMode, provider } = config;
  const session = createSessionStore({
    client,
    out,
    tabs,
    onUnreadable: (failure) => decide(failure, 'Account/CheckAuth', false),
    configuredMode: authMode,
    loadProvider:
      provider && authMode !== 'password'
        ? async () => {
            const { createProvider } = await import('../session/oidc/create-provider.ts');
            return createProvider(provider, authMode, {
              redirectUri: `${location.origin}${import.meta.env.BASE_URL}`,
              authorizeTimeoutMs: config.authorizeTimeout,
            });
          }
        : null,
  });
  const queries = createQueryClient();
  let whose: number | null = null;
  session.subscribe(() => {
    const now = session.getState();
    const student = now.status === 'authorized' ? now.session.account.userId : null;
    if (whose !== null && student !== whose) forgetStudent(queries);
    whose = student;
  });
  return { config, client, session, queries, failurePages, leave: out.to, openTab: out.openTab };
}

/** Everything that does not depend on the kind of router, which comes from outside. */
export function Portal({ parts, i18n }: { parts: PortalParts; i18n: i18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <DataProvider client={parts.client} queries={parts.queries}>
        <ServicesContext value={parts}>
          <ErrorPageRedirector requests={parts.failurePages} />
          <RefetchOnReconnect />
          <SilentBoundary>
            <Analytics />
          </SilentBoundary>
          <PortalRoutes />
        </ServicesContext>
      </DataProvider>
    </I18nextProvider>
  );
}
