import { formatChoice, NOTHING_CHOSEN, type Choice, type Known } from '@portal/mocks/choice';
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_CHANGED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { choiceIn, GLOBAL, MESSAGES } from './messages.ts';

/** The state of the panel: the choice, and what the canvas has reported. */
export interface BackendState {
  choice: Choice;
  /** What can be chosen; null until the canvas has started. */
  known: Known | null;
  /** The calls that the flow has made (`Segment/Call`), the last one first. */
  made: readonly string[];
  /** The page that the flow shows. */
  page: string | null;
}

/** Keeps the state of the panel, and exchanges messages with the canvas. */
export class BackendModel {
  #state: BackendState = { choice: NOTHING_CHOSEN, known: null, made: [], page: null };
  readonly #listeners = new Set<() => void>();
  readonly #api: API;

  constructor(api: API) {
    this.#api = api;
    api.on(MESSAGES.known, (known: Known) => this.#set({ known }));
    api.on(MESSAGES.made, (made: readonly string[]) => this.#set({ made }));
    api.on(MESSAGES.page, (page: string | null) => this.#set({ page }));
    const follow = ({ globals }: { globals: Record<string, unknown> }) => this.#set({ choice: choiceIn(globals) });
    api.on(SET_GLOBALS, follow);
    api.on(GLOBALS_UPDATED, follow);
    // Another flow starts at its own first page.
    api.on(STORY_CHANGED, () => this.choose({ ...choiceIn(api.getGlobals()), page: null }));
    api.emit(MESSAGES.ask);
  }

  readonly state = (): BackendState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Sets a choice in the globals, and so in the URL; the canvas follows. The panel's state changes at once, because a
   * control would otherwise show the old value until the globals have been updated.
   */
  choose(choice: Choice): void {
    this.#set({ choice });
    const text = formatChoice(choice);
    if (text !== formatChoice(choiceIn(this.#api.getGlobals()))) this.#api.updateGlobals({ [GLOBAL]: text });
  }

  /** Returns the URL of the current state: the choice, and the page that the flow shows. */
  link(): string {
    const { choice, page } = this.#state;
    const values = { ...this.#api.getUserGlobals(), [GLOBAL]: formatChoice({ ...choice, page }) };
    const address = new URL(location.href);
    const globals = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [`${name}:${value}`] : [],
    );
    address.searchParams.delete('globals');
    // Not by URLSearchParams: Storybook reads `:` and `;` only when they are not encoded.
    return `${address.origin}${address.pathname}${address.search || '?'}&globals=${globals.join(';')}`;
  }

  #set(change: Partial<BackendState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
