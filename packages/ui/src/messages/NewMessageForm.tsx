import { yupResolver } from '@hookform/resolvers/yup';
import { hasContent, type NewMessageDraft, type Teacher } from '@portal/domain/messages';
import type { Loadable, Submission } from '@portal/domain/shared';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { object, string } from 'yup';
import { Button, OptionalMark, TextArea, TextField } from '../kit/index.ts';
import { balanced, media } from '../theme/index.ts';
import { AttachmentList, AttachmentPicker, type AttachmentsControl } from './AttachmentField.tsx';
import { DraftNote } from './DraftNote.tsx';
import { DropArea } from './DropArea.tsx';
import { RecipientField } from './RecipientField.tsx';
import { TeacherField } from './TeacherField.tsx';
import { SendKeysHint } from './SendKeysHint.tsx';
import { useFocusWhenReplaced, useReplaced } from './useFocusWhenReplaced.ts';
import { useSendKey } from './useSendKey.ts';
import { NotSent } from './NotSent.tsx';

/** The typed text of a new message; its files are separate attachments. */
export type NewMessageFields = Omit<NewMessageDraft, 'files'>;

export interface NewMessageFormProps extends AttachmentsControl {
  /** The initial draft. */
  draft: NewMessageFields;
  onDraftChange: (draft: NewMessageFields) => void;
  /** Changes when the draft is replaced by other means than typing, so that the form is mounted anew. */
  version: number;
  /** Whether the device keeps drafts. */
  kept: boolean;
  teachers: Loadable<readonly Teacher[]>;
  onRetryTeachers: () => void;
  submission: Submission;
  onSend: (message: NewMessageFields) => void;
  onDiscard: () => void;
}

/** The form that starts a conversation with student support or one teacher (001 §4, §5). */
export function NewMessageForm({ version, ...form }: NewMessageFormProps) {
  return <MessageForm key={version} {...form} replaced={useReplaced(version)} />;
}

/** `required` is a translation key, because the language may change while the error is shown. */
const required = string().trim().required('required');
/** `$teachers`: the ids that can be chosen, or null while they are not known. */
const schema = object({
  recipient: string<NewMessageDraft['recipient']>().required('required'),
  teacher: string().when(['recipient', '$teachers'], ([recipient, teachers], optional) => {
    if (recipient !== 'teacher') return optional;
    return teachers ? required.oneOf(teachers as string[], 'required') : required;
  }),
  subject: required,
  body: required,
});

type Typed = { recipient: NewMessageDraft['recipient']; teacher?: string | undefined; subject: string; body: string };

const toTyped = ({ recipient, teacherId, subject, body }: NewMessageFields): Typed => ({
  recipient,
  teacher: teacherId === null ? '' : `${teacherId}`,
  subject,
  body,
});

const toDraft = ({ recipient, teacher, subject, body }: Typed): NewMessageFields => ({
  recipient,
  teacherId: teacher ? Number(teacher) : null,
  subject,
  body,
});

