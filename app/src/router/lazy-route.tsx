import { splitPart } from '@portal/ui/kit';
import type { ComponentType } from 'react';
import { useServices, type LoadTranslations, type ScreenPrefetchContext, type Services } from '../portal/services.ts';

/** The values of a path's parameters. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** The parameters and search params of a screen's URL. */
export interface RouteAddress {
  params: RouteParams;
  search: URLSearchParams;
}

const NO_ADDRESS: RouteAddress = { params: {}, search: new URLSearchParams() };

/** A screen whose code is loaded lazily. */
export interface LazyRoute<P extends object> {
  /**
   * Fetches code and translations; then the component renders without suspending. Rejects when they cannot be fetched.
   */
  load: (loadTranslations: LoadTranslations) => Promise<void>;
  /** Like `load`, and also prefetches the screen's first data, by its module's `prefetch`. */
  prefetch: (services: Services, ahead: 'screen' | 'intent', address?: RouteAddress) => Promise<void>;
  /** Fetches the code of the notices above the screen, by its module's `loadNotices`. */
  loadNotices: (context: ScreenPrefetchContext) => Promise<void>;
  Component: ComponentType<P>;
}

/** The module of a screen. Neither of its functions rejects. */
interface ScreenModule<P extends object> {
  default: ComponentType<P>;
  /** Prefetches its first data. */
  prefetch?: (context: ScreenPrefetchContext, address: RouteAddress) => Promise<unknown>;
  /** Fetches the code of the notices above it that the session calls for. */
  loadNotices?: (context: ScreenPrefetchContext) => Promise<unknown>;
}

/**
 * Loads a screen lazily (see `splitPart`), together with the translations that it needs.
 *
 * @param namespaces of the translations, beyond those that are loaded from the start
 */
export function lazyRoute<P extends object>(
  fetchCode: () => Promise<ScreenModule<P>>,
  namespaces: readonly string[] = [],
): LazyRoute<P> {
  const { load, Component } = splitPart<P, Pick<Services, 'loadTranslations'>, ScreenModule<P>>(
    async ({ loadTranslations }) => {
      const [code] = await Promise.all([fetchCode(), namespaces.length > 0 && loadTranslations(namespaces)]);
      return code;
    },
    useServices,
  );
  return {
    load: async (loadTranslations) => void (await load({ loadTranslations })),
    prefetch: async (services, ahead, address = NO_ADDRESS) => {
      // The data does not wait for the translations.
      async function data() {
        const { prefetch } = await fetchCode();
        const context = services.prefetchContext(ahead);
        if (context) await prefetch?.(context, address);
      }
      await Promise.all([load(services), data()]);
    },
    loadNotices: async (context) => {
      const { loadNotices } = await fetchCode();
      await loadNotices?.(context);
    },
    Component,
  };
}
