import {
  useArchiveConversation,
  useConversations,
  useNewestConversations,
  useRefreshMessages,
  useReplies,
} from '@portal/data/messages';
import { paths } from '@portal/domain/screens';
import { idle } from '@portal/domain/shared';
import { ToastProvider, useToast, useOnline } from '@portal/ui/kit';
import { ConversationList, MessagesScreen, type MessagesDetail } from '@portal/ui/messages';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../hooks/useNow.ts';
import { prefersReducedData } from '../portal/prefers-reduced-data.ts';
import { useServices } from '../portal/services.ts';
import { listPositions } from '../router/list-positions.ts';
import { useReturnTo } from '../router/useReturnTo.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone } from '../session/useZone.ts';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';
import { ConversationContainer } from './ConversationContainer.tsx';
import { FormBoundary, LazyNewMessage, loadMessageForms } from './MessageForms.tsx';
import { useDraftStore } from './useDraftStore.ts';
import { useNewMessage } from './useNewMessage.ts';
import { useFocusOnOpen } from './useFocusOnOpen.ts';
import { useMessagesSearchParams } from './useMessagesSearchParams.ts';

export { prefetchMessages as prefetch } from './prefetch-messages.ts';

/** /Message: the student's conversations, the open one, and a new message. */
export default function MessagesContainer() {
  return (
    <ToastProvider>
      <Messages />
    </ToastProvider>
  );
}

function Messages() {
  const { userId } = useSession().account;
  const { folder, onFolderChange, keyword, onSearch, onReactivated, open, conversation } = useMessagesSearchParams();
  const [draftState, store] = useDraftStore();
  const { drafts, attachments } = draftState;
  const { list, fetchMore, retry } = useConversations(folder, keyword);
  const rows = list.status === 'ready' ? list.rows : [];
  const openRow = rows.find(({ id }) => id === conversation?.id) ?? null;
  const archive = useArchive(keyword);
  const newMessage = useNewMessage();
  const replies = useReplies((id) => {
    // The drafts of the render in which the reply was sent.
    store.clearSent(id, draftState);
    // The server reactivates the conversation, too (contract 2, Reply).
    onReactivated(id);
  });
  useNewestConversations(useOnline());
  useReloadLists();
  useFormsAhead(list.status !== 'loading');
  useFocusOnOpen(conversation?.id ?? (open === 'new' ? open : null));
  useUnloadWarning(Object.values(attachments).some((of) => (of?.files.length ?? 0) > 0));
  const listHref = paths.messages(null, folder);
  const newMessageHref = paths.messages('new', folder, keyword);
  const now = useNow();
  const zone = useZone();
  return (
    <MessagesScreen
      newMessageHref={newMessageHref}
      list={
        <ConversationList
          folder={folder}
          onFolderChange={onFolderChange}
          keyword={keyword}
          onSearch={onSearch}
          conversations={list}
          onMore={fetchMore}
          onRetry={retry}
          drafts={useMemo(
            () => new Map(Object.entries(drafts.replies).map(([id, { body }]) => [Number(id), body])),
            [drafts],
          )}
          openId={conversation?.id ?? null}
          hrefOf={(row) => paths.messages(row, folder, keyword)}
          now={now}
          zone={zone}
          positions={useMemo(() => listPositions(`messages ${userId}`), [userId])}
          archiveFailed={archive.failed}
          notSent={
            newMessage.submission.status === 'failed' && open !== 'new'
              ? { failure: newMessage.submission.failure, draftHref: newMessageHref }
              : null
          }
        />
      }
      detail={detail()}
      listEmpty={list.status === 'ready' && rows.length === 0 && keyword === ''}
    />
  );

  function detail(): MessagesDetail {
    if (open === 'new') {
      const content = (
        <FormBoundary>
          <LazyNewMessage {...newMessage} />
        </FormBoundary>
      );
      return { kind: 'newMessage', content };
    }
    if (!conversation) return { kind: 'none' };
    return {
      kind: 'conversation',
      content: (
        <ConversationContainer
          key={conversation.id}
          conversation={conversation}
          row={openRow}
          listLoading={list.status === 'loading'}
          archived={folder === 'archive'}
          listHref={listHref}
          now={now}
          zone={zone}
          onArchive={(name) => archive.submit(conversation.id, name)}
          submission={replies.submissions.get(conversation.id) ?? idle}
          onReply={(reply) => replies.submit({ ...conversation, ...reply })}
          onGiveUp={() => replies.reset(conversation.id)}
        />
      ),
    };
  }
}

/** Prefetches the code of the forms once the list is loaded; not for a student who saves data. */
function useFormsAhead(listed: boolean): void {
  const { loadTranslations } = useServices();
  useEffect(() => {
    if (listed && !prefersReducedData()) void loadMessageForms(loadTranslations);
  }, [listed, loadTranslations]);
}

/** Archives conversations. Returns to the list, which shows a message if archiving has failed. */
function useArchive(keyword: string) {
  const { t } = useTranslation('messages');
  const returnTo = useReturnTo();
  const showToast = useToast();
  const { submissions, submit } = useArchiveConversation();
  // Kept here, since the list may not have the row any more when archiving fails.
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const sent = [...submissions].map(([id, submission]) => ({ id, submission }));
  const failed = sent.findLast(({ submission }) => submission.status === 'failed');
  return {
    submit: (id: number, name: string) => {
      setNames(new Map(names).set(id, name));
      submit({ id }, () => showToast(t('archive.done')));
      returnTo(paths.messages(null, 'active', keyword));
    },
    failed:
      failed?.submission.status === 'failed'
        ? { name: names.get(failed.id) ?? '', failure: failed.submission.failure }
        : null,
  };
}

/** Refetches a list when the main app reports a change (contract 4.4). */
function useReloadLists(): void {
  const refresh = useRefreshMessages();
  useReloadMessages('messages-active', () => refresh('active'));
  useReloadMessages('messages-archive', () => refresh('archive'));
}

/** Makes the browser ask before the tab is closed or reloaded, since attached files are lost then; texts are stored. */
function useUnloadWarning(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [wanted]);
}
