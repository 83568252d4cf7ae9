import type { EmailTrouble } from '@portal/domain/session';
import type { Href, Submission } from '@portal/domain/shared';
import { MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { AlertAction, Banner, FieldError, Spinner } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { useFailureMessages } from '../blocks/load-error/index.ts';

export interface EmailPanelProps {
  trouble: EmailTrouble;
  /** Asking for another email. */
  resend: Submission;
  onResend: () => void;
  /** Where a change that waits can be undone. */
  profileHref: Href;
}

/** What the student's email address waits for, and another email for it (000 §2.8). */
export function EmailPanel({ trouble, resend, onResend, profileHref }: EmailPanelProps) {
  const { t } = useTranslation('dashboard-email');
  const toMessages = useFailureMessages();
  const changing = trouble.cause === 'changePending';
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
        <Text>{useEmailText(trouble)}</Text>
        {/* There from the start: only what changes in it is read out. */}
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

/** As wide while it is busy, and takes no second press. */
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

function useEmailText(trouble: EmailTrouble): string {
  const { t } = useTranslation('dashboard-email');
  if (trouble.cause === 'notActivated') return t('notActivatedText');
  return trouble.newEmail ? t('changeText', { email: trouble.newEmail }) : t('changeTextNoAddress');
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

/* Both in one place. */
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
