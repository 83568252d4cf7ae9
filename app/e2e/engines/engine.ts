/** A control of the page. When the page has replaced it, every function throws. */
export interface EngineElement {
  isEnabled: () => Promise<boolean>;
  click: () => Promise<void>;
  /** Replaces the value of a field. */
  fill: (text: string) => Promise<void>;
  pressEnter: () => Promise<void>;
}

/** A browser with one window of a phone's width. */
export interface Engine {
  /** Name and version, for the log. */
  name: string;
  goto: (url: string) => Promise<void>;
  url: () => Promise<string>;
  /** Calls a function in the page. */
  evaluate: <Args extends unknown[], T>(run: (...args: Args) => T, ...args: Args) => Promise<T>;
  /** Calls a function in the page that returns an element of it. */
  find: <Args extends unknown[]>(
    run: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<EngineElement | null>;
  close: () => Promise<void>;
}
