import { parseEdits, type Edit } from './edits.ts';

const KEY = 'room-words-edits';

/** The edits that this device keeps: the same for panel and canvas, and in every tab. */
export function keptEdits(): Edit[] {
  return parseEdits(localStorage.getItem(KEY));
}

/** Keeps edits on this device; other documents of the review room hear of it (`onEditsChanged`). */
export function keepEdits(edits: readonly Edit[]): void {
  localStorage.setItem(KEY, JSON.stringify(edits));
}

/** Calls when another document, such as the panel or another tab, has kept edits. */
export function onEditsChanged(changed: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) changed();
  });
}
