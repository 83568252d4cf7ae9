import type { PrefetchContext } from '@portal/data/client';
import type { RuntimeConfig } from '@portal/domain/settings';
import type { Href, SafeHref } from '@portal/domain/shared';
import { createContext, use, useSyncExternalStore } from 'react';
import type { UntilStaying } from '../boot/document-leave.ts';
import type { Session, SessionState } from '@portal/domain/session';
import type { SessionStore } from '../session/session-store.ts';

/** Fetches the translations of further namespaces, ahead of what shows them. Rejects when they cannot be fetched. */
export type LoadTranslations = (namespaces: readonly string[]) => Promise<void>;

/** What it takes to fetch a screen's data and code ahead. */
export interface ScreenPrefetchContext extends PrefetchContext {
  session: Session;
  loadTranslations: LoadTranslations;
}

/** What every screen's container may ask for. */
export interface Services {
  config: RuntimeConfig;
  session: SessionStore;
  loadTranslations: LoadTranslations;
  /** Fetches the code of the screen at a path, all its files in one go. */
  preloadScreen: (pathname: string) => void;
  /** Asked when something could not be fetched, since that is no failure of a document that is being left. */
  untilStaying: UntilStaying;
  /** What fetches a screen's data ahead; null = nobody is signed in. */
  prefetchContext: (ahead: PrefetchContext['ahead']) => ScreenPrefetchContext | null;
  /** Loads the document again, for instance since the portal was deployed anew; asks first where something is unsaved. */
  reload: () => void;
  /** Leaves the page, see external-navigation.ts. */
  leave: (href: Href) => void;
  /**
   * Opens a page in a new tab. Call it in the turn of a press, else the browser takes it for an advertisement. Null when
   * the browser blocked it. The window is only good for knowing it again.
   */
  openTab: (href: SafeHref) => Window | null;
}

export const ServicesContext = createContext<Services | null>(null);

/** What the portal was put together with. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('no services above this component');
  return services;
}

/** The state of the session; renders again when it changes. */
export function useSessionState(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getState);
}
