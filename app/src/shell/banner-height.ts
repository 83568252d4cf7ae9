function setBannerHeight(px: number): void {
  document.documentElement.style.setProperty('--banner-height', `${px}px`);
}

/**
 * Ref callback that sets the root's `--banner-height` to the height of the banners with the space below them; 0 px when
 * they are unmounted. Frames that fill the window subtract it (001 §2).
 */
export function measureBanners(stack: HTMLElement | null): (() => void) | undefined {
  if (!stack) return undefined;
  const observer = new ResizeObserver(() => setBannerHeight(stack.offsetHeight));
  observer.observe(stack);
  return () => {
    observer.disconnect();
    setBannerHeight(0);
  };
}
