import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

let changes = 0;

/**
 * Changes the document, because `waitFor` checks its condition at each change of the document, and otherwise only every
 * 50 ms.
 */
function changeDocument() {
  changes += 1;
  document.documentElement.dataset['changes'] = String(changes);
}

/** Returns the hook with an effect that changes the document at each render, so that `waitFor` checks its condition. */
export function withWaitForTrigger<Result>(useTested: () => Result): () => Result {
  return function useWithTrigger() {
    const result = useTested();
    useEffect(changeDocument);
    return result;
  };
}

/** Makes `waitFor` check its condition at each change of a cache, because not every change renders something. */
export function triggerWaitForOnCacheChange(queries: QueryClient): void {
  queries.getQueryCache().subscribe(changeDocument);
  queries.getMutationCache().subscribe(changeDocument);
}
