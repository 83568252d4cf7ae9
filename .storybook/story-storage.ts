/** Keys that the review room and Storybook itself have in local storage. */
const KEPT = /^(@?storybook|room-)/;

/** Removes what stories have stored in local storage, but not the data of the review room and of Storybook. */
export function clearStoryStorage(): void {
  for (const key of Object.keys(localStorage)) if (!KEPT.test(key)) localStorage.removeItem(key);
}
