import { useAppSetting, useCommonBanner } from '@portal/data/settings';
import type { Session } from '@portal/domain/session';
import { visibleBanners, type Banner } from '@portal/domain/shell';
import { useDismissed } from './useDismissed.ts';

/** What the school has to say to this student, and a way to dismiss it. Silent calls that failed have nothing to say. */
export function useBanners(session: Session): { banners: Banner[]; dismiss: (banner: Banner) => void } {
  const { data: setting } = useAppSetting();
  const { data: common = [] } = useCommonBanner();
  const [dismissed, dismiss] = useDismissed();
  const banners = visibleBanners({ ...session, maintenance: setting?.maintenance ?? null, common, dismissed });
  return { banners, dismiss };
}
