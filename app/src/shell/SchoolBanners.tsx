import { Suspense } from 'react';
import { lazyRoute } from '../router/lazy-route.tsx';
import { useSession } from '../session/SignedIn.tsx';
import { useBanners } from './useBanners.ts';

// Split off: most days there is no banner.
const { Component: Banners } = lazyRoute(() => import('./Banners.tsx'), ['shell-banners', 'calendar']);

/** Shows the school's banners for this student, if there are any. */
export default function SchoolBanners() {
  const props = useBanners(useSession());
  if (props.banners.length === 0) return null;
  return (
    <Suspense>
      <Banners {...props} />
    </Suspense>
  );
}
