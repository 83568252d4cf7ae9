import {
  decodeConversation,
  decodeConversationPage,
  decodeTeachers,
  mergeNewest,
  type Conversation,
  type ConversationRef,
  type ConversationRequestWire,
  type MessageFolder,
} from '@portal/domain/messages';
import { queryOptions } from '@tanstack/react-query';
import { changePages, createQueryFn, pagedQuery, type CallSpec, type Client } from '../client/index.ts';
import { conversationsCall } from './calls.ts';

function detailsCall({ interactedUserId, topicId }: ConversationRef): CallSpec {
  const body: ConversationRequestWire = { InteractedUserId: interactedUserId, TopicId: topicId };
  return { path: 'Message/GetMessageDetailsJson', method: 'POST', body };
}

const teachersCall: CallSpec = { path: 'Message/GetTeacherSelectList', method: 'POST' };

/** Key prefix of all lists and conversations. */
export const MESSAGES_KEY = ['messages'] as const;

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
      queryKey: [...messageQueries.folderKey(folder), userId, keyword],
      call: (page) => conversationsCall(folder, keyword, page),
      decode: decodeConversationPage,
      keyOf: ({ id }) => id,
    }),
  /**
   * The first page of the active conversations, which is merged into their cached list. It keeps that list up to date
   * without refetching its pages, of which a student may have loaded hundreds. Silent, since the list itself stays
   * visible.
   */
  newest: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...messageQueries.newestKey, userId],
      queryFn: async (context) => {
        const call: CallSpec = { ...conversationsCall('active', '', 0), silent: true };
        const newest = await createQueryFn(client, call, decodeConversationPage)(context);
        const { queryKey } = messageQueries.list(client, userId, 'active', '');
        changePages<Conversation>(context.client, queryKey, (pages) => mergeNewest(pages, newest));
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
