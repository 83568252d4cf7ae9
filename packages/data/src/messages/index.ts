export {
  REFETCH_INTERVAL_MS,
  useArchiveConversation,
  useConversation,
  useConversations,
  useDownloads,
  useNewestConversations,
  useRefreshMessages,
  useReplies,
  useSetAsRead,
  useTeachers,
} from './hooks.ts';
export { useComposedMessage } from './useComposedMessage.ts';
export { conversationsCall } from './calls.ts';
export { prefetchConversation, prefetchConversations } from './prefetch.ts';
