import type { PrefetchContext } from '@portal/data/client';
import type { RuntimeConfig } from '@portal/domain/settings';
import type { Href, SafeHref } from '@portal/domain/shared';
import { createContext, use, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { WaitIfLeavingDocument } from '../boot/document-leave.ts';
import type { Session, SessionState } from '@portal/domain/session';
import type { SessionStore } from '../session/session-store.ts';

/** Loads the translations of further namespaces before they are rendered. Rejects when they cannot be fetched. */
export type LoadTranslations = (namespaces: readonly string[]) => Promise<void>;

/** The context for prefetching a screen's data and code. */
export interface ScreenPrefetchContext extends PrefetchContext {
  session: Session;
  loadTranslations: LoadTranslations;
}

/** The services that every container can use. */
export interface Services {
  config: RuntimeConfig;
  session: SessionStore;
  loadTranslations: LoadTranslations;
  /** Preloads all files of the screen at a path, in parallel. */
  preloadScreen: (pathname: string) => void;
  /** Called when a fetch has failed, since an abort by leaving the document is no failure. */
  waitIfLeavingDocument: WaitIfLeavingDocument;
  /** Returns the context for prefetching a screen; null = nobody is signed in. */
  prefetchContext: (ahead: PrefetchContext['ahead']) => ScreenPrefetchContext | null;
  /**
   * Reloads the document, for instance after a new deployment; asks for confirmation first where something is unsaved.
   */
  reload: () => void;
  /** Leaves the page, see external-navigation.ts. */
  leave: (href: Href) => void;
  /**
   * Opens a page in a new tab; null when the browser blocked it. Call it in the event handler of the click, else popup
   * blockers block it. The window only serves to recognise the tab, for instance as the source of messages.
   */
  openTab: (href: SafeHref) => Window | null;
}

export const ServicesContext = createContext<Services | null>(null);

/** Returns the portal's services. Throws outside of the portal. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('no services above this component');
  return services;
}

/** Returns the state of the session, and rerenders when it changes. */
export function useSessionState(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/**
 * Returns `leave` for a page that is outdated once it has been left: it reloads when the browser shows it again from its
 * back/forward cache, where it would wait for a page that does not come, or offer what is done.
 */
export function useLeaveOutdated(): (href: Href) => void {
  const { leave, reload } = useServices();
  const left = useRef(false);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted && left.current) reload();
    };
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, [reload]);
  return useCallback(
    (href) => {
      left.current = true;
      leave(href);
    },
    [leave],
  );
}
