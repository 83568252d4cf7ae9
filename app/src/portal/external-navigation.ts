import type { RuntimeConfig } from '@portal/domain/settings';
import { withQuery, type SafeHref } from '@portal/domain/shared';
import type { ExternalNavigation } from '../session/session-store.ts';

/** What screens may ask for besides: opening a page beside the portal. */
interface ForScreens {
  openTab: (href: SafeHref) => Window | null;
}

/** The only place that moves the browser away from the portal. */
export function createExternalNavigation(config: RuntimeConfig): ExternalNavigation & ForScreens {
  const base = import.meta.env.BASE_URL;
  const own = (path: string) => base.replace(/\/$/, '') + path;
  const follow = (href: SafeHref | null) => {
    if (href) location.assign(href);
  };
  return {
    to: (href) => location.assign(href.startsWith('/') ? own(href) : href),
    // Keeps `window.opener`: pages of the main app tell the portal through it what has changed (contract 4.4).
    openTab: (href) => window.open(href, '_blank'),
    toSiblingProduct: () => follow(config.siblingAppUrl),
    toActivationError: () => follow(config.activationErrorUrl),
    toMobileLogout: () => {
      const { mobileLogoutUrl } = config;
      if (mobileLogoutUrl) follow(withQuery(mobileLogoutUrl, { returnUrl: `${location.origin}${base}` }));
    },
    toStart: () => location.assign(base),
    reload: () => location.reload(),
    resume: (path) => history.replaceState(history.state, '', own(path)),
  };
}
