import { parseEdits, type Edit } from './edits.ts';

const KEY = 'room-words-edits';

/** Reads the edits stored on this device, which panel, canvas and all tabs share. */
export function keptEdits(): Edit[] {
  return parseEdits(localStorage.getItem(KEY));
}

/** Stores edits on this device; other documents of the review room are notified (`onEditsChanged`). */
export function keepEdits(edits: readonly Edit[]): void {
  localStorage.setItem(KEY, JSON.stringify(edits));
}

/** Calls `changed` when another document, such as the panel or another tab, has stored edits. */
export function onEditsChanged(changed: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) changed();
  });
}
