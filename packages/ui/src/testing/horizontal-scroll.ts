import { expect } from 'storybook/test';

/** A name without a place for a line break, as schools write them. */
export const UNBROKEN_NAME = 'PTE_Academic_2026_Evening_Intensive_Speaking_and_Writing_Group_B';

/** Asserts that the page cannot be scrolled sideways. */
export async function expectNoHorizontalScroll(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
