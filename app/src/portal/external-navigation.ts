import type { RuntimeConfig } from '@portal/domain/settings';
import { withQuery, type Href, type SafeHref } from '@portal/domain/shared';

/** Leaves the portal. */
export interface ExternalNavigation {
  /** Navigates to a URL from the server, or loads a screen of the portal from scratch. */
  to: (href: Href) => void;
  /**
   * null = its URL is the portal's own, as without a configured one (contract 4.7), so leaving would only reload the
   * portal.
   */
  toSiblingProduct: (() => void) | null;
  toActivationError: () => void;
  toMobileLogout: () => void;
  toHome: () => void;
  reload: () => void;
  /** Loads a page of the portal from scratch, in place of the current one. */
  reloadAt: (path: string) => void;
  /** Replaces the current path by another one of the portal. */
  resume: (path: string) => void;
}

/** Opens pages next to the portal. */
interface TabNavigation {
  openTab: (href: SafeHref) => Window | null;
}

/** Creates the functions that leave the portal; no other code does. */
export function createExternalNavigation(config: RuntimeConfig): ExternalNavigation & TabNavigation {
  const base = import.meta.env.BASE_URL;
  const withBase = (path: string) => base.replace(/\/$/, '') + path;
  const follow = (href: SafeHref) => location.assign(href);
  const isPortal = (href: SafeHref) => {
    const { origin, pathname } = new URL(href, location.origin);
    return origin === location.origin && pathname.replace(/\/*$/, '/') === withBase('/');
  };
  return {
    to: (href) => location.assign(href.startsWith('/') ? withBase(href) : href),
    // Keeps `window.opener`, through which pages of the main app send messages to the portal (contract 4.4).
    openTab: (href) => window.open(href, '_blank'),
    toSiblingProduct: isPortal(config.siblingAppUrl) ? null : () => follow(config.siblingAppUrl),
    toActivationError: () => follow(config.activationErrorUrl),
    toMobileLogout: () => follow(withQuery(config.mobileLogoutUrl, { returnUrl: `${location.origin}${base}` })),
    toHome: () => location.assign(base),
    reload: () => location.reload(),
    reloadAt: (path) => location.replace(withBase(path)),
    resume: (path) => {
      history.replaceState(history.state, '', withBase(path));
      // The router renders a slow check. It notices a URL that it has not set itself only by this event.
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    },
  };
}
