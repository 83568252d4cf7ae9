import { expiryOf, type Recording } from '@portal/domain/live-classes';
import { inZone } from '@portal/domain/shared';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { FactLine, Tag } from '../kit/index.ts';

interface RecordingMetaProps {
  recording: Recording;
  now: Date;
  zone: string;
}

/** The metadata of a recording: kind, date added and expiry. */
export function RecordingMeta({ recording, now, zone }: RecordingMetaProps) {
  const { t } = useTranslation('live-classes');
  const format = useFormat();
  const expiry = expiryOf(recording, inZone(now, zone).date);
  const until = expiry && format.dayAndDate(expiry.date);
  return (
    <FactLine>
      <span>{t(`kind.${recording.kind}`)}</span>
      {recording.delivered && <span>{t('added', { date: format.dayAndDate(recording.delivered) })}</span>}
      {until && <span>{expiry.kind === 'over' ? t('expired', { day: until }) : t('validUntil', { day: until })}</span>}
      {expiry?.kind === 'soon' && (
        <Soon>
          <Hourglass size={16} strokeWidth={1.75} aria-hidden />
          {expiry.daysLeft === 0 ? t('expiresToday') : t('expiresIn', { count: expiry.daysLeft })}
        </Soon>
      )}
    </FactLine>
  );
}

/** Whether a recording is new or was watched. */
export function WatchedTag({ watched }: Pick<Recording, 'watched'>) {
  const { t } = useTranslation('live-classes');
  return <Tag kind={watched ? 'success' : 'new'}>{watched ? t('watched') : t('new')}</Tag>;
}

const Soon = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  font-weight: 600;
  color: var(--warning-text);
`;
