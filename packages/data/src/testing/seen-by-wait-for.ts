import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

let changes = 0;

/** `waitFor` looks again when the document changes, and else every 50 ms. */
function changeDocument() {
  changes += 1;
  document.documentElement.dataset['changes'] = String(changes);
}

/** The hook, whose renders `waitFor` sees: by itself it changes nothing in the document. */
export function seenByWaitFor<Result>(useTested: () => Result): () => Result {
  return function useSeen() {
    const result = useTested();
    useEffect(changeDocument);
    return result;
  };
}

/** Lets `waitFor` see what happens in a cache: not all of it renders something. */
export function showToWaitFor(queries: QueryClient): void {
  queries.getQueryCache().subscribe(changeDocument);
  queries.getMutationCache().subscribe(changeDocument);
}
