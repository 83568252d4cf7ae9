import { lazy, type ComponentType } from 'react';
import { useServices, type LoadTranslations } from '../portal/services.ts';

/** A screen whose code comes separately. */
export interface LazyRoute<P extends object> {
  /** Fetches code and translations; drawn without waiting once they are there. Rejects when they cannot be fetched. */
  load: (loadTranslations: LoadTranslations) => Promise<void>;
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
 * @param namespaces of the translations it needs, beyond those that are there from the start
 */
export function lazyRoute<P extends object>(
  fetchCode: () => Promise<{ default: ComponentType<P> }>,
  namespaces: readonly string[] = [],
): LazyRoute<P> {
  let Loaded: ComponentType<P> | null = null;
  async function fetched(loadTranslations: LoadTranslations) {
    const [code] = await Promise.all([fetchCode(), namespaces.length > 0 && loadTranslations(namespaces)]);
    Loaded = code.default;
    return code;
  }
  let Waiting: ComponentType<P> | null = null;
  const makeWaiting = (loadTranslations: LoadTranslations) =>
    lazy(async () => {
      try {
        return await fetched(loadTranslations);
      } catch (unfetched) {
        // Not at once: React draws again by itself when something failed, and would ask for ever.
        failed.add(() => (Waiting = null));
        throw unfetched;
      }
    });
  function Split(props: P) {
    const { loadTranslations } = useServices();
    if (Loaded) return <Loaded {...props} />;
    Waiting ??= makeWaiting(loadTranslations);
    return <Waiting {...props} />;
  }
  return { load: async (loadTranslations) => void (await fetched(loadTranslations)), Component: Split };
}
