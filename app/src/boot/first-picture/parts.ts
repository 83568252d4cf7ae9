import type { NavEntry } from '@portal/domain/screens';

/*
 * The build renders the parts of a page that depend on its URL and the student, with the screen's own components and a
 * slot in place of each value. The boot script fills copies of these parts, and replaces the placeholder's skeletons by
 * them.
 */

/** The parts that the build renders for the boot script, each as a template. */
export type PartName =
  | 'pages'
  | 'greeting'
  | 'tiles'
  | 'listTiles'
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

/**
 * The texts of the part `texts`, whose slots are numbers; the text of the lessons has one version for each plural form
 * of the language.
 */
export type TextName = 'gauge' | 'average' | `lessons.${Intl.LDMLPluralRule}`;

/** The source of everything that fills a placeholder. */
export interface PlaceholderParts {
  /** The placeholder as the build rendered it, with its skeletons. */
  screen: DocumentFragment;
  /** Returns a part as the build rendered it; undefined where there is none. */
  part: (name: PartName) => DocumentFragment | undefined;
  /** The menu entry of the page; null = none. */
  current: NavEntry | null;
  /** BCP 47 tag of the language of the parts. */
  language: string;
}

const FIRST_SLOT = 0xe0_00;

/**
 * Returns the character that stands for the value at an index in prerendered markup: one of Unicode's private use area,
 * which no text contains.
 */
export const slot = (index: number): string => String.fromCharCode(FIRST_SLOT + index);

/** Replaces the slots by their values, in texts and attributes. */
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

/** Returns a copy of the first element of a part; null where the part was not rendered. */
export function copyOf({ part }: PlaceholderParts, name: PartName): Element | null {
  const drawn = part(name)?.firstElementChild;
  return drawn ? (drawn.cloneNode(true) as Element) : null;
}

/** Returns a selector of the elements of the same styled component: no other component has its classes. */
export const selectorOfSameComponent = (element: Element): string => `.${[...element.classList].join('.')}`;
