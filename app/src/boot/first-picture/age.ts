import { copyOf, fill, type PlaceholderParts } from './parts.ts';

/** Says that what is shown is of an earlier visit, and how long ago that was. */
export function showAge(root: ParentNode, placeholder: PlaceholderParts, ago: string): void {
  const note = copyOf(placeholder, 'age');
  if (note) root.querySelector('main')?.parentElement?.append(fill(note, [ago]));
}
