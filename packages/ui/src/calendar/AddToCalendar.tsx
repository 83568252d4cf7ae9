import type { Submission } from '@portal/domain/shared';
import { CalendarMinus, CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, Button } from '../kit/index.ts';
import { focusInside } from '../theme/index.ts';

export interface AddToCalendarProps {
  /** `week`: all of the week's items. `item`: one item. `cancelled`: a file that removes a cancelled item. */
  what: 'week' | 'item' | 'cancelled';
  submission: Submission;
  onAdd: () => void;
}

/** A button that creates a calendar file, which adds items to the student's own calendar or removes one. */
export function AddToCalendar({ what, submission, onAdd }: AddToCalendarProps) {
  const { t } = useTranslation('calendar');
  const week = what === 'week';
  const label = { week: t('addWeek'), item: t('addOne'), cancelled: t('removeOne') }[what];
  const Icon = what === 'cancelled' ? CalendarMinus : CalendarPlus;
  const Trigger = week ? WeekButton : Button;
  return (
    <Container $week={week}>
      <Trigger
        variant={week ? 'ghost' : 'outline'}
        compact
        icon={<Icon size={week ? 16 : 20} strokeWidth={1.75} aria-hidden />}
        busyLabel={submission.status === 'pending' ? label : undefined}
        onClick={onAdd}
      >
        {label}
      </Trigger>
      {submission.status === 'failed' && (
        <Failure $week={week}>
          <Alert kind="danger" title={t('calendarFailed')} messages={[t('calendarRetry')]} />
        </Failure>
      )}
    </Container>
  );
}

/* In the footer of a card (`$week`) the error is on a line of its own. */
const Container = styled.div<{ $week: boolean }>`
  display: ${({ $week }) => ($week ? 'contents' : 'grid')};
  justify-items: start;
  gap: var(--space-3);
`;

/* As wide as the text above it. */
const Failure = styled.div<{ $week: boolean }>`
  flex: none;
  width: 100%;
  ${({ $week }) => $week && 'padding: var(--space-1) var(--space-3) var(--space-2);'}
`;

/* At the bottom of a card, aligned with the content above; the card clips the overflow. */
const WeekButton = styled(Button)`
  padding-inline: 11px;
  ${focusInside}
`;
