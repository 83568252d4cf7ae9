import { yupResolver } from '@hookform/resolvers/yup';
import { hasContent, isReading } from '@portal/domain/messages';
import type { Submission } from '@portal/domain/shared';
import { Send } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { object, string } from 'yup';
import { Button, TextArea, VisuallyHidden } from '../kit/index.ts';
import { media, notPrinted, visuallyHidden } from '../theme/index.ts';
import { AttachmentList, AttachmentPicker, type AttachmentsControl } from './AttachmentField.tsx';
import { DraftNote } from './DraftNote.tsx';
import { DropArea } from './DropArea.tsx';
import { SendKeysHint } from './SendKeysHint.tsx';
import { useFocusWhenReplaced, useReplaced } from './useFocusWhenReplaced.ts';
import { useSendKey } from './useSendKey.ts';
import { NotSent } from './NotSent.tsx';

export interface ReplyComposerProps extends AttachmentsControl {
  /** The name of the other person; '' when it is not known. */
  name: string;
  /** The text of the draft. */
  body: string;
  onBodyChange: (body: string) => void;
  /** Changes when the draft is replaced by other means than typing, so that the form is mounted anew. */
  version: number;
  /** Whether the device keeps drafts. */
  kept: boolean;
  /** Whether the conversation is archived; a reply makes it active again. */
  archived: boolean;
  submission: Submission;
  onSend: (body: string) => void;
  onDiscard: () => void;
}

/** The form for a reply in a conversation (001 §4). It is emptied only when the server has accepted the reply. */
export function ReplyComposer({ version, ...composer }: ReplyComposerProps) {
  return (
    <Root>
      <ReplyForm key={version} {...composer} replaced={useReplaced(version)} />
      <VisuallyHidden as="p" role="status">
        <SentText submission={composer.submission} />
      </VisuallyHidden>
    </Root>
  );
}

function SentText({ submission }: { submission: Submission }) {
  const { t } = useTranslation('messages');
  return submission.status === 'done' ? t('compose.sent') : null;
}

/** `required` is a translation key, because the language may change while the error is shown. */
const schema = object({ body: string().trim().required('required') });

interface ReplyFormProps extends Omit<ReplyComposerProps, 'version'> {
  /** Whether it replaces a form that was sent or discarded. */
  replaced: boolean;
}

function ReplyForm({
  replaced,
  name,
  body,
  onBodyChange,
  kept,
  archived,
  submission,
  onSend,
  onDiscard,
  ...control
}: ReplyFormProps) {
  const { t } = useTranslation(['messages', 'common']);
  const hintId = useId();
  const picker = useRef<HTMLButtonElement>(null);
  const [initialBody] = useState(body);
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: yupResolver(schema),
    defaultValues: { body: initialBody },
  });
  useFocusWhenReplaced(replaced, () => setFocus('body'));
  const sending = submission.status === 'pending';
  const reading = isReading(control.attachments);
  const submit = handleSubmit((typed) => {
    if (!sending && !reading) onSend(typed.body);
  });
  const onKeyDown = useSendKey(() => void submit());
  const files = control.attachments.files.map((file) => file.name);
  return (
    <DropArea onFiles={sending ? null : control.onAdd}>
      <Form noValidate onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
        {submission.status === 'failed' && <NotSent failure={submission.failure} hasFiles={files.length > 0} />}
        <AttachmentList {...control} picker={picker} disabled={sending} />
        <Row>
          <AttachmentPicker ref={picker} compact onAdd={control.onAdd} describedBy={hintId} disabled={sending} />
          <Text>
            <TextArea
              label={name === '' ? t('compose.reply') : t('compose.replyTo', { name })}
              hideLabel
              rows={1}
              maxRows={5}
              placeholder={t('compose.reply')}
              readOnly={sending}
              error={formState.errors.body && t('common:required')}
              {...register('body', {
                onChange: (event: { target: { value: string } }) => onBodyChange(event.target.value),
              })}
            />
          </Text>
          <SendButton
            type="submit"
            icon={<Send size={18} strokeWidth={1.75} aria-hidden />}
            disabled={reading}
            busyLabel={sending ? t('compose.sending') : undefined}
          >
            <SendLabel>{t('compose.send')}</SendLabel>
          </SendButton>
        </Row>
        <Hint id={hintId}>
          <VisuallyHidden>{t('file.hint')} </VisuallyHidden>
          {archived && <HintLine>{t('compose.archivedNote')}</HintLine>}
          <SendKeysHint />
        </Hint>
        <DraftNote
          shown={hasContent({ body, files: [...files, ...control.attachments.missing] })}
          kept={kept}
          disabled={sending}
          onDiscard={onDiscard}
        />
      </Form>
    </DropArea>
  );
}

const Root = styled.div`
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border-hairline);
  background: var(--surface-nav);
  ${notPrinted}
  ${media.tall} {
    ${media.belowDesktop} {
      position: sticky;
      bottom: 0;
      z-index: var(--z-sticky);
    }
  }
  ${media.tablet} {
    padding-inline: var(--space-6);
  }
  ${media.desktop} {
    padding-inline: var(--space-5);
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

/* The buttons stay at the last line of a growing text. */
const Row = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--space-2);
  /* Centres the paperclip, whose target is less high than the field. */
  > :first-child {
    margin-bottom: calc((var(--size-control) - var(--size-touch-min)) / 2);
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const SendButton = styled(Button)`
  position: relative;
  flex: none;
  /* Only its icon, centred. */
  ${media.phone} {
    width: var(--size-control);
    padding-inline: 0;
    > :first-child {
      gap: 0;
    }
  }
`;

/* On a phone only the icon is visible, since the text needs the space. */
const SendLabel = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

const HintLine = styled.span`
  display: block;
`;

const Hint = styled.p`
  font: var(--type-caption);
  color: var(--ink-muted);
`;
