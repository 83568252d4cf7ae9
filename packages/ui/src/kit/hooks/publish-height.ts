/**
 * Keeps a custom property of another element at the height of `bar`, for instance so that a scroll container keeps
 * focused elements clear of a sticky bar.
 * @returns a function that stops observing and removes the property
 */
export function publishHeight(bar: HTMLElement, { style }: HTMLElement, property: `--${string}`): () => void {
  const observer = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}

/** Ref of a bar at the lower edge of the window: publishes its height as `--lower-bar-height` (base.css). */
export function publishLowerBar(bar: HTMLElement | null): (() => void) | undefined {
  return bar ? publishHeight(bar, document.documentElement, '--lower-bar-height') : undefined;
}
