import { scheduleWeeks, type ScheduleWeek, type StudySchedule } from '@portal/domain/schedule';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Card, Section } from '../kit/index.ts';
import { forcedEdge, forcedFill, tabularNumbers } from '../theme/index.ts';

/**
 * The weeks of the schedule as one bar, and the current one as text; renders nothing where the schedule has no weeks.
 */
export function Weeks({ schedule, today }: { schedule: StudySchedule; today: string }) {
  const { t } = useTranslation('schedule');
  const weeks = scheduleWeeks(schedule, today);
  if (weeks.length === 0) return null;
  return (
    <Section title={t('weeks')}>
      <Card>
        <Body>
          <CurrentWeek weeks={weeks} />
        </Body>
        <Bar $gap={weeks.length > MANY_WEEKS ? 1 : 3} aria-hidden>
          {weeks.map(({ number, status }) => (
            <Segment key={number} $status={status} />
          ))}
        </Bar>
      </Card>
    </Section>
  );
}

/** Half a year: with more weeks, the gaps between them are narrower. */
const MANY_WEEKS = 26;

function CurrentWeek({ weeks }: { weeks: readonly ScheduleWeek[] }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const count = weeks.length;
  const current = weeks.find(({ status }) => status === 'current');
  if (current) {
    const { number, days } = current;
    return (
      <>
        <Name>{t('week.of', { number, total: count })}</Name>{' '}
        {days && <Days>{t('week.days', { from: format.date(days.from), to: format.date(days.to) })}</Days>}
      </>
    );
  }
  const start = weeks.find(({ status }) => status === 'ahead')?.days;
  return (
    <Name>{start ? t('week.starts', { count, date: format.date(start.from) }) : t('week.allOver', { count })}</Name>
  );
}

const Body = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  margin-bottom: var(--space-2);
  ${tabularNumbers}
`;

const Name = styled.span`
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
`;

const Days = styled.span`
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Bar = styled.div<{ $gap: number }>`
  display: flex;
  align-items: center;
  gap: ${({ $gap }) => $gap}px;
  height: 12px;
`;

const reached = css`
  background: var(--accent-indicator);
  ${forcedFill}
`;

/* The current week is higher than the others. */
const Segment = styled.span<{ $status: ScheduleWeek['status'] }>`
  flex: 1;
  height: ${({ $status }) => ($status === 'current' ? 12 : 6)}px;
  border-radius: 3px;
  background: var(--surface-track);
  ${forcedEdge}
  ${({ $status }) => $status !== 'ahead' && reached}
`;
