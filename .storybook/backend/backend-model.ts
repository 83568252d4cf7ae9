import { choiceInAddress, NOTHING_CHOSEN, type Choice, type Known } from '@portal/mocks/choice';
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_CHANGED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { choiceIn, GLOBAL, MESSAGES } from './messages.ts';

/** What has been chosen, and what the canvas has told. */
export interface BackendState {
  choice: Choice;
  /** What can be chosen; null until the canvas has started. */
  known: Known | null;
  made: readonly string[];
  /** The page that the flow shows. */
  page: string | null;
}

/** Keeps what the panel knows, and speaks with the canvas. */
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
    // The page of one flow is not that of the next.
    api.on(STORY_CHANGED, () => this.choose({ ...choiceIn(api.getGlobals()), page: null }));
    api.emit(MESSAGES.ask);
  }

  readonly state = (): BackendState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Puts a choice into the globals, hence into the address; the canvas follows. The panel shows it at once: until the
   * canvas has answered, a control would fall back.
   */
  choose(choice: Choice): void {
    this.#set({ choice });
    const text = choiceInAddress(choice);
    if (text !== choiceInAddress(choiceIn(this.#api.getGlobals()))) this.#api.updateGlobals({ [GLOBAL]: text });
  }

  /** The address of what is on screen: the choice, and the page that somebody has gone to. */
  link(): string {
    const { choice, page } = this.#state;
    const values = { ...this.#api.getUserGlobals(), [GLOBAL]: choiceInAddress({ ...choice, page }) };
    const address = new URL(location.href);
    const globals = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [`${name}:${value}`] : [],
    );
    address.searchParams.delete('globals');
    // Written by hand: Storybook reads `:` and `;` only as they are.
    return `${address.origin}${address.pathname}${address.search || '?'}&globals=${globals.join(';')}`;
  }

  #set(change: Partial<BackendState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
