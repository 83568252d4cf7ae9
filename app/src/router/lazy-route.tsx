import { lazy, type ComponentType } from 'react';
import { wordsOf } from '../portal/words.ts';

/** A screen whose code comes separately. */
export interface LazyRoute<P extends object> {
  /** Fetches the code; drawn without waiting once it is there. Rejects when it cannot be fetched. */
  load: () => Promise<void>;
  Component: ComponentType<P>;
}

/** What makes each screen whose code could not be fetched ask again. */
const failed = new Set<() => void>();

/** The student wants to try again: screens that could not be fetched may ask once more. */
export function retryFailedRoutes(): void {
  for (const again of failed) again();
  failed.clear();
}

/**
 * Splits a screen off. Unlike `lazy` alone, a screen fetched ahead is there at once, with no blank frame in between,
 * and one that could not be fetched is asked for again after `retryFailedRoutes`.
 *
 * @param areas whose words it speaks, beyond those that are there from the start
 */
export function lazyRoute<P extends object>(
  fetchCode: () => Promise<{ default: ComponentType<P> }>,
  areas: readonly string[] = [],
): LazyRoute<P> {
  let Loaded: ComponentType<P> | null = null;
  async function fetched() {
    const [code] = await Promise.all([fetchCode(), wordsOf(areas)]);
    Loaded = code.default;
    return code;
  }
  const makeWaiting = () =>
    lazy(async () => {
      try {
        return await fetched();
      } catch (unfetched) {
        // Not at once: React draws again by itself when something failed, and would ask for ever.
        failed.add(() => (Waiting = makeWaiting()));
        throw unfetched;
      }
    });
  let Waiting = makeWaiting();
  function Split(props: P) {
    return Loaded ? <Loaded {...props} /> : <Waiting {...props} />;
  }
  return { load: async () => void (await fetched()), Component: Split };
}
