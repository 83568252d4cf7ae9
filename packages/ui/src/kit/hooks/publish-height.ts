/**
 * Keeps a custom property of another element at the height of this one, for instance of a bar that stays in view: what
 * scrolls leaves it free.
 * @returns ends it and removes the property
 */
export function publishHeight(bar: HTMLElement, { style }: HTMLElement, property: `--${string}`): () => void {
  const observer = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}

/** For the ref of a bar at the lower edge of the window: `--lower-bar-height` is its height, as long as it is there (base.css). */
export function publishLowerBar(bar: HTMLElement | null): (() => void) | undefined {
  return bar ? publishHeight(bar, document.documentElement, '--lower-bar-height') : undefined;
}
