import { useSyncExternalStore } from 'react';

/** The height of the window and of the banners in it, in px. */
export interface RemainingHeight {
  windowHeight: number;
  bannerHeight: number;
}

/** Set on the root by shell/banner-height.ts. */
const BANNER_HEIGHT = '--banner-height';

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  const banners = new MutationObserver(listener);
  banners.observe(document.documentElement, { attributeFilter: ['style'] });
  return () => {
    removeEventListener('resize', listener);
    banners.disconnect();
  };
}

/** Returns the heights that determine the space left for a page. Updates with the window's size and the banners. */
export function useRemainingHeight(): RemainingHeight {
  const windowHeight = useSyncExternalStore(subscribe, () => window.innerHeight);
  const banners = useSyncExternalStore(subscribe, () =>
    getComputedStyle(document.documentElement).getPropertyValue(BANNER_HEIGHT),
  );
  return { windowHeight, bannerHeight: Number.parseFloat(banners) || 0 };
}
