import { prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { shellQueries } from './queries.ts';

/** Fetches ahead what menu and header begin with. Never rejects. */
export async function prefetchMenu(context: PrefetchContext): Promise<void> {
  const { client, student } = context;
  await Promise.all([
    prefetchQuery(context, shellQueries.menuFlags(client, student.userId)),
    prefetchQuery(context, shellQueries.messagesEnabled(client, student.userId)),
  ]);
}
