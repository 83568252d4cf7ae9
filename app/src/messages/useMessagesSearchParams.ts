import { folderOf, type ConversationRef, type MessageFolder } from '@portal/domain/messages';
import { parseIdParam, type OpenMessage } from '@portal/domain/screens';
import { useLatestLocation } from '../router/useLatestLocation.ts';
import { useQueryParams } from '../router/useQueryParams.ts';

/** What the address of the page of messages says. */
interface MessagesSearchParams {
  folder: MessageFolder;
  /** Pushes a history entry, and closes what is open. */
  onFolderChange: (folder: MessageFolder) => void;
  /** '' = no search. */
  keyword: string;
  onSearch: (keyword: string) => void;
  /** A conversation is active again: the address that has it open out of the archive follows. */
  onReactivated: (id: number) => void;
  open: OpenMessage | null;
  /** The same conversation, or null. */
  conversation: ConversationRef | null;
}

/** What a URL says of the page of messages. */
export function readMessagesSearch(
  params: URLSearchParams,
): Pick<MessagesSearchParams, 'folder' | 'keyword' | 'open' | 'conversation'> {
  const conversation = isNewMessage(params) ? null : conversationOf(params);
  return {
    folder: folderOf(params.get('tab')),
    keyword: params.get('q')?.trim() ?? '',
    open: isNewMessage(params) ? 'new' : conversation,
    conversation,
  };
}

/** Folder, keyword and what is open are in the search params, so that back, reload and a shared link keep them. */
export function useMessagesSearchParams(): MessagesSearchParams {
  const [params, setParams] = useQueryParams();
  const latest = useLatestLocation();
  return {
    ...readMessagesSearch(params),
    onFolderChange: (folder) =>
      setParams({ tab: folder === 'archive' ? folder : null, q: null, conversation: null, user: null, topic: null }),
    onSearch: (keyword) => setParams({ q: keyword || null }, true),
    onReactivated: (id) => {
      // The student may have opened something else since.
      const { folder, conversation } = readMessagesSearch(new URLSearchParams(latest()?.search));
      if (folder === 'archive' && conversation?.id === id) setParams({ tab: null, q: null }, true);
    },
  };
}

/** Whether an address has the new message open. */
export const isNewMessage = (params: URLSearchParams): boolean => params.get('compose') === 'new';

/** Three ids, or nothing: a link without one of them opens no conversation. */
function conversationOf(params: URLSearchParams): ConversationRef | null {
  const idOf = (name: string) => parseIdParam(params.get(name));
  const [id, interactedUserId, topicId] = [idOf('conversation'), idOf('user'), idOf('topic')];
  return id === null || interactedUserId === null || topicId === null ? null : { id, interactedUserId, topicId };
}
