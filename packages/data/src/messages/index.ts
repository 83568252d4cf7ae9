export {
  REFETCH_INTERVAL_MS,
  useArchiveConversation,
  useConversation,
  useConversations,
  useCreateMessage,
  useDownloads,
  useNewestConversations,
  useRefreshMessages,
  useReply,
  useSetAsRead,
  useTeachers,
} from './hooks.ts';
