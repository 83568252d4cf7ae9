/** The language in which a screen reader says an element: its own `lang`, or the nearest around it. */
export const spokenLanguage = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[lang]')?.lang.slice(0, 2);
