import { useAppSetting, useCommonBanner } from '@portal/data/settings';
import type { Session } from '@portal/domain/session';
import { visibleBanners, type Banner } from '@portal/domain/shell';
import { useDismissed } from './useDismissed.ts';

/** The school's banners for this student, and a function to dismiss one. A silent call that fails shows no banner. */
export function useBanners(session: Session): { banners: Banner[]; dismiss: (banner: Banner) => void } {
  const { data: setting } = useAppSetting();
  const { data: common = [] } = useCommonBanner();
  const [dismissed, dismiss] = useDismissed();
  const banners = visibleBanners({ ...session, maintenance: setting?.maintenance ?? null, common, dismissed });
  return { banners, dismiss };
}
