import { targetReached, tasksDone, type StudySchedule } from '@portal/domain/schedule';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Card, ProgressBar, Section } from '../kit/index.ts';
import { tabularNumbers } from '../theme/index.ts';

export interface ScheduleSummaryProps {
  schedule: StudySchedule;
  /** The button beside the heading. */
  refresh: ReactNode;
}

/** The schedule in numbers: duration, time left, and practice and score against their minimum (002 §2). */
export function ScheduleSummary({ schedule, refresh }: ScheduleSummaryProps) {
  const { t } = useTranslation('schedule');
  const { days, practice, score } = schedule;
  const format = useFormat();
  const tasks = tasksDone(schedule);
  return (
    <Section title={t('summary')} trailing={refresh}>
      <Card>
        <Tasks>
          <p>{t('tasksDone', { done: tasks.done, count: tasks.total })}</p>
          <ProgressBar
            value={tasks.done}
            max={tasks.total}
            label={t('tasks')}
            valueText={t('tasksDone', { done: tasks.done, count: tasks.total })}
          />
        </Tasks>
        <Grid>
          <Figure
            name={t('duration')}
            value={days.total === null ? t('notSet') : t('days', { count: days.total })}
            note={days.minimum === null ? null : t('atLeastDays', { count: days.minimum })}
          />
          <Figure name={t('remaining')} value={useRemaining(days.remaining)} />
          <Figure
            name={t('practiceDone')}
            value={format.number(practice.done)}
            note={useMinimum(practice.minimum, targetReached(practice))}
          />
          <Figure
            name={t('averageScore')}
            // Rounded as on every page (002 §9); the comparison with the minimum uses the value as sent.
            value={score.done === null ? t('noScore') : format.number(Math.round(score.done))}
            note={useMinimum(score.minimum, targetReached(score))}
          />
        </Grid>
      </Card>
    </Section>
  );
}

function useRemaining(days: number | null): string {
  const { t } = useTranslation('schedule');
  if (days === null) return t('notSet');
  return days > 0 ? t('days', { count: days }) : t('ended');
}

/** Returns the note with the required minimum and whether it is reached; null = there is no minimum. */
function useMinimum(minimum: number | null, reached: boolean | null): string | null {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  if (minimum === null) return null;
  const values = { minimum: format.number(minimum) };
  return reached ? t('minimumReached', values) : t('minimum', values);
}

function Figure({ name, value, note = null }: { name: string; value: string; note?: string | null }) {
  return (
    <div>
      <Name>{name}</Name>
      <Value>{value}</Value>
      {note !== null && <Note>{note}</Note>}
    </div>
  );
}

const Tasks = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-4);
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--border-hairline);
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
`;

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
`;

const Name = styled.dt`
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Value = styled.dd`
  font: var(--type-metric-small);
  color: var(--ink-strong);
  ${tabularNumbers}
`;

const Note = styled.dd`
  margin-top: 2px;
  font: var(--type-caption);
  color: var(--ink-muted);
`;
