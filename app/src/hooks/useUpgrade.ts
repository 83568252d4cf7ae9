import { useSidebarSettings } from '@portal/data/settings';
import { upgradeOffer, type UpgradeOffer } from '@portal/domain/settings';
import { useDesktop } from './useDesktop.ts';

/** How a larger package is offered to a student who needs one; null while that is not known. */
export function useUpgrade(needed: boolean): UpgradeOffer | null {
  const desktop = useDesktop();
  const { loadable, data } = useSidebarSettings(needed);
  return loadable.status === 'loading' ? null : upgradeOffer(data, desktop);
}
