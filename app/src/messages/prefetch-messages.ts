import { prefetchConversation, prefetchConversations } from '@portal/data/messages';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from '../router/lazy-route.tsx';
import { loadMessageForms } from './MessageForms.tsx';
import { readMessagesSearch } from './useMessagesSearchParams.ts';

/** Prefetches the list of conversations, and the conversation that the URL opens. */
export async function prefetchMessages(context: ScreenPrefetchContext, { search }: RouteAddress): Promise<void> {
  const { folder, keyword, open, conversation } = readMessagesSearch(search);
  await Promise.all([
    prefetchConversations(context, folder, keyword),
    open && loadMessageForms(context.loadTranslations),
    conversation && prefetchConversation(context, conversation),
  ]);
}
