import { prefetchBanners } from '@portal/data/settings';
import { Suspense } from 'react';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import { lazyRoute } from '../router/lazy-route.tsx';
import { useSession } from '../session/SignedIn.tsx';
import { bannersOf, useBanners } from './useBanners.ts';

// Split off: most days there is no banner.
const banners = lazyRoute(() => import('./Banners.tsx'), ['shell-banners', 'calendar']);

/** Fetches banners ahead with their code, which would move the page down if it came late. */
export async function prefetchSchoolBanners(context: ScreenPrefetchContext): Promise<void> {
  if (bannersOf(context.session, await prefetchBanners(context)).length > 0)
    await banners.load(context.loadTranslations);
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
