import type { RuntimeConfig } from '@portal/domain/settings';
import type { Href, SafeHref } from '@portal/domain/shared';
import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionState } from '@portal/domain/session';
import type { SessionStore } from '../session/session-store.ts';

/** What every screen's container may ask for. */
export interface Services {
  config: RuntimeConfig;
  session: SessionStore;
  /** Leaves the page, see ways-out.ts. */
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
