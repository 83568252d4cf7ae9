import { parseMarkers } from './key-markers.ts';
import type { ForeignText, Reading, ShownText, TextKind } from './messages.ts';
import { currentLanguage, keyOf, keyOfText, withMarkers } from './translations.ts';

/** A text in the canvas with its element and its translations. */
export interface CanvasText {
  element: Element;
  /** The text node; null for an attribute such as a label. */
  node: Text | null;
  kind: TextKind;
  drawn: string;
  /** The translations in it, outer ones first, with the text of each; empty when it is not a translation. */
  parts: { key: string; drawn: string }[];
}

/** Elements of Storybook's page that do not belong to the story. */
const NOT_THE_STORY =
  'script, style, noscript, template, #storybook-docs, #storybook-highlights-root, body > [class^="sb-"]';

const ATTRIBUTES: readonly [name: string, kind: TextKind][] = [
  ['aria-label', 'label'],
  ['aria-description', 'label'],
  ['aria-valuetext', 'label'],
  ['alt', 'label'],
  ['title', 'tooltip'],
  ['placeholder', 'placeholder'],
];

function canvasText(element: Element, node: Text | null, kind: TextKind, text: string): CanvasText[] {
  const { plain, ranges } = parseMarkers(text);
  const drawn = plain.trim();
  const parts = ranges.flatMap(({ id, from, to }) => {
    const key = keyOf(id);
    return key === undefined || from === to ? [] : [{ key, drawn: plain.slice(from, to) }];
  });
  if (parts.length === 0) {
    const key = keyOfText(drawn);
    if (key !== undefined) parts.push({ key, drawn });
  }
  // Punctuation and digits alone are not a text.
  return parts.length > 0 || /\p{L}/u.test(drawn) ? [{ element, node, kind, drawn, parts }] : [];
}

/**
 * Whether an element is visible: an option with its `select`; an element without a box (`display: contents`) always.
 */
const seen = (element: Element) => {
  const shown = element.closest('select') ?? element;
  return shown.checkVisibility() || getComputedStyle(shown).display === 'contents';
};

function textsOf(element: Element): CanvasText[] {
  if (element.matches(NOT_THE_STORY) || !seen(element)) return [];
  const labels = ATTRIBUTES.flatMap(([name, kind]) =>
    canvasText(element, null, kind, element.getAttribute(name) ?? ''),
  );
  const children = [...element.childNodes].flatMap((child) => {
    if (child instanceof Text) return canvasText(element, child, 'text', child.data);
    return child instanceof Element ? textsOf(child) : [];
  });
  return [...labels, ...children];
}

/** Returns all texts in the canvas, in document order. */
export function canvasTexts(): CanvasText[] {
  return withMarkers(() => [
    ...canvasText(document.body, null, 'title', document.title).filter(({ parts }) => parts.length > 0),
    ...textsOf(document.body),
  ]);
}

/** Returns a selector of an element, by its position among its siblings and those of its ancestors. */
export function selectorOf(element: Element): string {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return 'body';
  const place = [...parentElement.children].indexOf(element) + 1;
  return `${selectorOf(parentElement)} > :nth-child(${place})`;
}

/** Reads the texts in the canvas for the panel. */
export function readCanvas(): Reading {
  const ours = new Map<string, ShownText>();
  const foreign = new Map<string, ForeignText>();
  for (const { element, kind, drawn, parts } of canvasTexts()) {
    const selector = selectorOf(element);
    if (parts.length === 0 && kind === 'text' && !foreign.has(drawn)) foreign.set(drawn, { drawn, selector });
    for (const part of parts) {
      const shown = ours.get(part.key) ?? { ...part, places: [] };
      ours.set(part.key, shown);
      shown.places.push({ selector, kind });
    }
  }
  return { language: currentLanguage(), ours: [...ours.values()], foreign: [...foreign.values()] };
}
