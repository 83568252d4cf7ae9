import type { EmailIssue } from '@portal/domain/session';
import type { Href, Submission } from '@portal/domain/shared';
import { MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AlertAction, Banner, FieldError, Spinner } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { useFailureMessages } from '../blocks/load-error/index.ts';

export interface EmailPanelProps {
  issue: EmailIssue;
  /** The request of another email. */
  resend: Submission;
  onResend: () => void;
  /** The page where a pending change can be undone. */
  profileHref: Href;
}

/** Why the student's email address is not confirmed, with a button for another email (000 §2.8). */
export function EmailPanel({ issue, resend, onResend, profileHref }: EmailPanelProps) {
  const { t } = useTranslation('dashboard-email');
  const toMessages = useFailureMessages();
  const changing = issue.kind === 'changePending';
  return (
    <Container>
      <Banner
        tint="info"
        icon={<MailWarning size={20} strokeWidth={1.75} aria-hidden />}
        title={changing ? t('changeTitle') : t('notActivatedTitle')}
        action={
          <>
            <Resend sending={resend.status === 'pending'} onResend={onResend} />
            {changing && (
              <AlertAction as={AppLink} href={profileHref}>
                {t('undo')}
              </AlertAction>
            )}
          </>
        }
      >
        <Text>{useEmailText(issue)}</Text>
        {/* Always rendered, since screen readers announce only changes of a live region that exists already. */}
        <div role="status">{resend.status === 'done' && <Result>{t('sent')}</Result>}</div>
        {resend.status === 'failed' && (
          <Result role="alert">
            <FieldError>{[t('failed'), ...toMessages(resend.failure)].join('\n')}</FieldError>
          </Result>
        )}
      </Banner>
    </Container>
  );
}

/** The button that requests another email. It keeps its width while it is busy, and ignores presses then. */
function Resend({ sending, onResend }: { sending: boolean; onResend: () => void }) {
  const { t } = useTranslation('dashboard-email');
  return (
    <AlertAction type="button" aria-busy={sending || undefined} onClick={sending ? undefined : onResend}>
      <LabelStack>
        <Label $hidden={sending} aria-hidden={sending || undefined}>
          {t('resend')}
        </Label>
        {sending && (
          <Busy>
            <Spinner />
            {t('sending')}
          </Busy>
        )}
      </LabelStack>
    </AlertAction>
  );
}

function useEmailText(issue: EmailIssue): string {
  const { t } = useTranslation('dashboard-email');
  if (issue.kind === 'notActivated') return t('notActivatedText');
  return issue.newEmail ? t('changeText', { email: issue.newEmail }) : t('changeTextNoAddress');
}

const Container = styled.div`
  margin-bottom: var(--space-6);
`;

const Text = styled.p`
  overflow-wrap: anywhere;
`;

const Result = styled.div`
  margin-top: var(--space-2);
  font-weight: 600;
  color: var(--ink-strong);
  white-space: pre-line;
`;

/* Stacks both labels in one grid cell, so that the button has the width of the wider one. */
const LabelStack = styled.span`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
`;

const Label = styled.span<{ $hidden: boolean }>`
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
`;

const Busy = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;
