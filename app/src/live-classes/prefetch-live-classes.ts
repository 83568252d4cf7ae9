import { prefetchLiveClasses, prefetchLibraryFlag } from '@portal/data/live-classes';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from '../router/lazy-route.tsx';
import { readLiveClassSearch } from './useLiveClassSearchParams.ts';

/**
 * Prefetches the first data of the page. Whether there is a library determines the tabs; the library fetches its
 * recordings itself.
 */
export async function prefetchLiveClassesPage(context: ScreenPrefetchContext, { search }: RouteAddress): Promise<void> {
  const { tab, classesTab, keyword } = readLiveClassSearch(search);
  await Promise.all([
    prefetchLibraryFlag(context),
    tab === 'liveclasses' && prefetchLiveClasses(context, classesTab, keyword),
  ]);
}
