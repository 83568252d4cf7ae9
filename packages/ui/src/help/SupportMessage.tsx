import { yupResolver } from '@hookform/resolvers/yup';
import type { SupportDraft } from '@portal/domain/messages';
import type { Href, Submission } from '@portal/domain/shared';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { object, string } from 'yup';
import { WriteFailure } from '../blocks/write-failure/index.ts';
import { Art, Button, ButtonLink, TextArea, TextField } from '../kit/index.ts';
import { HelpHead } from './HelpHead.tsx';

export interface SupportMessageProps {
  /** The typed text, also the initial values of the form. */
  draft: SupportDraft;
  onDraftChange: (draft: SupportDraft) => void;
  /** Changes when the draft is replaced by other means than typing, so that the form is mounted anew. */
  version: number;
  submission: Submission;
  onSend: (subject: string, body: string) => void;
  /** Starts another message after one was sent. */
  onAnother: () => void;
  /** Where the student goes from here once the message is sent: the messages, or back to help. */
  next: { kind: 'messages' | 'help'; href: Href };
}

/** The form for a message to student support (001 §2) and, after it is sent, the confirmation. */
export function SupportMessage({ version, onAnother, next, ...form }: SupportMessageProps) {
  if (form.submission.status === 'done') return <Sent onAnother={onAnother} next={next} />;
  return <MessageForm key={version} hasMessages={next.kind === 'messages'} {...form} />;
}

/** `required` is a translation key, because the language may change while the error is shown. */
const required = string().trim().required('required');
const schema = object({ subject: required, body: required });

interface MessageFormProps extends Pick<SupportMessageProps, 'draft' | 'onDraftChange' | 'submission' | 'onSend'> {
  /** Whether the student can look for the message among their messages. */
  hasMessages: boolean;
}

function MessageForm({ draft, onDraftChange, submission, onSend, hasMessages }: MessageFormProps) {
  const { t } = useTranslation(['help', 'messages', 'common']);
  const [defaultValues] = useState(draft);
  const { register, formState, handleSubmit, getValues } = useForm({
    resolver: yupResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });
  const { subject, body } = formState.errors;
  const sending = submission.status === 'pending';
  const keep = { onChange: () => onDraftChange(getValues()) };
  const submit = handleSubmit((typed) => {
    if (!sending) onSend(typed.subject.trim(), typed.body.trim());
  });
  return (
    <Column>
      <HelpHead title={t('form.title')} lead={t('answerTime')} />
      <Rows noValidate onSubmit={(event) => void submit(event)}>
        {submission.status === 'failed' && (
          <WriteFailure
            failure={submission.failure}
            refused={t('messages:compose.refused')}
            unknown={t('messages:compose.unknown')}
            check={t(hasMessages ? 'messages:compose.unknownText' : 'help:form.unknownText')}
          />
        )}
        <TextField
          label={t('messages:compose.subject')}
          readOnly={sending}
          error={subject && t('common:required')}
          {...register('subject', keep)}
        />
        <TextArea
          label={t('messages:compose.body')}
          rows={6}
          readOnly={sending}
          error={body && t('common:required')}
          {...register('body', keep)}
        />
        <Button type="submit" busyLabel={sending ? t('messages:compose.sending') : undefined}>
          {t('messages:compose.sendMessage')}
        </Button>
      </Rows>
    </Column>
  );
}

function Sent({ onAnother, next }: Pick<SupportMessageProps, 'onAnother' | 'next'>) {
  const { t } = useTranslation(['help', 'messages']);
  const title = useRef<HTMLHeadingElement>(null);
  // The form, which had focus, has been removed.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <Result>
      <Art name="completed" width={176} />
      <Title ref={title} tabIndex={-1}>
        {t('messages:compose.sent')}
      </Title>
      <Text>{t('answerTime')}</Text>
      <Actions>
        <ButtonLink href={next.href}>{t(`sent.${next.kind}`)}</ButtonLink>
        <Button variant="outline" onClick={onAnother}>
          {t('sent.another')}
        </Button>
      </Actions>
    </Result>
  );
}

/* The illustration of the head ends where the fields do. */
const Column = styled.div`
  max-width: 640px;
  > :first-child {
    padding-inline-end: 0;
  }
`;

const Rows = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Result = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: var(--space-8) var(--space-4);
  text-align: center;
`;

const Title = styled.h2`
  margin-top: var(--space-4);
  font: var(--type-title2);
  color: var(--ink-strong);
`;

const Text = styled.p`
  margin-top: var(--space-2);
  color: var(--ink-muted);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-top: var(--space-6);
`;
