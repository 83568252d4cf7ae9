import { safeUrl } from '@portal/domain/shared';
import type { WaysOut } from './session/session-store.ts';

/** The only place that moves the browser away from the portal. Addresses from the server pass `safeUrl` first. */
export function createWaysOut(mainAppUrl: string): WaysOut {
  return {
    toServerAddress: (sent) => {
      const address = safeUrl(sent, mainAppUrl, location.href);
      if (address) location.assign(address);
      return address !== null;
    },
    reload: () => location.reload(),
  };
}
