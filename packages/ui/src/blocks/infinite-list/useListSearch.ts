import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';

/** Debounce of the search, in ms. */
const DEBOUNCE_MS = 300;

/** Searches for a keyword, '' = none. Returns false when nothing was searched, since the student is leaving the page. */
export type OnSearch = (keyword: string) => boolean | void;

/** State of a list's search field. */
export interface ListSearch {
  /** Spread it on the `SearchField`. */
  field: {
    value: string;
    onValueChange: (typed: string) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /**
   * The typed text is not the keyword yet: the current rows belong to another keyword and must not be shown as results.
   */
  waiting: boolean;
}

/**
 * Holds the text of a list's search field. It searches after a pause, and at once on Enter or when the field is
 * emptied; again after a pause when nothing was searched, since the student may come back before the next page appears.
 * A keyword that changes from outside (back, a link) replaces the text.
 *
 * @param keyword the keyword of the list's query, '' = none
 */
export function useListSearch(keyword: string, onSearch: OnSearch): ListSearch {
  const [typed, setTyped] = useState(keyword);
  // The current keyword, then the requested ones that have not become `keyword` yet, latest last. Any other keyword
  // comes from outside.
  const [requested, setRequested] = useState<readonly string[]>([keyword]);
  if (requested[0] !== keyword) {
    const at = requested.indexOf(keyword);
    setRequested(at < 0 ? [keyword] : requested.slice(at));
    if (at < 0) setTyped(keyword);
  }

  const trimmed = typed.trim();
  const waiting = trimmed !== keyword;
  // Searches in a row that were not made.
  const [missed, setMissed] = useState(0);
  function search() {
    if (onSearch(trimmed) === false) {
      setMissed(missed + 1);
      return;
    }
    setMissed(0);
    if (requested.at(-1) !== trimmed) setRequested([...requested, trimmed]);
  }
  const searchAfterPause = useEffectEvent(() => {
    // A keyword that has been requested already is not requested again.
    if (requested.at(-1) !== trimmed) search();
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => searchAfterPause(), trimmed === '' && missed === 0 ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [trimmed, waiting, missed]);

  return {
    field: {
      value: typed,
      onValueChange: setTyped,
      onKeyDown: ({ key, nativeEvent }) => {
        // While an input method composes text, Enter only accepts its suggestion.
        if (key === 'Enter' && !nativeEvent.isComposing && waiting) search();
      },
    },
    waiting,
  };
}
