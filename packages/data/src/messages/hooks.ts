import {
  type Conversation,
  type ConversationEntry,
  type ConversationRef,
  type MessageFolder,
  type Teacher,
} from '@portal/domain/messages';
import { useQueryClient } from '@tanstack/react-query';
import {
  invalidate,
  useClient,
  useLoadablePages,
  useLoadableQuery,
  useStudent,
  useSubmissions,
  type LoadablePages,
  type LoadableQuery,
  type SaveFile,
  type SubmissionsHandle,
} from '../client/index.ts';
import {
  ARCHIVE_KEY,
  DOWNLOAD_KEY,
  messageMutations,
  READ_KEY,
  REPLY_KEY,
  type OutgoingReply,
  type ReceivedFile,
} from './mutations.ts';
import { messageQueries } from './queries.ts';

/** Interval of the refetches for new messages, while the page is visible. */
export const REFETCH_INTERVAL_MS = 60_000;

/** Refetches at intervals while the page is visible and online, and when the tab is focused again. */
const pollingOptions = (online: boolean) => ({
  refetchInterval: online && REFETCH_INTERVAL_MS,
  refetchOnWindowFocus: 'always' as const,
});

/** The conversations of a folder that match `keyword` ('' = all), the newest first. */
export function useConversations(folder: MessageFolder, keyword: string): LoadablePages<Conversation> {
  return useLoadablePages(messageQueries.list(useClient(), useStudent().userId, folder, keyword));
}

/**
 * Keeps the list of active conversations up to date while it is shown.
 *
 * @param online whether the device has a connection
 */
export function useNewestConversations(online: boolean): void {
  const client = useClient();
  const { userId } = useStudent();
  useLoadableQuery({
    ...messageQueries.newest(client, userId),
    ...pollingOptions(online),
    // The list itself was just fetched, so the first refetch is one interval later.
    initialData: { rows: [], total: 0 },
    initialDataUpdatedAt: Date.now,
  });
}

/**
 * The entries of a conversation, the oldest first, kept up to date while it is open.
 *
 * @param conversation null = none is open
 * @param online whether the device has a connection
 */
export function useConversation(
  conversation: ConversationRef | null,
  online: boolean,
): LoadableQuery<ConversationEntry[]> {
  const shown = conversation ?? { id: 0, interactedUserId: 0, topicId: 0 };
  return useLoadableQuery({
    ...messageQueries.entries(useClient(), useStudent().userId, shown),
    ...pollingOptions(online),
    enabled: conversation !== null,
  });
}

/**
 * The teachers that can be written to.
 *
 * @param enabled whether one is to be chosen; else nothing is fetched
 */
export function useTeachers(enabled: boolean): LoadableQuery<Teacher[]> {
  return useLoadableQuery({ ...messageQueries.teachers(useClient(), useStudent().userId), enabled });
}

const nothing = () => undefined;

/**
 * Sends replies. A pending or failed reply belongs to its conversation, whichever is open. Failures are shown in place,
 * as in `useComposedMessage`; a failure stays until it is reset or the conversation is answered, even if the student had
 * left the page before it occurred.
 *
 * @param onSent called with the conversation's id when the server has the reply, also when the student has left the
 * page before the response
 */
export function useReplies(onSent: (id: number) => void = nothing): SubmissionsHandle<void, OutgoingReply> {
  const client = useClient();
  return useSubmissions(
    REPLY_KEY,
    (reply) => ({ ...messageMutations.reply(client, reply), onSuccess: () => onSent(reply.id) }),
    { keepFailures: true },
  );
}

/** Archives conversations (001 §4). */
export function useArchiveConversation(): SubmissionsHandle<void, Pick<ConversationRef, 'id'>> {
  const client = useClient();
  return useSubmissions(ARCHIVE_KEY, (conversation) => messageMutations.archive(client, conversation));
}

/** Marks a conversation as read; silent. */
export function useSetAsRead(): (id: number) => void {
  const client = useClient();
  const { submit } = useSubmissions(READ_KEY, ({ id }: Pick<ConversationRef, 'id'>) =>
    messageMutations.setAsRead(client, id),
  );
  return (id) => submit({ id });
}

/**
 * Fetches files of the API, which need the student's credentials.
 *
 * @param save called with each fetched file and its name
 */
export function useDownloads(save: SaveFile): SubmissionsHandle<void, ReceivedFile> {
  const client = useClient();
  return useSubmissions(DOWNLOAD_KEY, (file) => messageMutations.download(client, file, save));
}

/** Refetches the active list of a folder; inactive ones are refetched when they are next used. */
export function useRefreshMessages(): (folder: MessageFolder) => void {
  const queries = useQueryClient();
  return (folder) => void invalidate(queries, { queryKey: messageQueries.folderKey(folder) });
}
