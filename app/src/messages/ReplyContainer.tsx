import type { Reply } from '@portal/domain/messages';
import type { Submission } from '@portal/domain/shared';
import { ReplyComposer } from '@portal/ui/messages';
import { useDraft } from './useDraft.ts';
import { useDraftStore } from './useDraftStore.ts';

interface ReplyContainerProps {
  /** The id of the conversation. */
  id: number;
  /** The name of the recipient. */
  name: string;
  /** The conversation was opened from the archive. */
  archived: boolean;
  submission: Submission;
  onReply: (reply: Reply) => void;
  /** Called when its draft was discarded. */
  onGiveUp: () => void;
}

/** The reply to an open conversation, with its draft. */
export default function ReplyContainer({ id, name, archived, submission, onReply, onGiveUp }: ReplyContainerProps) {
  const [{ drafts }, store] = useDraftStore();
  const { form, outgoing } = useDraft(id);
  return (
    <ReplyComposer
      {...form}
      name={name}
      body={drafts.replies[id]?.body ?? ''}
      onBodyChange={(body) => store.editReply(id, body)}
      archived={archived}
      submission={submission}
      onDiscard={() => {
        form.onDiscard();
        onGiveUp();
      }}
      onSend={(body) => onReply({ body: body.trim(), attachments: outgoing() })}
    />
  );
}
