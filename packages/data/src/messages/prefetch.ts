import type { ConversationRef, MessageFolder } from '@portal/domain/messages';
import { prefetchPages, prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { messageQueries } from './queries.ts';

/** Prefetches the first page of a folder's conversations that match `keyword` ('' = all). */
export function prefetchConversations(context: PrefetchContext, folder: MessageFolder, keyword: string): Promise<void> {
  return prefetchPages(context, messageQueries.list(context.client, context.student.userId, folder, keyword));
}

/** Prefetches the entries of a conversation. */
export function prefetchConversation(context: PrefetchContext, conversation: ConversationRef): Promise<void> {
  return prefetchQuery(context, messageQueries.entries(context.client, context.student.userId, conversation));
}
