import { sidebarSettings } from '@portal/data/settings';
import { upgradeOffer, type UpgradeOffer } from '@portal/domain/settings';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { useDesktop } from '../useDesktop.ts';

/** How a larger package is offered to a student who needs one; null while that is not known. */
export function useUpgrade(needed: boolean): UpgradeOffer | null {
  const { client } = useServices();
  const desktop = useDesktop();
  const settings = useQuery({ ...sidebarSettings(client), enabled: needed });
  return settings.isPending ? null : upgradeOffer(settings.data, desktop);
}
