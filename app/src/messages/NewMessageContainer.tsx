import { useCreateMessage, useTeachers } from '@portal/data/messages';
import { emptyNewMessage, type Recipient } from '@portal/domain/messages';
import type { ScreenHref } from '@portal/domain/shared';
import { useToast } from '@portal/ui/kit';
import { NewMessageForm, type NewMessageFields } from '@portal/ui/messages';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLatestLocation } from '../router/useLatestLocation.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { useDraft } from './useDraft.ts';
import { useDraftStore } from './useDraftStore.ts';
import { isNewMessage } from './useOpenMessage.ts';

/** A new message to student support or a teacher; once it is sent the list is shown. */
export default function NewMessageContainer({ listHref }: { listHref: ScreenHref }) {
  const { t } = useTranslation('messages');
  usePageTitle(t('newMessage'));
  const navigate = useNavigate();
  const latest = useLatestLocation();
  const showToast = useToast();
  const [{ drafts }, store] = useDraftStore();
  const { form, outgoing, clear } = useDraft('new');
  const draft = drafts.newMessage ?? emptyNewMessage;
  const teachers = useTeachers(true);
  const { submission, submit } = useCreateMessage(clear);
  return (
    <NewMessageForm
      {...form}
      draft={draft}
      onDraftChange={store.editNewMessage}
      teachers={teachers.loadable}
      onRetryTeachers={teachers.retry}
      submission={submission}
      onSend={(message) =>
        submit(
          {
            recipient: recipientOf(message),
            subject: message.subject.trim(),
            body: message.body.trim(),
            attachments: outgoing(),
          },
          {
            onDone: () => {
              showToast(t('compose.sent'));
              // The student may have opened something else, whose code is still coming.
              if (isNewMessage(new URLSearchParams(latest()?.search))) void navigate(listHref, { replace: true });
            },
          },
        )
      }
    />
  );
}

const recipientOf = ({ recipient, teacherId }: NewMessageFields): Recipient =>
  recipient === 'teacher' && teacherId !== null ? { kind: 'teacher', userId: teacherId } : { kind: 'support' };
