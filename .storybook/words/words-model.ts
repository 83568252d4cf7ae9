import { HIGHLIGHT, REMOVE_HIGHLIGHT, SCROLL_INTO_VIEW } from 'storybook/highlight';
import type { API } from 'storybook/manager-api';
import { keepEdits, keptEdits, onEditsChanged } from './device.ts';
import { withEdit, withoutEdit, type Edit } from './edits.ts';
import type { Mark } from './marks.ts';
import { MESSAGES, type Picked, type Reading, type Texts } from './messages.ts';
import { placesInCanvas } from './shown.ts';
import { baseOf } from './texts.ts';

export const ADDON = 'portal/words';
export const PANEL = `${ADDON}/panel`;

/** Which list the panel shows. */
export type View = 'screen' | 'all' | 'edits';

/** The state of the panel and its button in the toolbar. */
export interface WordsState {
  /** The texts in the repository; null until the canvas has sent them. */
  texts: Texts | null;
  reading: Reading | null;
  edits: readonly Edit[];
  view: View;
  /** The text of the search. */
  query: string;
  /** Only texts with this mark are listed; null = all texts. */
  mark: Mark | null;
  /** The language to translate into; null = that of the canvas. */
  language: string | null;
  /** The key of the expanded row. */
  selected: string | null;
  picking: boolean;
  /** The last picked text; null = none, or a row has been expanded or collapsed in the panel since. */
  picked: Picked | null;
}

const OUTLINE = { outline: '3px solid #ff4785', 'outline-offset': '2px', 'background-color': '#ff478522' };

/** Keeps the state of the panel, and exchanges messages with the canvas. */
export class WordsModel {
  #state: WordsState = {
    texts: null,
    reading: null,
    edits: keptEdits(),
    view: 'screen',
    query: '',
    mark: null,
    language: null,
    selected: null,
    picking: false,
    picked: null,
  };
  readonly #listeners = new Set<() => void>();
  readonly #api: API;
  #watching = false;

  constructor(api: API) {
    this.#api = api;
    onEditsChanged(() => this.set({ edits: keptEdits() }));
    api.on(MESSAGES.ready, () => {
      if (!this.#state.texts) api.emit(MESSAGES.askTexts);
      api.emit(MESSAGES.watch, this.#watching);
      api.emit(MESSAGES.pick, this.#state.picking);
    });
    api.on(MESSAGES.texts, (texts: Texts) => this.set({ texts }));
    api.on(MESSAGES.shown, (reading: Reading) => {
      this.set({ reading });
      this.#highlight(false);
    });
    api.on(MESSAGES.picked, (picked: Picked | null) => this.#take(picked));
    // The canvas may have started before these listeners were added.
    api.emit(MESSAGES.askTexts);
  }

  readonly state = (): WordsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<WordsState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Starts or stops reading the canvas, which is read only while the panel is visible. */
  watch(on: boolean): void {
    this.#watching = on;
    this.#api.emit(MESSAGES.watch, on);
    if (!on) this.#mark([]);
  }

  /** Expands a row (null collapses it), and highlights its text in the canvas. */
  select(key: string | null): void {
    this.set({ selected: key, picked: null });
    this.#highlight(true);
  }

  /** Highlights an element of the canvas and scrolls to it. */
  showElement(selector: string): void {
    this.set({ selected: null });
    this.#mark([selector]);
    this.#api.emit(SCROLL_INTO_VIEW, selector);
  }

  pick(on: boolean): void {
    this.set({ picking: on });
    if (on) {
      this.#api.togglePanel(true);
      this.#api.setSelectedPanel(PANEL);
    }
    this.#api.emit(MESSAGES.pick, on);
  }

  /** Stores an edit, or removes it when the text is as before. The canvas is notified by the storage event. */
  edit(edit: Edit): void {
    this.#keep(withEdit(this.#state.edits, edit));
  }

  takeBack(edits: readonly Edit[]): void {
    this.#keep(edits.reduce<readonly Edit[]>(withoutEdit, this.#state.edits));
  }

  goTo(storyId: string): void {
    this.#api.selectStory(storyId);
  }

  /** Shows the story in another language. */
  drawIn(language: string): void {
    this.#api.updateGlobals({ language });
  }

  /** Returns the name of a story as in the sidebar; null when there is no story with this id. */
  storyName(storyId: string): string | null {
    const entry = this.#api.getData(storyId) as ReturnType<API['getData']> | undefined;
    return entry?.type === 'story' ? `${entry.title.split('/').slice(1).join(' / ')}: ${entry.name}` : null;
  }

  #keep(edits: readonly Edit[]): void {
    keepEdits(edits);
    this.set({ edits });
  }

  #take(picked: Picked | null): void {
    this.pick(false);
    if (!picked) return;
    const [key] = picked.keys;
    this.set({ picked, view: 'screen', query: '', mark: null, selected: key === undefined ? null : baseOf(key) });
    this.#mark([picked.selector]);
  }

  #highlight(scroll: boolean): void {
    const { selected, reading } = this.#state;
    const selectors = (selected !== null && placesInCanvas(reading).get(selected)) || [];
    this.#mark(selectors);
    if (scroll && selectors[0] !== undefined) this.#api.emit(SCROLL_INTO_VIEW, selectors[0]);
  }

  #mark(selectors: readonly string[]): void {
    if (selectors.length === 0) this.#api.emit(REMOVE_HIGHLIGHT, ADDON);
    // Sent each time, since Storybook removes highlights when the story changes.
    else this.#api.emit(HIGHLIGHT, { id: ADDON, selectors: [...selectors], styles: OUTLINE });
  }
}
