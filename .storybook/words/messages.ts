/** What the panel and the canvas say to each other over Storybook's channel. */
export const MESSAGES = {
  /** Canvas to panel: the canvas has started, and knows nothing yet. */
  ready: 'portal/words/ready',
  /** Panel to canvas, a boolean: whether to read the canvas whenever it changes. */
  watch: 'portal/words/watch',
  /** Canvas to panel, a `Reading`. */
  shown: 'portal/words/shown',
  /** Panel to canvas: asks for all texts of the portal; the canvas answers with `Texts`. */
  askTexts: 'portal/words/ask-texts',
  texts: 'portal/words/texts',
  /** Panel to canvas, a boolean: whether a click picks a text. */
  pick: 'portal/words/pick',
  /** Canvas to panel, a `Picked`; null when pick mode was left without one. */
  picked: 'portal/words/picked',
} as const;

/** How a text is met: read on the screen, or only heard or seen in a hint. */
export type MetAs = 'text' | 'label' | 'tooltip' | 'placeholder' | 'title';

/** A place of a text in the canvas. */
interface Place {
  /** Of its element. */
  selector: string;
  metAs: MetAs;
}

/** A translation that stands in the canvas. */
export interface ShownText {
  /** Its whole key, as in the file: `live-classes:others_one`. */
  key: string;
  /** As drawn, with its values. */
  drawn: string;
  places: Place[];
}

/** A text of the canvas that is no translation: the server's, a fixture's, a number, a date. */
export interface ForeignText {
  drawn: string;
  selector: string;
}

/** All texts of the canvas, in the order of the page. */
export interface Reading {
  /** Of the canvas: the pseudo-locale is drawn from English. */
  language: string;
  ours: ShownText[];
  foreign: ForeignText[];
}

/** A text that was picked in the canvas: the keys of its translations, none when it is no translation. */
export interface Picked {
  drawn: string;
  keys: string[];
  selector: string;
}

/** All texts of the portal as in the repository: language, then whole key. The first language is the source's. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;
