/** Focus goes to the heading of the page, when what had it is gone and nothing is nearer. */
export function focusPageTitle(): void {
  document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
}
