import type { ShownWeekChoice, WeekChoiceAction } from '@portal/domain/appointments';
import { instantInZone } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Alert, SelectField, Skeleton, SkeletonGroup } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { RescheduleTimes } from './RescheduleTimes.tsx';
import { WeekBrowser } from './WeekBrowser.tsx';

export interface RescheduleStepProps {
  choice: ShownWeekChoice;
  onChoice: (action: WeekChoiceAction) => void;
  onRetryWeek: () => void;
  onRetryTimes: () => void;
  /** The student's zone; days and times are in it. */
  zone: string;
}

/**
 * The step that chooses another day and time with the same teacher: a week to browse, a list of its days and a list of
 * a day's times (001 §2). Uses the namespace `appointments`.
 */
export function RescheduleStep(props: RescheduleStepProps) {
  const { choice, onChoice } = props;
  return (
    <Stack>
      <WeekBrowser
        choice={choice}
        onMove={(direction) => onChoice({ type: 'moved', from: choice.monday, direction })}
      />
      <Fields {...props} />
    </Stack>
  );
}

function Fields({ choice: { monday, week }, onChoice, onRetryWeek, onRetryTimes, zone }: RescheduleStepProps) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  /* Name and offset of a zone are those of the day, since clocks may change within a week. */
  const noon = (date: string) => instantInZone({ date, time: '12:00' }, zone);
  switch (week.status) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Stack>
            <FieldSkeleton />
            <FieldSkeleton hint />
          </Stack>
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError title={t('week.failed')} failure={week.failure} onRetry={onRetryWeek} />;
    case 'empty':
      return <Alert kind="quiet" live title={t('week.empty')} messages={[t('appointment_teacher_not_available')]} />;
    case 'ready':
      return (
        <>
          <SelectField
            label={t('day')}
            placeholder={t('chooseDay')}
            options={week.days
              .filter(({ available }) => available)
              .map(({ date }) => ({ value: date, label: format.dayAndDate(date) }))}
            value={week.day?.date ?? ''}
            onChange={(event) => onChoice({ type: 'dayChosen', date: event.target.value })}
          />
          <RescheduleTimes
            day={week.day}
            zone={t('zone', { zone: format.zone(zone, noon(week.day?.date ?? monday)) })}
            onTime={(time) => onChoice({ type: 'timeChosen', time })}
            onRetry={onRetryTimes}
          />
        </>
      );
  }
}

/** Placeholder of a field: label, box, and the line under it. */
function FieldSkeleton({ hint = false }: { hint?: boolean }) {
  return (
    <Field>
      <Skeleton shape="line" width="64px" height="14px" />
      <Skeleton shape="block" height="48px" radius="control" />
      {hint && <Skeleton shape="line" width="50%" height="14px" />}
    </Field>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Field = styled.div`
  display: grid;
  gap: 10px;
  padding-top: 4px;
`;
