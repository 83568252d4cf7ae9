import { copyOf, fill, type PlaceholderParts } from './parts.ts';

/** Greets the student by name, as the screen will. */
export function greet(root: ParentNode, placeholder: PlaceholderParts, firstName: string): void {
  const heading = root.querySelector('h1');
  const greeting = copyOf(placeholder, 'greeting')?.querySelector('h1');
  if (!heading || !greeting || !firstName.trim()) return;
  const { textContent } = fill(greeting, [firstName]);
  // It may be what was kept.
  if (heading.textContent !== textContent) heading.textContent = textContent;
}
