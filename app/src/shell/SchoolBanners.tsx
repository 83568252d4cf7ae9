import { Suspense } from 'react';
import { lazyRoute } from '../router/lazy-route.tsx';
import { useSession } from '../session/SignedIn.tsx';
import { useBanners } from './useBanners.ts';

// Most days nobody has anything to say.
const { Component: Banners } = lazyRoute(() => import('./Banners.tsx'), ['shell-banners', 'calendar']);

/** Finds out what the school has to say to this student, and says it. */
export default function SchoolBanners() {
  const school = useBanners(useSession());
  if (school.banners.length === 0) return null;
  return (
    <Suspense>
      <Banners {...school} />
    </Suspense>
  );
}
