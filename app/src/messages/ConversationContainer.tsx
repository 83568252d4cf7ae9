import { useConversation, useDownloads, useReply, useSetAsRead } from '@portal/data/messages';
import { counterpartName, type Conversation as Row, type ConversationRef } from '@portal/domain/messages';
import type { SafeHref, ScreenHref } from '@portal/domain/shared';
import { Conversation, ReplyComposer } from '@portal/ui/messages';
import { useEffect, useEffectEvent } from 'react';
import { saveFile } from '../hooks/save-file.ts';
import { useOnline } from '../hooks/useOnline.ts';
import { useServices } from '../portal/services.ts';
import { useDraft } from './useDraft.ts';
import { useDraftStore } from './useDraftStore.ts';

interface ConversationContainerProps {
  conversation: ConversationRef;
  /** Its row, where the list has it. */
  row: Row | null;
  /** It was opened from the archive. */
  archived: boolean;
  listHref: ScreenHref;
  now: Date;
  zone: string;
  onArchive: () => void;
}

/** An open conversation with its reply; opening an unread one marks it as read (001 §4). */
export function ConversationContainer({
  conversation,
  row,
  archived,
  listHref,
  now,
  zone,
  onArchive,
}: ConversationContainerProps) {
  const { id } = conversation;
  const { loadable, data = [], retry } = useConversation(conversation, useOnline());
  const [{ drafts }, store] = useDraftStore();
  const { form, outgoing, clear } = useDraft(id);
  const { submission, submit } = useReply(conversation, clear);
  const name = counterpartName(data, row);
  useReadOnOpen(row);
  return (
    <Conversation
      name={name}
      picture={data.findLast(({ own }) => !own)?.picture ?? row?.picture ?? null}
      entries={loadable}
      onRetry={retry}
      now={now}
      zone={zone}
      archived={archived}
      onArchive={onArchive}
      onPrint={() => print()}
      listHref={listHref}
      {...useFiles()}
    >
      <ReplyComposer
        {...form}
        name={name}
        body={drafts.replies[id]?.body ?? ''}
        onBodyChange={(body) => store.editReply(id, body)}
        archived={archived}
        submission={submission}
        onSend={(body) => submit({ body: body.trim(), attachments: outgoing() })}
      />
    </Conversation>
  );
}

/** Marks a conversation as read when it is open and unread, also when a new message comes while it is open. */
function useReadOnOpen(row: Row | null): void {
  const unread = row !== null && !row.read ? row.id : null;
  const setAsRead = useEffectEvent(useSetAsRead());
  useEffect(() => {
    if (unread !== null) setAsRead(unread);
  }, [unread]);
}

/** Files of the API's own origin are fetched with credentials, all others are links (contract 4.1). */
function useFiles() {
  const { config } = useServices();
  const { submissions, submit } = useDownloads(saveFile);
  const apiOrigin = new URL(config.apiBase, location.href).origin;
  return {
    needsCredentials: (href: SafeHref) => new URL(href, location.href).origin === apiOrigin,
    downloads: submissions,
    onDownload: ({ href, name }: { href: SafeHref; name: string }) => submit({ id: href, name }),
  };
}
