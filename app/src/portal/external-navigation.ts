import type { RuntimeConfig } from '@portal/domain/settings';
import { withQuery, type Href, type SafeHref } from '@portal/domain/shared';

/** Leaves the portal. */
export interface ExternalNavigation {
  /** To a URL of the server, or a screen of the portal, which then loads from scratch. */
  to: (href: Href) => void;
  /** null: its address is the portal's own, as without a configured one (contract 4.7); leaving would only load the portal. */
  toSiblingProduct: (() => void) | null;
  toActivationError: () => void;
  toMobileLogout: () => void;
  toHome: () => void;
  reload: () => void;
  /** To a path of the portal itself, in place of the one that is shown. */
  resume: (path: string) => void;
}

/** Opens pages next to the portal. */
interface TabNavigation {
  openTab: (href: SafeHref) => Window | null;
}

/** The only place that moves the browser away from the portal. */
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
    // Keeps `window.opener`: pages of the main app use it to send the portal messages (contract 4.4).
    openTab: (href) => window.open(href, '_blank'),
    toSiblingProduct: isPortal(config.siblingAppUrl) ? null : () => follow(config.siblingAppUrl),
    toActivationError: () => follow(config.activationErrorUrl),
    toMobileLogout: () => follow(withQuery(config.mobileLogoutUrl, { returnUrl: `${location.origin}${base}` })),
    toHome: () => location.assign(base),
    reload: () => location.reload(),
    resume: (path) => {
      history.replaceState(history.state, '', withBase(path));
      // A slow check is shown by the router, which hears of an address that it has not set by this event only.
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    },
  };
}
