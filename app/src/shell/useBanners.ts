import { useAppSetting, useCommonBanner, type BannerData } from '@portal/data/settings';
import type { Session } from '@portal/domain/session';
import { visibleBanners, type Banner } from '@portal/domain/shell';
import { readDismissed, useDismissed, type Dismissed } from './useDismissed.ts';

/** Returns the school's banners for this student. */
export function bannersOf(
  session: Session,
  { setting, common = [] }: BannerData,
  dismissed: Dismissed = readDismissed(),
): Banner[] {
  return visibleBanners({ ...session, maintenance: setting?.maintenance ?? null, common, dismissed });
}

/** Returns the same banners, and a function to dismiss one. A silent call that fails shows no banner. */
export function useBanners(session: Session): { banners: Banner[]; dismiss: (banner: Banner) => void } {
  const { data: setting } = useAppSetting();
  const { data: common } = useCommonBanner();
  const [dismissed, dismiss] = useDismissed();
  return { banners: bannersOf(session, { setting, common }, dismissed), dismiss };
}
