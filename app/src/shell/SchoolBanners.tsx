import { cachedAppSetting, prefetchBanners, type BannerData } from '@portal/data/settings';
import { Suspense } from 'react';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import { lazyRoute } from '../router/lazy-route.tsx';
import { useSession } from '../session/SignedIn.tsx';
import { bannersOf, useBanners } from './useBanners.ts';

// Lazy, since most of the time there is no banner.
const banners = lazyRoute(() => import('./Banners.tsx'), ['shell-banners', 'calendar']);

/** Fetches the code of the banners if there are any; it would shift the layout if it came late. Never rejects. */
async function loadBanners({ session, loadTranslations }: ScreenPrefetchContext, data: BannerData): Promise<void> {
  if (bannersOf(session, data).length > 0) await banners.load(loadTranslations).catch(() => undefined);
}

/** Prefetches the banners with their code. Never rejects. */
export async function prefetchSchoolBanners(context: ScreenPrefetchContext): Promise<void> {
  await loadBanners(context, await prefetchBanners(context));
}

/** Fetches the code of the banners that are known from the session or the last visit's data. Never rejects. */
export function loadKnownBanners(context: ScreenPrefetchContext): Promise<void> {
  return loadBanners(context, { setting: cachedAppSetting(context.queries), common: undefined });
}

/** Shows the school's banners for this student, if there are any. */
export function SchoolBanners() {
  const props = useBanners(useSession());
  if (props.banners.length === 0) return null;
  return (
    <Suspense>
      <banners.Component {...props} />
    </Suspense>
  );
}
