import { settingsQueries } from '@portal/data/settings';
import type { Session } from '@portal/domain/session';
import { visibleBanners, type Banner } from '@portal/domain/shell';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { useDismissed } from './useDismissed.ts';

/** What the school has to say to this student, and a way to dismiss it. Silent calls that failed have nothing to say. */
export function useBanners(session: Session): { banners: Banner[]; dismiss: (banner: Banner) => void } {
  const { client, config } = useServices();
  const setting = useQuery(settingsQueries.appSetting(client));
  const common = useQuery(settingsQueries.commonBanner(client));
  const [dismissed, dismiss] = useDismissed();
  const banners = visibleBanners({
    ...session,
    maintenance: setting.data?.maintenance ?? null,
    common: common.data ?? [],
    mainAppUrl: config.mainAppUrl,
    here: location.href,
    dismissed,
  });
  return { banners, dismiss };
}
