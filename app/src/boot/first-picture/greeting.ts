import { copyOf, fill, type PlaceholderParts } from './parts.ts';

/** Shows the greeting with the student's name, as the screen will. */
export function greet(root: ParentNode, placeholder: PlaceholderParts, firstName: string): void {
  const heading = root.querySelector('h1');
  const greeting = copyOf(placeholder, 'greeting')?.querySelector('h1');
  if (!heading || !greeting || !firstName.trim()) return;
  const { textContent } = fill(greeting, [firstName]);
  // The greeting of the last visit may be there already.
  if (heading.textContent !== textContent) heading.textContent = textContent;
}
