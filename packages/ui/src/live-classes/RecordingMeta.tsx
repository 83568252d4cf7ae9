import { expiryOf, type Recording } from '@portal/domain/live-classes';
import { inZone } from '@portal/domain/shared';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Tag } from '../kit/index.ts';

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
    <Clip>
      <Facts>
        <Fact>{t(`kind.${recording.kind}`)}</Fact>
        {recording.delivered && <Fact>{t('added', { date: format.dayAndDate(recording.delivered) })}</Fact>}
        {until && (
          <Fact>{expiry.kind === 'over' ? t('expired', { day: until }) : t('validUntil', { day: until })}</Fact>
        )}
        {expiry?.kind === 'soon' && (
          <Soon>
            <Hourglass size={16} strokeWidth={1.75} aria-hidden />
            {expiry.daysLeft === 0 ? t('expiresToday') : t('expiresIn', { count: expiry.daysLeft })}
          </Soon>
        )}
      </Facts>
    </Clip>
  );
}

/** Whether a recording is new or was watched. */
export function WatchedTag({ watched }: Pick<Recording, 'watched'>) {
  const { t } = useTranslation('live-classes');
  return <Tag kind={watched ? 'success' : 'new'}>{watched ? t('watched') : t('new')}</Tag>;
}

/* The separators are left of each fact: those at the start of a line are outside and clipped. */
const SEPARATOR_PX = 12;

const Clip = styled.div`
  overflow: hidden;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${SEPARATOR_PX}px;
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Fact = styled.span`
  position: relative;
  padding-inline-start: ${SEPARATOR_PX}px;
  white-space: nowrap;
  &::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: ${SEPARATOR_PX / 2 - 2}px;
    font-weight: 400;
    color: var(--ink-muted);
  }
`;

const Soon = styled(Fact)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  font-weight: 600;
  color: var(--warning-text);
`;
