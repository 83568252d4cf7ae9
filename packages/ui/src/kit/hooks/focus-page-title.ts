/** Focuses the heading of the page: for when the focused element is gone and no other is closer. */
export function focusPageTitle(): void {
  document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
}
