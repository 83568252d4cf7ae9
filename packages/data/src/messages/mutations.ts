import {
  withConversation,
  withoutConversation,
  withRead,
  type Conversation,
  type ConversationRef,
  type CreateMessageWire,
  type MessageRequestWire,
  type NewMessage,
  type OutgoingAttachment,
  type OutgoingAttachmentWire,
  type Reply,
  type ReplyWire,
} from '@portal/domain/messages';
import type { LinkHref } from '@portal/domain/shared';
import { mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import {
  changePages,
  UNREAD_MESSAGE_KEY,
  type CachedPages,
  type CallSpec,
  type Client,
  type SaveFile,
} from '../client/index.ts';
import { MESSAGES_KEY, messageQueries } from './queries.ts';

/** Key prefix of messages that are composed in a form; each key ends with the form. */
export const COMPOSE_KEY = ['messages', 'compose'] as const;
/** Key prefix of archiving; each key ends with the conversation's id. */
export const ARCHIVE_KEY = ['messages', 'archive'] as const;
/** Key prefix of marking as read. */
export const READ_KEY = ['messages', 'setAsRead'] as const;
/** Key prefix of replies; each key ends with the conversation's id. */
export const REPLY_KEY = ['messages', 'reply'] as const;
/** Key prefix of downloads; each key ends with the file's URL. */
export const DOWNLOAD_KEY = ['messages', 'download'] as const;

const spec = (call: string, body: object): CallSpec => ({ path: `Message/${call}`, method: 'POST', body });

const toWire = ({ name, size, base64 }: OutgoingAttachment): OutgoingAttachmentWire => ({
  AttachmentName: name,
  AttachmentBase64: base64,
  AttachmentSize: size,
});

function createCall({ recipient, subject, body, attachments }: NewMessage): CallSpec {
  const sent: CreateMessageWire = {
    Subject: subject,
    Body: body,
    Attachments: attachments.map(toWire),
    ...(recipient.kind === 'support'
      ? { RecipientType: 'ALL_ADMINS' }
      : { RecipientType: 'SINGLE_TEACHER', RecipientUserId: recipient.userId }),
  };
  return spec('Create', sent);
}

function replyCall({ id, interactedUserId, topicId, body, attachments }: OutgoingReply): CallSpec {
  const sent: ReplyWire = {
    Body: body,
    RecipientUserId: interactedUserId,
    CurrentHelperId: id,
    TopicId: topicId,
    Attachments: attachments.map(toWire),
  };
  return spec('Reply', sent);
}

/** A reply and the conversation that it belongs to. */
export type OutgoingReply = ConversationRef & Reply;

/** A file of a message; its URL is its id. */
export interface ReceivedFile {
  id: LinkHref;
  name: string;
}

const idOnly = (id: number): MessageRequestWire => ({ MessageHelperId: id });

const LISTS_KEY = [...MESSAGES_KEY, 'list'] as const;

/** Removes a conversation from every cached list, and cancels the fetches that would add it again. */
async function removeFromLists(queries: QueryClient, id: number): Promise<void> {
  const bringBack = [messageQueries.folderKey('active'), messageQueries.newestKey];
  await Promise.all(bringBack.map((queryKey) => queries.cancelQueries({ queryKey })));
  changePages<Conversation>(queries, LISTS_KEY, (pages) => withoutConversation(pages, id));
}

/** Returns the rows of a conversation in these lists, each with the key of its list. */
function rowsIn(lists: readonly [QueryKey, CachedPages<Conversation> | undefined][], id: number) {
  return lists.flatMap(([key, list]) => {
    const row = list?.pages.flatMap(({ rows }) => rows).find((one) => one.id === id);
    return row ? [[key, row] as const] : [];
  });
}

export const messageMutations = {
  /** Begins a conversation with student support or a teacher (001 §4). */
  create: (client: Client) =>
    mutationOptions({
      mutationKey: ['messages', 'create'],
      mutationFn: async (message: NewMessage) => void (await client.call({ ...createCall(message), silent: true })),
      // Also after a failure: the server may have the message although its response was lost.
      meta: { invalidates: [messageQueries.folderKey('active')], invalidatesOn: 'settled' },
    }),
  /** Sends a reply in a conversation; an archived conversation becomes active again. */
  reply: (client: Client, reply: OutgoingReply) =>
    mutationOptions({
      mutationKey: [...REPLY_KEY, reply.id],
      mutationFn: async () => void (await client.call({ ...replyCall(reply), silent: true })),
      meta: {
        invalidates: [messageQueries.entriesKey, messageQueries.newestKey, messageQueries.folderKey('archive')],
        // Also after a failure, as in `create`.
        invalidatesOn: 'settled',
      },
    }),
  /** Marks a conversation as read, in the lists at once. Silent (contract 2, Message). */
  setAsRead: (client: Client, id: number) =>
    mutationOptions({
      mutationKey: [...READ_KEY, id],
      mutationFn: async () => void (await client.call({ ...spec('SetAsRead', idOnly(id)), silent: true })),
      onMutate: async (_variables, { client: queries }) => {
        const newest = { queryKey: messageQueries.newestKey };
        // A fetch that is pending would return it as unread, so it is cancelled here and repeated in `onSettled`.
        const asked = queries.isFetching(newest) > 0;
        if (asked) await queries.cancelQueries(newest);
        changePages<Conversation>(queries, LISTS_KEY, (pages) => pages.map((page) => withRead(page, id)));
        return asked;
      },
      onSettled: (_data, _error, _variables, asked, { client: queries }) => {
        if (asked) void queries.invalidateQueries({ queryKey: messageQueries.newestKey });
      },
      meta: { invalidates: [UNREAD_MESSAGE_KEY] },
    }),
  /** Fetches a file of the API with the student's credentials, and hands it to `save`. */
  download: (client: Client, { id: href, name }: ReceivedFile, save: SaveFile) =>
    mutationOptions({
      mutationKey: [...DOWNLOAD_KEY, href],
      mutationFn: async () => save(await client.file(href), name),
    }),
  /** Archives a conversation (001 §4): removed from the list at once, and restored when the call fails. */
  archive: (client: Client, { id }: Pick<ConversationRef, 'id'>) =>
    mutationOptions({
      mutationKey: [...ARCHIVE_KEY, id],
      mutationFn: async () => void (await client.call({ ...spec('SetAsArchived', idOnly(id)), silent: true })),
      onMutate: async (_variables, { client: queries }) => {
        const queryKey = messageQueries.folderKey('active');
        const before = rowsIn(queries.getQueriesData<CachedPages<Conversation>>({ queryKey }), id);
        await removeFromLists(queries, id);
        return before;
      },
      // What was fetched in the meantime may still contain it.
      onSuccess: (_data, _variables, _before, { client: queries }) => removeFromLists(queries, id),
      onError: (_error, _variables, before, { client: queries }) => {
        for (const [key, row] of before ?? [])
          changePages<Conversation>(queries, key, (pages) => withConversation(pages, row));
      },
      onSettled: (_data, _error, _variables, _before, { client: queries }) => {
        // `removeFromLists` may have cancelled the fetch of a first page, which nothing else would repeat.
        const queryKey = messageQueries.folderKey('active');
        void queries.refetchQueries({ queryKey, type: 'active', predicate: ({ state }) => state.data === undefined });
      },
      meta: {
        invalidates: [messageQueries.folderKey('archive'), messageQueries.newestKey, UNREAD_MESSAGE_KEY],
        invalidatesOn: 'settled',
      },
    }),
};
