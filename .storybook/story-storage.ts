/** What the review room and Storybook itself keep on the device. */
const KEPT = /^(@?storybook|room-)/;

/** Removes from local storage what stories have put there, and leaves what the review room keeps. */
export function clearStoryStorage(): void {
  for (const key of Object.keys(localStorage)) if (!KEPT.test(key)) localStorage.removeItem(key);
}
