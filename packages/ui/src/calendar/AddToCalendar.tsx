import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, Button } from '../kit/index.ts';

/** How far the making of a calendar file is. */
export type CalendarFileState = 'idle' | 'making' | 'failed';

export interface AddToCalendarProps {
  /** The whole week, or one item. */
  what: 'week' | 'item';
  state: CalendarFileState;
  onAdd: () => void;
}

/** Makes a file for the student's own calendar. */
export function AddToCalendar({ what, state, onAdd }: AddToCalendarProps) {
  const { t } = useTranslation('calendar');
  const label = what === 'week' ? t('addWeek') : t('addOne');
  return (
    <Room>
      <Button
        variant={what === 'week' ? 'ghost' : 'outline'}
        compact
        icon={<CalendarPlus size={20} strokeWidth={1.75} aria-hidden />}
        busyLabel={state === 'making' ? label : undefined}
        onClick={onAdd}
      >
        {label}
      </Button>
      {state === 'failed' && <Alert kind="danger" title={t('calendarFailed')} messages={[t('calendarRetry')]} />}
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
`;
