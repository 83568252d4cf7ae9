import type { MenuFlags } from '@portal/domain/shell';
import { prefetchQuery, UNREAD_MESSAGE_KEY, type PrefetchContext, type QueryCache } from '../client/index.ts';
import { menuFlagsKey, messagesEnabledKey, shellQueries } from './queries.ts';

/** Prefetches the data of menu and header. Never rejects. */
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

/** Returns the cached data of menu and header; undefined = not known. */
export function cachedMenu(
  queries: QueryCache,
  userId: number,
): { flags: MenuFlags | undefined; messagesEnabled: boolean | undefined; unread: boolean | undefined } {
  return {
    flags: queries.getQueryData<MenuFlags>(menuFlagsKey(userId)),
    messagesEnabled: queries.getQueryData<boolean>(messagesEnabledKey(userId)),
    unread: queries.getQueryData<boolean>(UNREAD_MESSAGE_KEY),
  };
}
