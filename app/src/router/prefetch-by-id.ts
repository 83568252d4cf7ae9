import { parseRouteId } from '@portal/domain/screens';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from './lazy-route.tsx';

/** Returns the `prefetch` of a screen whose path ends in an id; nothing is prefetched for a uuid, or without an id. */
export const prefetchById =
  (prefetch: (context: ScreenPrefetchContext, id: number, search: URLSearchParams) => Promise<unknown>) =>
  async (context: ScreenPrefetchContext, { params, search }: RouteAddress): Promise<void> => {
    const route = parseRouteId(params['id'] ?? '');
    if (route?.kind === 'id') await prefetch(context, route.id, search);
  };
