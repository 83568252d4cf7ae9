import type { Submission } from '@portal/domain/shared';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, Button } from '../kit/index.ts';
import { focusInside } from '../theme/index.ts';

export interface AddToCalendarProps {
  /** The whole week, or one item. */
  what: 'week' | 'item';
  submission: Submission;
  onAdd: () => void;
}

/** Creates a calendar file for the student. */
export function AddToCalendar({ what, submission, onAdd }: AddToCalendarProps) {
  const { t } = useTranslation('calendar');
  const week = what === 'week';
  const label = week ? t('addWeek') : t('addOne');
  const Trigger = week ? WeekButton : Button;
  const failed = submission.status === 'failed';
  return (
    <Container $failed={failed}>
      <Trigger
        variant={week ? 'ghost' : 'outline'}
        compact
        icon={<CalendarPlus size={week ? 16 : 20} strokeWidth={1.75} aria-hidden />}
        busyLabel={submission.status === 'pending' ? label : undefined}
        onClick={onAdd}
      >
        {label}
      </Trigger>
      {failed && (
        <ErrorMessage $week={week}>
          <Alert kind="danger" title={t('calendarFailed')} messages={[t('calendarRetry')]} />
        </ErrorMessage>
      )}
    </Container>
  );
}

/* Below what it shares a line with, once it has an error to show. */
const Container = styled.div<{ $failed: boolean }>`
  ${({ $failed }) => $failed && 'flex: 1 1 100%;'}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-3);
`;

/* As wide as the text above; in the week's card with the padding of its rows. */
const ErrorMessage = styled.div<{ $week: boolean }>`
  justify-self: stretch;
  margin: ${({ $week }) => ($week ? '0 12px 8px' : '0')};
`;

/* At the bottom of a card, aligned with the content above; the card clips the overflow. */
const WeekButton = styled(Button)`
  padding-inline: 11px;
  ${focusInside}
`;
