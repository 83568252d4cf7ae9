import {
  createClient,
  createQueryClient,
  DataProvider,
  RefetchOnReconnect,
  toSilentClient,
  type Client,
} from '@portal/data/client';
import { fetchAccount } from '@portal/data/session';
import { forgetOldZone, forgetStudent } from '@portal/data/settings';
import { failureEffect, type Account } from '@portal/domain/session';
import type { RuntimeConfig } from '@portal/domain/settings';
import { createToSafeHref, FailureError, type Failure } from '@portal/domain/shared';
import { loadTranslations } from '@portal/ui/i18n';
import { ChunkFailureHandlerContext, SilentBoundary } from '@portal/ui/kit';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createErrorPageRequests, ErrorPageRedirector, type ErrorPageRequests } from './ErrorPageRedirector.tsx';
import { askBeforeLeaving } from '../router/leave-guard.ts';
import { PortalRoutes } from '../router/PortalRoutes.tsx';
import { lazyRoute } from '../router/lazy-route.tsx';
import type { ReportIncident } from '../reporting/reports.ts';
import { ServicesContext, type LoadTranslations, type Services } from './services.ts';
import { createOtherTabs, type OtherTabs } from '../session/other-tabs.ts';
import { createSessionStore } from '../session/session-store.ts';
import { allowScripts } from './vendor-scripts.ts';
import { createExternalNavigation } from './external-navigation.ts';

const { Component: Analytics } = lazyRoute(() => import('../analytics/Analytics.tsx'));

/** The services of one portal, before it is rendered. */
export interface PortalServices extends Services {
  client: Client;
  queries: ReturnType<typeof createQueryClient>;
  errorPageRequests: ErrorPageRequests;
}

/** What a portal uses outside of its page. A story passes its own, so that its portal cannot leave Storybook. */
interface Environment {
  network?: typeof fetch | undefined;
  out?: ReturnType<typeof createExternalNavigation>;
  tabs?: OtherTabs;
  /** Called when a student's session is over: drops the responses that the boot script fetched for them. */
  forgetEarly?: () => void;
  /** `preloadScreen` of the boot script; does nothing where there is none. */
  preloadScreen?: Services['preloadScreen'];
  /** `waitIfLeavingDocument` of the boot script; without it, the document is taken as staying. */
  waitIfLeavingDocument?: Services['waitIfLeavingDocument'];
  /** Called with responses that break the contract. */
  report?: ReportIncident | null;
}

/**
 * Creates client, session and query cache for a deployment's configuration.
 *
 * @param translations the i18next instance, which may still be loading; further namespaces are loaded after it
 */
export function createPortalServices(
  config: RuntimeConfig,
  translations: Promise<i18n>,
  environment: Environment = {},
): PortalServices {
  const { network, out = createExternalNavigation(config), tabs = createOtherTabs() } = environment;
  const { preloadScreen = () => undefined, waitIfLeavingDocument = () => undefined, report, forgetEarly } = environment;
  const errorPageRequests = createErrorPageRequests();
  if (config.chatScriptHosts.length > 0) allowScripts(...config.chatScriptHosts.map((host) => `https://${host}/`));
  function handleFailure(failure: Failure, path: string, silent: boolean) {
    const effect = failureEffect(failure, path, silent);
    if (effect === 'expire') session.expire('messages' in failure ? failure.messages : []);
    else if (effect === 'recheck') void session.check();
    else if (effect !== 'none') errorPageRequests.request(effect);
  }
  const client = createClient({
    apiBase: config.apiBase,
    credentials: () => session.credentials(),
    toSafeHref: createToSafeHref(config.mainAppUrl, location.href),
    ...(network ? { fetch: network } : {}),
    onFailure: (failure, { path, silent }, sender) => {
      if (failure.kind === 'notAnAnswer') report?.({ kind: 'contract', call: path, thrown: new FailureError(failure) });
      if (session.isCurrent(sender)) handleFailure(failure, path, silent === true);
    },
    waitIfLeavingDocument,
    onUnreadable: (thrown, path) => report?.({ kind: 'contract', call: path, thrown }),
  });
  const { authMode, provider } = config;
  const queries = createQueryClient();
  const session = createSessionStore({
    client,
    fetchAccount: (userId) => fetchAccount(queries, client, userId),
    out,
    tabs,
    onUnreadable: (failure) => handleFailure(failure, 'Account/CheckAuth', false),
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
  const loadNamespaces: LoadTranslations = async (namespaces) => loadTranslations(await translations, namespaces);
  let current: Account | null = null;
  session.subscribe(() => {
    const state = session.getState();
    const account = state.status === 'authorized' ? state.session.account : null;
    if (current && account?.userId !== current.userId) {
      forgetStudent(queries);
      forgetEarly?.();
    } else if (current && account?.timeZone !== current.timeZone) forgetOldZone(queries);
    current = account;
  });
  return {
    config,
    client,
    session,
    queries,
    errorPageRequests,
    loadTranslations: loadNamespaces,
    preloadScreen,
    waitIfLeavingDocument,
    prefetchContext: (ahead) => {
      const state = session.getState();
      if (state.status !== 'authorized') return null;
      return {
        client: ahead === 'intent' ? toSilentClient(client) : client,
        queries,
        student: state.session.account,
        ahead,
        session: state.session,
        loadTranslations: loadNamespaces,
      };
    },
    reload: () => askBeforeLeaving(out.reload),
    leave: out.to,
    openTab: out.openTab,
  };
}

/** The portal without its router, which the caller provides. */
export function Portal({ services, i18n }: { services: PortalServices; i18n: i18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <DataProvider client={services.client} queries={services.queries}>
        <ServicesContext value={services}>
          <ChunkFailureHandlerContext value={services}>
            <ErrorPageRedirector requests={services.errorPageRequests} session={services.session} />
            <RefetchOnReconnect />
            <SilentBoundary>
              <Analytics />
            </SilentBoundary>
            <PortalRoutes />
          </ChunkFailureHandlerContext>
        </ServicesContext>
      </DataProvider>
    </I18nextProvider>
  );
}
