import { safeUrl, withQuery } from '@portal/domain/shared';
import type { RuntimeConfig } from '@portal/domain/settings';
import type { WaysOut } from './session/session-store.ts';

/** What screens may ask for: leaving, and opening a page beside the portal. */
interface ForScreens {
  to: (address: string) => void;
  openTab: (address: string) => Window | null;
}

/** The only place that moves the browser away from the portal. Every address passes `safeUrl` first. */
export function createWaysOut(config: RuntimeConfig): WaysOut & ForScreens {
  function follow(sent: string | null): boolean {
    const address = safeUrl(sent, config.mainAppUrl, location.href);
    if (address) location.assign(address);
    return address !== null;
  }
  const base = import.meta.env.BASE_URL;
  return {
    to: (address) => void follow(address),
    // Keeps `window.opener`: pages of the main app tell the portal through it what has changed (contract 4.4).
    openTab: (sent) => {
      const address = safeUrl(sent, config.mainAppUrl, location.href);
      return address === null ? null : window.open(address, '_blank');
    },
    toServerAddress: follow,
    toSiblingProduct: () => void follow(config.siblingAppUrl),
    toActivationError: () => void follow(config.activationErrorUrl),
    toMobileLogout: () => {
      const address = safeUrl(config.mobileLogoutUrl, config.mainAppUrl, location.href);
      if (address) follow(withQuery(address, { returnUrl: `${location.origin}${base}` }));
    },
    toStart: () => location.assign(base),
    reload: () => location.reload(),
    resume: (path) => history.replaceState(history.state, '', base.replace(/\/$/, '') + path),
  };
}
