import { paths } from '@portal/domain/screens';
import { type Banner } from '@portal/domain/shell';
import { BannerNotice, BannerStack } from '@portal/ui/shell';
import { ErrorBoundary } from 'react-error-boundary';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../hooks/useNow.ts';
import { measureBanners } from './banner-height.ts';
import { useUpgrade } from '../hooks/useUpgrade.ts';

/** The school's banners above every page (000 §2.8). A banner that throws is left out. */
export default function Banners({ banners, dismiss }: { banners: Banner[]; dismiss: (banner: Banner) => void }) {
  const zone = useZone();
  const now = useNow();
  const upgrade = useUpgrade(banners.some(({ kind }) => kind === 'inactive'));
  return (
    <BannerStack ref={measureBanners}>
      {banners.map(
        (banner) =>
          // Waits for the school's upgrade offer, which the text for an inactive student depends on.
          (banner.kind !== 'inactive' || upgrade) && (
            <ErrorBoundary key={banner.kind} fallback={null}>
              <BannerNotice
                banner={banner}
                zone={zone}
                now={now}
                upgrade={upgrade ?? 'hidden'}
                upgradeHref={paths.addBuyCourse}
                onDismiss={() => dismiss(banner)}
              />
            </ErrorBoundary>
          ),
      )}
    </BannerStack>
  );
}
