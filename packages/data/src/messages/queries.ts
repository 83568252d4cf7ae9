import {
  decodeConversation,
  decodeConversationPage,
  decodeTeachers,
  leavesGap,
  mergeNewest,
  withNewer,
  type Conversation,
  type ConversationRef,
  type ConversationRequestWire,
  type MessageFolder,
} from '@portal/domain/messages';
import type { Page } from '@portal/domain/shared';
import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import {
  changePages,
  createQueryFn,
  pagedQuery,
  type CachedPages,
  type CallSpec,
  type Client,
} from '../client/index.ts';
import { conversationsCall } from './calls.ts';

function detailsCall({ interactedUserId, topicId }: ConversationRef): CallSpec {
  const body: ConversationRequestWire = { InteractedUserId: interactedUserId, TopicId: topicId };
  return { path: 'Message/GetMessageDetailsJson', method: 'POST', body };
}

const teachersCall: CallSpec = { path: 'Message/GetTeacherSelectList', method: 'POST' };

/** Key prefix of all lists and conversations. */
export const MESSAGES_KEY = ['messages'] as const;

/** Key prefix of a student's lists in a folder, for every keyword. */
const listsKey = (folder: MessageFolder, userId: number) => [...messageQueries.folderKey(folder), userId] as const;

/** Whether a cached list has a row of this kind. */
const hasRow =
  (isMeant: (row: Conversation) => boolean) =>
  ({ state }: Query): boolean =>
    (state.data as CachedPages<Conversation> | undefined)?.pages.some(({ rows }) => rows.some(isMeant)) ?? false;

/**
 * Merges the newest active conversations into the lists. The list of all of them gets the page; it is stale where the
 * page leaves a gap. A search that is shown gets the newer rows of what it has found, whether or not they still match;
 * others are left, since a list that is changed counts as fresh. An archive with a conversation that has become active
 * is stale.
 */
function mergeIntoLists(queries: QueryClient, userId: number, newest: Page<Conversation>): void {
  const active = listsKey('active', userId);
  const byId = new Map(newest.rows.map((row) => [row.id, row]));
  const all = [...active, ''];
  if (leavesGap(queries.getQueryData<CachedPages<Conversation>>(all)?.pages ?? [], newest))
    void queries.invalidateQueries({ queryKey: all });
  else changePages<Conversation>(queries, all, (pages) => mergeNewest(pages, newest));
  const isOutdated = ({ id, read, modifiedAt }: Conversation) => {
    const row = byId.get(id);
    return row !== undefined && (row.read !== read || row.modifiedAt.getTime() !== modifiedAt.getTime());
  };
  const outdated = queries.getQueryCache().findAll({ queryKey: active, type: 'active', predicate: hasRow(isOutdated) });
  for (const { queryKey } of outdated)
    changePages<Conversation>(queries, queryKey, (pages) => withNewer(pages, newest.rows));
  const queryKey = listsKey('archive', userId);
  void queries.invalidateQueries({ queryKey, predicate: hasRow(({ id }) => byId.has(id)) });
}

export const messageQueries = {
  /** Key prefix of a folder's lists, for every keyword. */
  folderKey: (folder: MessageFolder) => [...MESSAGES_KEY, 'list', folder] as const,
  /**
   * Key prefix of the query that keeps the active list up to date. It is refetched instead of the list, of which only
   * the top changes.
   */
  newestKey: [...MESSAGES_KEY, 'newest'] as const,
  /** Key prefix of the entries of all conversations. */
  entriesKey: [...MESSAGES_KEY, 'entries'] as const,
  /** The conversations of a folder that match `keyword` ('' = all), the newest first. */
  list: (client: Client, userId: number, folder: MessageFolder, keyword: string) =>
    pagedQuery({
      client,
      queryKey: [...listsKey(folder, userId), keyword],
      call: (page) => conversationsCall(folder, keyword, page),
      decode: decodeConversationPage,
      keyOf: ({ id }) => id,
    }),
  /**
   * The first page of the active conversations, which is merged into the cached lists. It keeps them up to date without
   * refetching their pages, of which a student may have loaded hundreds. Silent, since the lists themselves stay visible.
   */
  newest: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...messageQueries.newestKey, userId],
      queryFn: async (context) => {
        const call: CallSpec = { ...conversationsCall('active', '', 0), silent: true };
        const newest = await createQueryFn(client, call, decodeConversationPage)(context);
        mergeIntoLists(context.client, userId, newest);
        return newest;
      },
    }),
  /** All entries of a conversation, the oldest first. */
  entries: (client: Client, userId: number, conversation: ConversationRef) =>
    queryOptions({
      queryKey: [
        ...messageQueries.entriesKey,
        userId,
        conversation.id,
        conversation.interactedUserId,
        conversation.topicId,
      ],
      queryFn: createQueryFn(client, detailsCall(conversation), decodeConversation),
    }),
  /** The teachers to whom the student can write. */
  teachers: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...MESSAGES_KEY, 'teachers', userId],
      queryFn: createQueryFn(client, { ...teachersCall, silent: true }, decodeTeachers),
      staleTime: 5 * 60_000,
    }),
};
