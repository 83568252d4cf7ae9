import { prefetchLiveClasses, prefetchLibraryFlag } from '@portal/data/live-classes';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from '../router/lazy-route.tsx';
import { readLiveClassSearch } from './useLiveClassSearchParams.ts';

/** Fetches ahead what the page begins with; the library decides about its tabs, and fetches its recordings itself. */
export async function prefetchLiveClassesPage(context: ScreenPrefetchContext, { search }: RouteAddress): Promise<void> {
  const { tab, classesTab, keyword } = readLiveClassSearch(search);
  await Promise.all([
    prefetchLibraryFlag(context),
    tab === 'liveclasses' && prefetchLiveClasses(context, classesTab, keyword),
  ]);
}
