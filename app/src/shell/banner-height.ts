function tell(px: number): void {
  document.documentElement.style.setProperty('--banner-height', `${px}px`);
}

/**
 * As a `ref`: keeps the root's `--banner-height` at the height of the banners, the space below them included; 0 px when
 * they have gone. Frames that fill the window leave it out (001 §2).
 */
export function measureBanners(stack: HTMLElement | null): (() => void) | undefined {
  if (!stack) return undefined;
  const observer = new ResizeObserver(() => tell(stack.offsetHeight));
  observer.observe(stack);
  return () => {
    observer.disconnect();
    tell(0);
  };
}
