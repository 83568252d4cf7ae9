import { useAppSetting } from '@portal/data/settings';
import type { SafeHref } from '@portal/domain/shared';
import type { BrandIdentity } from '@portal/ui/blocks/page-frame';

/** The school's name and logo by the settings; signed in, the account's own logo comes first. */
export function useBrand(mainLogoUrl: SafeHref | null = null): BrandIdentity {
  const organisation = useAppSetting().data?.organisation;
  return { name: organisation?.name ?? null, logoUrl: mainLogoUrl ?? organisation?.logoUrl ?? null };
}
