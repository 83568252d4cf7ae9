import { scheduleWeeks, type ScheduleWeek, type StudySchedule } from '@portal/domain/schedule';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Card, RowList, Section } from '../kit/index.ts';
import { media } from '../theme/index.ts';

/** The weeks of the schedule with the current one marked; nothing where the schedule has none. */
export function Weeks({ schedule, today }: { schedule: StudySchedule; today: string }) {
  const { t } = useTranslation('schedule');
  const weeks = scheduleWeeks(schedule, today);
  if (weeks.length === 0) return null;
  return (
    <Section title={t('weeks')}>
      <Card flush>
        <RowList as="ol">
          {weeks.map((week) => (
            <li key={week.number} aria-current={week.status === 'current' ? 'date' : undefined}>
              <Week week={week} />
            </li>
          ))}
        </RowList>
      </Card>
    </Section>
  );
}

function Week({ week: { number, days, status } }: { week: ScheduleWeek }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const labels = { over: t('week.over'), current: t('week.current'), ahead: t('week.ahead') };
  return (
    <Row $current={status === 'current'}>
      <Body>
        <Name>{t('week.name', { number })}</Name>
        {days && <Days>{t('week.days', { from: format.date(days.from), to: format.date(days.to) })}</Days>}
      </Body>
      <Standing $current={status === 'current'}>{labels[status]}</Standing>
    </Row>
  );
}

const Row = styled.div<{ $current: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 48px;
  padding: var(--space-2) var(--space-4);
  background: ${({ $current }) => ($current ? 'var(--accent-subtle)' : 'none')};
  ${media.desktop} {
    padding-inline: var(--space-5);
  }
`;

const Body = styled.span`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: baseline;
`;

const Name = styled.span`
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
  white-space: nowrap;
`;

const Days = styled.span`
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Standing = styled.span<{ $current: boolean }>`
  font: var(--type-caption);
  ${({ $current }) => $current && 'font-weight: 600;'}
  color: ${({ $current }) => ($current ? 'var(--accent-text)' : 'var(--ink-muted)')};
  white-space: nowrap;
`;
