import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';

/** How long nothing is typed before the search is made, in ms. */
const DEBOUNCE_MS = 300;

/** A keyword while it is typed. */
export interface ListSearch {
  /** Spread it on the `SearchField`. */
  field: {
    value: string;
    onValueChange: (typed: string) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** What is typed is not searched yet: rows there are belong to another keyword and are not to be shown as found. */
  waiting: boolean;
}

/**
 * Holds what is typed into a list's search field and searches after a pause, at once on Enter and when the field is
 * emptied: one intent makes one request. A keyword that changes from outside (back, a link) replaces what is typed.
 *
 * @param keyword that the list is searched for, '' = none
 */
export function useListSearch(keyword: string, onSearch: (keyword: string) => void): ListSearch {
  const [typed, setTyped] = useState(keyword);
  // What has been searched and not come back yet, the latest last; before these, the keyword that has. Any other
  // keyword comes from outside.
  const [requested, setRequested] = useState<readonly string[]>([keyword]);
  if (requested[0] !== keyword) {
    const at = requested.indexOf(keyword);
    setRequested(at < 0 ? [keyword] : requested.slice(at));
    if (at < 0) setTyped(keyword);
  }

  const wanted = typed.trim();
  const waiting = wanted !== keyword;
  function search() {
    // One intent, one request.
    if (!waiting || requested.at(-1) === wanted) return;
    setRequested([...requested, wanted]);
    onSearch(wanted);
  }
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => searchAfterPause(), wanted === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, waiting]);

  return {
    field: {
      value: typed,
      onValueChange: setTyped,
      onKeyDown: ({ key, nativeEvent }) => {
        // With an input method, Enter may only choose what it proposes.
        if (key === 'Enter' && !nativeEvent.isComposing) search();
      },
    },
    waiting,
  };
}
