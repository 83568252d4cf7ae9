import { useTeachers } from '@portal/data/messages';
import { emptyNewMessage, type NewMessage, type Recipient } from '@portal/domain/messages';
import type { Submission } from '@portal/domain/shared';
import { NewMessageForm, type NewMessageFields } from '@portal/ui/messages';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../router/usePageTitle.ts';
import { useDraft } from './useDraft.ts';
import { useDraftStore } from './useDraftStore.ts';

interface NewMessageContainerProps {
  submission: Submission;
  onSend: (message: NewMessage) => void;
  /** Called when its draft was discarded. */
  onGiveUp: () => void;
}

/** A new message to student support or a teacher. */
export default function NewMessageContainer({ submission, onSend, onGiveUp }: NewMessageContainerProps) {
  const { t } = useTranslation('messages');
  usePageTitle(t('newMessage'));
  const [{ drafts }, store] = useDraftStore();
  const { form, outgoing } = useDraft('new');
  const teachers = useTeachers(true);
  return (
    <NewMessageForm
      {...form}
      draft={drafts.newMessage ?? emptyNewMessage}
      onDraftChange={store.editNewMessage}
      teachers={teachers.loadable}
      onRetryTeachers={teachers.retry}
      submission={submission}
      onSend={(message) =>
        onSend({
          recipient: recipientOf(message),
          subject: message.subject.trim(),
          body: message.body.trim(),
          attachments: outgoing(),
        })
      }
      onDiscard={() => {
        form.onDiscard();
        onGiveUp();
      }}
    />
  );
}

const recipientOf = ({ recipient, teacherId }: NewMessageFields): Recipient =>
  recipient === 'teacher' && teacherId !== null ? { kind: 'teacher', userId: teacherId } : { kind: 'support' };
