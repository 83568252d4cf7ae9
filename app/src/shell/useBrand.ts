import { settingsQueries } from '@portal/data/settings';
import { safeUrl } from '@portal/domain/shared';
import type { BrandIdentity } from '@portal/ui/shared';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';

/** The school's name and logo by the settings; signed in, the account's own logo comes first. */
export function useBrand(mainLogoUrl: string | null = null): BrandIdentity {
  const { client, config } = useServices();
  const { data } = useQuery(settingsQueries.appSetting(client));
  const followable = (sent: string | null | undefined) => safeUrl(sent, config.mainAppUrl, location.href);
  return {
    name: data?.organisation.name ?? null,
    logoUrl: followable(mainLogoUrl) ?? followable(data?.organisation.logoUrl),
  };
}
