import { useSyncExternalStore } from 'react';

/** How high the window is, and how much of it the banners take, in px. */
export interface RemainingHeight {
  windowHeight: number;
  bannerHeight: number;
}

/** Set on the root by whoever shows the banners. */
const BANNER_HEIGHT = '--banner-height';

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed);
  const banners = new MutationObserver(changed);
  banners.observe(document.documentElement, { attributeFilter: ['style'] });
  return () => {
    removeEventListener('resize', changed);
    banners.disconnect();
  };
}

/** The room a page has in the window; follows the window's size and banners that come and go. */
export function useRemainingHeight(): RemainingHeight {
  const windowHeight = useSyncExternalStore(subscribe, () => window.innerHeight);
  const banners = useSyncExternalStore(subscribe, () =>
    getComputedStyle(document.documentElement).getPropertyValue(BANNER_HEIGHT),
  );
  return { windowHeight, bannerHeight: Number.parseFloat(banners) || 0 };
}