function MessageForm({
  replaced,
  draft,
  onDraftChange,
  kept,
  teachers,
  onRetryTeachers,
  submission,
  onSend,
  onDiscard,
  ...control
}: Omit<NewMessageFormProps, 'version'> & { replaced: boolean }) {
  const { t } = useTranslation(['messages', 'common']);
  const hintId = useId();
  const picker = useRef<HTMLButtonElement>(null);
  const teacherRef = useRef<HTMLElement>(null);
  const [defaultValues] = useState(() => toTyped(draft));
  // Copies of the two values that decide what is rendered; the form itself holds the values.
  const [recipient, setRecipient] = useState(draft.recipient);
  const [teacher, setTeacher] = useState(defaultValues.teacher ?? '');
  const form = useForm({
    resolver: yupResolver(schema),
    // Checked, since the teacher of a kept draft may no longer be available.
    context: { teachers: teachers.status === 'ready' ? teachers.value.map(({ id }) => `${id}`) : null },
    defaultValues,
    shouldFocusError: false,
  });
  const { register, handleSubmit, getValues } = form;
  const { errors } = form.formState;
  useFocusWhenReplaced(replaced, () => form.setFocus('subject'));
  const { attachments } = control;
  const sending = submission.status === 'pending';
  const reading = attachments.files.filter(({ state }) => state.status === 'reading').length;
  const keep = { onChange: () => onDraftChange(toDraft(getValues())) };
  const submit = (event?: SyntheticEvent) =>
    void handleSubmit(
      (typed) => {
        if (!sending && reading === 0) onSend(toDraft(typed));
      },
      // Focus is set here, since the form has no reference to the teacher's control, or there is none.
      (invalid) => {
        if (!invalid.teacher) form.setFocus(invalid.subject ? 'subject' : 'body');
        else if (teacherRef.current) teacherRef.current.focus();
        else form.setFocus('recipient');
      },
    )(event);
  const onKeyDown = useSendKey(submit);
  const requiredText = (error: object | undefined) => (error ? t('common:required') : undefined);
  const files = [...attachments.files.map(({ name }) => name), ...attachments.missing];
  return (
    <DropArea onFiles={sending ? null : control.onAdd}>
      <Rows noValidate onSubmit={submit} onKeyDown={onKeyDown}>
        {submission.status === 'failed' && (
          <NotSent failure={submission.failure} hasFiles={attachments.files.length > 0} />
        )}
        <RecipientField
          disabled={sending}
          {...register('recipient', {
            onChange: () => {
              setRecipient(getValues('recipient'));
              keep.onChange();
            },
          })}
        />
        {recipient === 'teacher' ? (
          <TeacherField
            teachers={teachers}
            onRetry={onRetryTeachers}
            ref={teacherRef}
            value={teacher}
            onChange={(userId) => {
              setTeacher(userId);
              form.setValue('teacher', userId, { shouldValidate: form.formState.isSubmitted });
              keep.onChange();
            }}
            error={requiredText(errors.teacher)}
            disabled={sending}
          />
        ) : (
          <RecipientHint>{t('compose.answerTime')}</RecipientHint>
        )}
        <TextField
          label={t('compose.subject')}
          readOnly={sending}
          error={requiredText(errors.subject)}
          {...register('subject', keep)}
        />
        <TextArea
          label={t('compose.body')}
          rows={6}
          maxRows={14}
          readOnly={sending}
          error={requiredText(errors.body)}
          hint={<SendKeysHint />}
          {...register('body', keep)}
        />
        <Attachments role="group" aria-labelledby={`${hintId}-label`}>
          <GroupLabel id={`${hintId}-label`}>
            {t('file.attachments')}
            <OptionalMark />
          </GroupLabel>
          <AttachmentList {...control} picker={picker} disabled={sending} />
          <AttachmentPicker ref={picker} onAdd={control.onAdd} describedBy={hintId} disabled={sending} />
          <Hint id={hintId}>{t('file.hint')}</Hint>
        </Attachments>
        <Footer>
          <DraftNote
            shown={hasContent({ subject: draft.subject, body: draft.body, files })}
            kept={kept}
            disabled={sending}
            onDiscard={onDiscard}
          />
          <Button block type="submit" disabled={reading > 0} busyLabel={sending ? t('compose.sending') : undefined}>
            {reading > 0 ? t('file.addingCount', { count: reading }) : t('compose.sendMessage')}
          </Button>
        </Footer>
      </Rows>
    </DropArea>
  );
}

const Rows = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-5);
`;

const Hint = styled.p`
  font: var(--type-caption);
  color: var(--ink-muted);
  ${balanced}
`;

/* Close to the recipients, to which it refers. */
const RecipientHint = styled(Hint)`
  margin-top: -14px;
`;

const Attachments = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-2);
`;

const GroupLabel = styled.p`
  font: var(--type-label);
  color: var(--ink-strong);
`;

/* Sticky at the bottom of the screen, as in every focused task. */
const Footer = styled.div`
  ${media.tall} {
    position: sticky;
    bottom: 0;
    z-index: 1;
  }
  display: grid;
  gap: var(--space-3);
  margin-top: auto;
  margin-inline: calc(-1 * var(--form-gutter, 0px));
  padding: var(--space-3) var(--form-gutter, 0px) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border-hairline);
  background: var(--form-surface, var(--surface-nav));
  ${media.desktop} {
    padding-bottom: var(--space-5);
  }
`;
