/** The events between panel and canvas on Storybook's channel. */
export const MESSAGES = {
  /** Canvas to panel: the canvas has started, and needs the panel's state. */
  ready: 'portal/words/ready',
  /** Panel to canvas, a boolean: whether to read the canvas whenever it changes. */
  watch: 'portal/words/watch',
  /** Canvas to panel, a `Reading`. */
  shown: 'portal/words/shown',
  /** Panel to canvas: requests all texts of the portal; the canvas replies with `texts`, a `Texts`. */
  askTexts: 'portal/words/ask-texts',
  texts: 'portal/words/texts',
  /** Panel to canvas, a boolean: whether a click picks a text. */
  pick: 'portal/words/pick',
  /** Canvas to panel, a `Picked`; null when pick mode was left without one. */
  picked: 'portal/words/picked',
} as const;

/** Where a text occurs: as visible text, in an attribute of an element, or in the title of the document. */
export type TextKind = 'text' | 'label' | 'tooltip' | 'placeholder' | 'title';

/** A place of a text in the canvas. */
interface Place {
  /** Selector of its element. */
  selector: string;
  kind: TextKind;
}

/** A translation that the canvas shows. */
export interface ShownText {
  /** Its whole key, as in the file: `live-classes:others_one`. */
  key: string;
  /** The text as rendered, with its values. */
  drawn: string;
  places: Place[];
}

/** A text in the canvas that is not a translation: from the server or a fixture, a number or a date. */
export interface ForeignText {
  drawn: string;
  selector: string;
}

/** All texts in the canvas, in document order. */
export interface Reading {
  /** The language of the canvas; English for the pseudo-locale. */
  language: string;
  ours: ShownText[];
  foreign: ForeignText[];
}

/** A text that was picked in the canvas, with the keys of its translations; none when it is not a translation. */
export interface Picked {
  drawn: string;
  keys: string[];
  selector: string;
}

/**
 * All texts of the portal as in the repository, by language and full key. The first language is the source language.
 */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;
