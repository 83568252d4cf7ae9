import { expiryOf, type Recording } from '@portal/domain/live-classes';
import { inZone } from '@portal/domain/shared';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Tag } from '../kit/index.ts';
import { media } from '../theme/index.ts';

interface RecordingMarksProps {
  recording: Recording;
  now: Date;
  zone: string;
}

/** How a recording stands: new or watched, how it is played, since when, and until when it can be seen. */
export function RecordingMarks({ recording, now, zone }: RecordingMarksProps) {
  const { t } = useTranslation('live-classes');
  const format = useFormat();
  const expiry = expiryOf(recording, inZone(now, zone).date);
  const until = expiry && format.dayAndDate(expiry.date);
  return (
    <Marks>
      <Facts>
        <Tag kind={recording.watched ? 'success' : 'new'}>{recording.watched ? t('watched') : t('new')}</Tag>
        <span>{t(`kind.${recording.kind}`)}</span>
        {recording.delivered && <Day>{t('added', { date: format.dayAndDate(recording.delivered) })}</Day>}
      </Facts>
      {until && (
        <Facts>
          <Day>{expiry.is === 'over' ? t('expired', { date: until }) : t('validUntil', { date: until })}</Day>
          {expiry.is === 'soon' && (
            <Soon>
              <Hourglass size={16} strokeWidth={1.75} aria-hidden />
              {expiry.daysLeft === 0 ? t('expiresToday') : t('expiresIn', { count: expiry.daysLeft })}
            </Soon>
          )}
        </Facts>
      )}
    </Marks>
  );
}

const Marks = styled.div`
  display: grid;
  gap: var(--space-1) var(--space-3);
  font: var(--type-caption);
  color: var(--ink-muted);
  ${media.fromTablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
`;

const Day = styled.span`
  white-space: nowrap;
`;

const Soon = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  font-weight: 600;
  color: var(--warning-text);
  white-space: nowrap;
`;
