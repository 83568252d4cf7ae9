import { settingsQueries } from '@portal/data/settings';
import type { BrandIdentity } from '@portal/ui/shared';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { useAddressOf } from '../useAddressOf.ts';

/** The school's name and logo by the settings; signed in, the account's own logo comes first. */
export function useBrand(mainLogoUrl: string | null = null): BrandIdentity {
  const { client } = useServices();
  const { data } = useQuery(settingsQueries.appSetting(client));
  const addressOf = useAddressOf();
  return {
    name: data?.organisation.name ?? null,
    logoUrl: addressOf(mainLogoUrl) ?? addressOf(data?.organisation.logoUrl),
  };
}
