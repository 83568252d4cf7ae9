import { lazy, memo, useState, type ComponentType } from 'react';
import { useServices, type LoadTranslations, type ScreenPrefetchContext, type Services } from '../portal/services.ts';

/** What a path says at the places of its pattern's parameters. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What an address says of a screen. */
export interface RouteAddress {
  params: RouteParams;
  search: URLSearchParams;
}

const NO_ADDRESS: RouteAddress = { params: {}, search: new URLSearchParams() };

/** A screen whose code is split off. */
export interface LazyRoute<P extends object> {
  /** Fetches code and translations; drawn without waiting once they are there. Rejects when they cannot be fetched. */
  load: (loadTranslations: LoadTranslations) => Promise<void>;
  /** Does so, and then fetches what the screen begins with: its module's `prefetch`. */
  prefetch: (services: Services, ahead: 'screen' | 'intent', address?: RouteAddress) => Promise<void>;
  Component: ComponentType<P>;
}

/** The module of a screen. `prefetch` fetches ahead what it begins with, and never rejects. */
interface ScreenModule<P extends object> {
  default: ComponentType<P>;
  prefetch?: (context: ScreenPrefetchContext, address: RouteAddress) => Promise<unknown>;
}

/** For each screen whose code could not be fetched, a function that makes it fetch again. */
const failedResets = new Set<() => void>();

/** Makes the screens whose code could not be fetched fetch it again at their next render. */
export function retryFailedRoutes(): void {
  for (const reset of failedResets) reset();
  failedResets.clear();
}

/**
 * Splits a screen off. Unlike `lazy` alone, a prefetched screen renders at once, without a blank frame, and one that could
 * not be fetched is fetched again after `retryFailedRoutes`; when that fails too, the document is loaded again.
 *
 * @param namespaces of the translations it needs, beyond those that are there from the start
 */
export function lazyRoute<P extends object>(
  fetchCode: () => Promise<ScreenModule<P>>,
  namespaces: readonly string[] = [],
): LazyRoute<P> {
  let Loaded: ComponentType<P> | null = null;
  async function fetched(loadTranslations: LoadTranslations) {
    const [code] = await Promise.all([fetchCode(), namespaces.length > 0 && loadTranslations(namespaces)]);
    Loaded = code.default;
    return code;
  }
  let Lazy: ComponentType<P> | null = null;
  let failures = 0;
  const createLazy = ({ loadTranslations, reload, untilStaying }: Services) =>
    lazy(async () => {
      try {
        return await fetched(loadTranslations);
      } catch (error) {
        await untilStaying();
        failures += 1;
        // The retry failed too, with a connection: since the portal was deployed anew its files have other names, or the
        // browser remembers the failure. Only a new document helps.
        if (failures > 1 && navigator.onLine) reload();
        // Not at once: React renders again after an error, which would fetch in an endless loop.
        failedResets.add(() => (Lazy = null));
        throw error;
      }
    });
  function Split(props: P) {
    const services = useServices();
    // Chosen once: another component at a later render would mount the screen anew, and lose what was typed in it.
    const [Screen] = useState(() => Loaded ?? (Lazy ??= createLazy(services)));
    return <Screen {...props} />;
  }
  return {
    load: async (loadTranslations) => void (await fetched(loadTranslations)),
    prefetch: async ({ loadTranslations, prefetchContext }, ahead, address = NO_ADDRESS) => {
      // The data need not wait for the words.
      async function data() {
        const { prefetch } = await fetchCode();
        const context = prefetchContext(ahead);
        if (context) await prefetch?.(context, address);
      }
      await Promise.all([fetched(loadTranslations), data()]);
    },
    // Most take no props: what is around them is rendered without them.
    Component: memo(Split),
  };
}
