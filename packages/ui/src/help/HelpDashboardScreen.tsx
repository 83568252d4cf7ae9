import type { ContactWays } from '@portal/domain/help';
import type { Loadable, SafeHref, ScreenHref } from '@portal/domain/shared';
import { LifeBuoy, Mail, MonitorCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, RetryAction, TextSkeleton } from '../kit/index.ts';
import { CardSkeletons, LinkCard, LinkCards } from '../blocks/link-cards/index.ts';
import { HelpHead } from './HelpHead.tsx';
import { StudentId, StudentIdSkeleton, type StudentIdProps } from './StudentId.tsx';

export interface HelpDashboardScreenProps extends StudentIdProps {
  /** Which cards lead to support. */
  contact: Loadable<ContactWays>;
  onRetry: () => void;
  /** The page that checks the device. */
  checkerHref: SafeHref;
  supportHref: ScreenHref;
}

/** /HelpDashboard: cards to the system checker, to support, and to an email (001 §2). */
export function HelpDashboardScreen({ contact, onRetry, checkerHref, supportHref, ...id }: HelpDashboardScreenProps) {
  const { t } = useTranslation(['help', 'common']);
  const { support, mailHref } = contact.status === 'ready' ? contact.value : { support: false, mailHref: null };
  const answers = support || mailHref !== null;
  return (
    <>
      <HelpHead
        title={t('title')}
        lead={
          contact.status === 'loading' ? <LeadSkeleton>{t('answerTime')}</LeadSkeleton> : answers && t('answerTime')
        }
      >
        <StudentId {...id} />
      </HelpHead>
      <LinkCards>
        <LinkCard
          icon={MonitorCheck}
          title={t('checker.title')}
          text={t('checker.text')}
          action={t('checker.action')}
          href={checkerHref}
          external
        />
        {contact.status === 'loading' && <CardSkeletons />}
        {support && (
          <LinkCard
            icon={LifeBuoy}
            title={t('support.title')}
            text={t('support.text')}
            action={t('support.action')}
            href={supportHref}
          />
        )}
        {mailHref && (
          <LinkCard
            icon={Mail}
            title={t('mail.title')}
            text={t('mail.text')}
            action={t('mail.action')}
            href={mailHref}
          />
        )}
        {/* A quiet notice, since the call is silent (contract 2) and the system checker works without it. */}
        {contact.status === 'failed' && (
          <div>
            <Alert
              kind="quiet"
              live
              title={t('contactFailed')}
              action={<RetryAction title={t('contactFailed')} onRetry={onRetry} />}
            />
          </div>
        )}
      </LinkCards>
    </>
  );
}

/** Placeholder of /HelpDashboard, before there are words. */
export function HelpDashboardSkeleton() {
  return (
    <>
      <div aria-hidden>
        <HelpHead
          title={<TextSkeleton type="title1" width="240px" />}
          lead={<TextSkeleton type="body" width="232px" />}
        >
          <StudentIdSkeleton />
        </HelpHead>
      </div>
      <LinkCards>
        <CardSkeletons count={3} />
      </LinkCards>
    </>
  );
}

/**
 * Placeholder of the sentence while it is not known whether it is shown. The hidden text reserves its space, which on a
 * phone may be two lines.
 */
function LeadSkeleton({ children }: { children: string }) {
  return (
    <Stacked aria-hidden>
      <span>{children}</span>
      <TextSkeleton type="body" width="232px" />
    </Stacked>
  );
}

const Stacked = styled.span`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  > :first-child {
    visibility: hidden;
  }
`;
