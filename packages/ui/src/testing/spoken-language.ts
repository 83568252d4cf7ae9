/**
 * Returns the language in which a screen reader reads an element: its own `lang`, or that of its closest ancestor with
 * one.
 */
export const spokenLanguage = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[lang]')?.lang.slice(0, 2);
