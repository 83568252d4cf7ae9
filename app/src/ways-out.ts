import { safeUrl, withQuery } from '@portal/domain/shared';
import type { RuntimeConfig } from '@portal/domain/settings';
import type { WaysOut } from './session/session-store.ts';

/** The only place that moves the browser away from the portal. Every address passes `safeUrl` first. */
export function createWaysOut(config: RuntimeConfig): WaysOut & { to: (address: string) => void } {
  function follow(sent: string | null): boolean {
    const address = safeUrl(sent, config.mainAppUrl, location.href);
    if (address) location.assign(address);
    return address !== null;
  }
  const base = import.meta.env.BASE_URL;
  return {
    to: (address) => void follow(address),
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
