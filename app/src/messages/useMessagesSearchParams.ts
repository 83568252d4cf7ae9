import { folderOf, type ConversationRef, type MessageFolder } from '@portal/domain/messages';
import { parseIdParam, type OpenMessage } from '@portal/domain/screens';
import { useLatestLocation } from '../router/useLatestLocation.ts';
import { useQueryParams } from '../router/useQueryParams.ts';

/** The state of the messages page that is in its search params. */
interface MessagesSearchParams {
  folder: MessageFolder;
  /** Pushes a history entry, and closes what is open. */
  onFolderChange: (folder: MessageFolder) => void;
  /** '' = no search. */
  keyword: string;
  /** Returns false when the page is being left: then nothing is searched. */
  onSearch: (keyword: string) => boolean;
  /** Updates the search params when an open conversation has moved from the archive to the active folder. */
  onReactivated: (id: number) => void;
  open: OpenMessage | null;
  /** `open`, where it is a conversation; else null. */
  conversation: ConversationRef | null;
}

/** Returns the page's state in the search params. */
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

/** Folder, keyword and the open message are in the search params, so that back, reload and a shared link keep them. */
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

/** Whether the search params open the new message. */
export const isNewMessage = (params: URLSearchParams): boolean => params.get('compose') === 'new';

/** Returns the conversation's three ids, or null: a link without one of them opens no conversation. */
function conversationOf(params: URLSearchParams): ConversationRef | null {
  const idOf = (name: string) => parseIdParam(params.get(name));
  const [id, interactedUserId, topicId] = [idOf('conversation'), idOf('user'), idOf('topic')];
  return id === null || interactedUserId === null || topicId === null ? null : { id, interactedUserId, topicId };
}
