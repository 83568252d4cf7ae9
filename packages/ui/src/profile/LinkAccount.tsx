import type { Profile } from '@portal/domain/profile';
import type { Submission } from '@portal/domain/shared';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFailureMessages } from '../blocks/load-error/index.ts';
import { Alert, Button, Card, Section } from '../kit/index.ts';
import { Caption, Row, Body } from './account-row.ts';

export interface LinkAccountProps {
  profile: Pick<Profile, 'syncedToGoogle'>;
  /** The redirect to the provider. */
  linking: Submission;
  onLink: () => void;
}

/** The section that links the account with a Google account (002 §6). */
export function LinkAccount({ profile, linking, onLink }: LinkAccountProps) {
  const { t } = useTranslation('profile-account');
  const toMessages = useFailureMessages();
  return (
    <Section title={t('link.title')}>
      <Card>
        <Row>
          <Link2 size={20} strokeWidth={1.75} aria-hidden />
          <Body>
            <Name>Google</Name>
            <Caption>{profile.syncedToGoogle ? t('link.linked') : t('link.notLinked')}</Caption>
          </Body>
          <Button
            variant="outline"
            compact
            busyLabel={linking.status === 'pending' ? t('link.leaving') : undefined}
            onClick={onLink}
          >
            {t('link.link')}
          </Button>
        </Row>
        <Note>{t('link.note')}</Note>
        {linking.status === 'failed' && (
          <Problem>
            <Alert kind="danger" title={t('link.failed')} messages={toMessages(linking.failure)} />
          </Problem>
        )}
      </Card>
    </Section>
  );
}

const Name = styled.p`
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
`;

const Problem = styled.div`
  margin-top: var(--space-3);
`;

const Note = styled.p`
  margin-top: var(--space-3);
  font: var(--type-caption);
  color: var(--ink-muted);
`;
