import { useSidebarSettings } from '@portal/data/settings';
import { upgradeOffer, type UpgradeOffer } from '@portal/domain/settings';
import { useDesktop } from './useDesktop.ts';

/** Returns the upgrade offer for a student who needs a larger package; null while it is loading. */
export function useUpgrade(needed: boolean): UpgradeOffer | null {
  const desktop = useDesktop();
  const { loadable, data } = useSidebarSettings(needed);
  return loadable.status === 'loading' ? null : upgradeOffer(data, desktop);
}
