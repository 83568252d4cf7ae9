import { copyOf, fill, type PlaceholderParts } from './parts.ts';

/** Shows a note that the content is from an earlier visit, and how long ago that was. */
export function showAge(root: ParentNode, placeholder: PlaceholderParts, ago: string): void {
  const note = copyOf(placeholder, 'age');
  if (note) root.querySelector('main')?.parentElement?.append(fill(note, [ago]));
}
