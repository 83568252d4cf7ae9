import type { NavEntry } from '@portal/domain/screens';

/*
 * The build draws what of a page depends on its address and the student with the screen's own components, and a slot in place of each
 * value. The boot script fills copies of these parts, and puts them where the placeholder has skeletons.
 */

/** The parts of pages that are drawn for the boot script, each as a template. */
export type PartName =
  | 'pages'
  | 'greeting'
  | 'tiles'
  | 'icons'
  | 'resume'
  | 'texts'
  | 'zone'
  | 'age'
  | 'rail'
  | 'bar'
  | 'nextBar'
  | 'header'
  | 'unreadHeader';

/** The texts of the part `texts`, whose slots are numbers; that of the lessons once for each plural form of the language. */
export type TextName = 'gauge' | 'average' | `lessons.${Intl.LDMLPluralRule}`;

/** What a placeholder is filled from. */
export interface PlaceholderParts {
  /** The placeholder as it was drawn, with its skeletons. */
  screen: DocumentFragment;
  /** A part as it was drawn; undefined where it was not. */
  part: (name: PartName) => DocumentFragment | undefined;
  /** The menu entry of the page; null = none. */
  current: NavEntry | null;
  /** BCP 47 tag of the language in which they are drawn. */
  language: string;
}

const FIRST_SLOT = 0xe0_00;

/** Stands for the value at an index in prerendered markup: a private character, which no text has. */
export const slot = (index: number): string => String.fromCharCode(FIRST_SLOT + index);

/** Puts the values in the place of their slots, in texts and attributes. */
export function fill<E extends Element>(element: E, values: readonly string[]): E {
  const filled = (text: string) =>
    text.replace(/[\uE000-\uE00F]/g, (found) => values[found.charCodeAt(0) - FIRST_SLOT] ?? '');
  for (const one of [element, ...element.querySelectorAll('*')]) {
    for (const { name, value } of one.attributes) {
      const changed = filled(value);
      if (changed !== value) one.setAttribute(name, changed);
    }
    for (const node of one.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) node.textContent = filled(node.textContent ?? '');
    }
  }
  return element;
}

/** A copy of the first element of a part; null where it was not drawn. */
export function copyOf({ part }: PlaceholderParts, name: PartName): Element | null {
  const drawn = part(name)?.firstElementChild;
  return drawn ? (drawn.cloneNode(true) as Element) : null;
}

/** A selector of what is drawn by the same component, which gives its classes to no other. */
export const likeThat = (element: Element): string => `.${[...element.classList].join('.')}`;
