/** Returns the language in which a screen reader reads an element: the `lang` of itself or its closest ancestor. */
export const spokenLanguage = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[lang]')?.lang.slice(0, 2);
