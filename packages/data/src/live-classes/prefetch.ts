import type { ClassesTab } from '@portal/domain/live-classes';
import { prefetchPages, prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { liveClassQueries } from './queries.ts';

/**
 * Prefetches whether there is a library: its tabs are above the live classes, and would shift them down if they
 * appeared later.
 */
export function prefetchLibraryFlag(context: PrefetchContext): Promise<void> {
  return prefetchQuery(context, liveClassQueries.showsLibrary(context.client, context.student.userId));
}

/** Prefetches the next classes and a tab's first page of the classes that match `keyword` ('' = all). */
export async function prefetchLiveClasses(context: PrefetchContext, tab: ClassesTab, keyword: string): Promise<void> {
  await Promise.all([
    prefetchQuery(context, liveClassQueries.next(context.client, context.student.userId)),
    prefetchList(context, tab, keyword),
  ]);
}

/** The request for the list needs the student's courses. */
async function prefetchList(context: PrefetchContext, tab: ClassesTab, keyword: string): Promise<void> {
  const { client, queries, student } = context;
  const courses = liveClassQueries.courses(client, student.userId);
  await prefetchQuery(context, courses);
  const ids = queries.getQueryData(courses.queryKey);
  if (ids) await prefetchPages(context, liveClassQueries.list(client, student.userId, tab, keyword, ids));
}
