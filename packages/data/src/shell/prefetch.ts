import { prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { shellQueries } from './queries.ts';

/** Fetches ahead what menu and header begin with. Never rejects. */
export async function prefetchMenu(context: PrefetchContext): Promise<void> {
  const { client, student } = context;
  await Promise.all([
    prefetchQuery(context, shellQueries.menuFlags(client, student.userId)),
    prefetchMessages(context),
  ]);
}

async function prefetchMessages(context: PrefetchContext): Promise<void> {
  const { client, queries, student } = context;
  const enabled = shellQueries.messagesEnabled(client, student.userId);
  await prefetchQuery(context, enabled);
  if (queries.getQueryData(enabled.queryKey)) await prefetchQuery(context, shellQueries.unreadMessage(client));
}
