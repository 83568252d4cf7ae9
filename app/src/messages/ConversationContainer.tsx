import { useConversation, useDownloads, useSetAsRead, useTeachers } from '@portal/data/messages';
import {
  counterpartOf,
  countReceived,
  isUnanswered,
  isUnread,
  type Conversation as Row,
  type ConversationEntry,
  type ConversationRef,
  type Reply,
} from '@portal/domain/messages';
import type { LinkHref, ScreenHref, Submission } from '@portal/domain/shared';
import { Conversation } from '@portal/ui/messages';
import { useOnline } from '@portal/ui/kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { saveFile } from '../files/save-file.ts';
import { useServices } from '../portal/services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { FormBoundary, LazyReply } from './MessageForms.tsx';

interface ConversationContainerProps {
  conversation: ConversationRef;
  /** Its row; null where the list does not have it. */
  row: Row | null;
  /** Whether the list is still being fetched, and may have the row. */
  listLoading: boolean;
  /** Whether it was opened from the archive. */
  archived: boolean;
  listHref: ScreenHref;
  now: Date;
  zone: string;
  /** Called with the text that identifies the conversation to the student: the counterpart's name. */
  onArchive: (name: string) => void;
  /** The submission of its reply. */
  submission: Submission;
  onReply: (reply: Reply) => void;
  /** Called when the draft of the reply was discarded. */
  onGiveUp: () => void;
}

/** An open conversation with its reply; opening an unread one marks it as read (001 §4). */
export function ConversationContainer({
  conversation,
  row,
  listLoading,
  archived,
  listHref,
  now,
  zone,
  onArchive,
  submission,
  onReply,
  onGiveUp,
}: ConversationContainerProps) {
  const { id } = conversation;
  const { loadable, data = [], refetchFailure, retry } = useConversation(conversation, useOnline());
  const { name, picture } = useCounterpart(conversation, data, row);
  useReadOnOpen(id, { row, entries: data, shown: !listLoading && loadable.status === 'ready' });
  return (
    <Conversation
      name={name}
      picture={picture}
      entries={loadable}
      onRetry={retry}
      // Not for a mere poll that failed: the next one is a minute later, and nothing of the student's is missing.
      refetchFailure={submission.status === 'done' || submission.status === 'failed' ? refetchFailure : null}
      now={now}
      zone={zone}
      archived={archived}
      // Without a name, its preview identifies it, as in the list.
      onArchive={() => onArchive(name || (row?.preview ?? ''))}
      onPrint={() => print()}
      listHref={listHref}
      {...useFiles()}
    >
      <FormBoundary>
        <LazyReply {...{ id, name, archived, submission, onReply, onGiveUp }} />
      </FormBoundary>
    </Conversation>
  );
}

/** Returns the counterpart of a conversation. Teachers are fetched only where nobody has answered. */
function useCounterpart({ interactedUserId }: ConversationRef, entries: readonly ConversationEntry[], row: Row | null) {
  const { firstName } = useSession().account;
  const { data: teachers = [] } = useTeachers(isUnanswered(entries));
  return counterpartOf({ userId: interactedUserId, entries, row, teachers, firstName });
}

/**
 * Marks a conversation as read when it is shown and unread, also when a new message arrives while it is open, whatever
 * list it was opened from (`isUnread`). One that cannot be shown stays unread.
 */
function useReadOnOpen(
  id: number,
  { row, entries, shown }: { row: Row | null; entries: readonly ConversationEntry[]; shown: boolean },
): void {
  const before = useRef({ listed: false, received: null as number | null });
  const submit = useSetAsRead();
  const look = useEffectEvent(() => {
    // A search may remove the row from the list; the conversation still counts as listed.
    const listed = before.current.listed || row !== null;
    const unread = shown && isUnread({ row, listed, entries, shownBefore: before.current.received });
    before.current = { listed, received: shown ? countReceived(entries) : before.current.received };
    if (unread) submit(id);
  });
  const received = countReceived(entries);
  const rowRead = row?.read ?? null;
  useEffect(() => look(), [id, shown, received, rowRead]);
}

/**
 * Downloads attachments. Files of the API's own origin are fetched with credentials, all others are links
 * (contract 4.1).
 */
function useFiles() {
  const { config } = useServices();
  const { submissions, submit } = useDownloads(saveFile);
  const apiOrigin = new URL(config.apiBase, location.href).origin;
  return {
    needsCredentials: (href: LinkHref) => new URL(href, location.href).origin === apiOrigin,
    downloads: submissions,
    onDownload: ({ href, name }: { href: LinkHref; name: string }) => submit({ id: href, name }),
  };
}
