import { splitPart } from '@portal/ui/kit';
import type { ComponentType } from 'react';
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
  /** Fetches the code of the notices that stand above it: its module's `loadNotices`. */
  loadNotices: (context: ScreenPrefetchContext) => Promise<void>;
  Component: ComponentType<P>;
}

/** The module of a screen. Neither of its functions ever rejects. */
interface ScreenModule<P extends object> {
  default: ComponentType<P>;
  /** Fetches ahead what it begins with. */
  prefetch?: (context: ScreenPrefetchContext, address: RouteAddress) => Promise<unknown>;
  /** Fetches the code of the notices above it that the session says it has. */
  loadNotices?: (context: ScreenPrefetchContext) => Promise<unknown>;
}

/**
 * Splits a screen off (see `splitPart`), with the translations that it needs.
 *
 * @param namespaces of the translations, beyond those that are there from the start
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
      // The data need not wait for the words.
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
