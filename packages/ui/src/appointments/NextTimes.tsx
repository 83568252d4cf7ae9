import type { DayAndTime, Loadable } from '@portal/domain/shared';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Button, Skeleton } from '../kit/index.ts';

export interface NextTimesProps {
  /** Soonest first, three at most. */
  times: Loadable<readonly DayAndTime[]>;
  /** The teacher's name; null while it is not known. */
  teacher: string | null;
  chosen: DayAndTime | null;
  onChoose: (slot: DayAndTime) => void;
}

/**
 * A teacher's next free times as a short cut: one press chooses day and time. Renders nothing when they could not be
 * loaded or there are none.
 */
export function NextTimes({ times, teacher, chosen, onChoose }: NextTimesProps) {
  const { t } = useTranslation('appointments-booking');
  const format = useFormat();
  const titleId = useId();
  const slots = times.status === 'ready' ? times.value : [];
  if (times.status === 'failed' || (times.status === 'ready' && slots.length === 0)) return null;
  return (
    <section aria-labelledby={titleId} aria-busy={times.status === 'loading'}>
      <Title id={titleId}>{teacher === null ? t('nextTimes') : t('nextTimesWith', { teacher })}</Title>
      <Row>
        {times.status === 'loading' &&
          [0, 1, 2].map((place) => <Skeleton key={place} shape="block" height="60px" radius="control" />)}
        {slots.map((slot) => (
          <SlotButton
            key={`${slot.date} ${slot.time}`}
            slot={slot}
            day={format.dayAndDate(slot.date)}
            pressed={slot.date === chosen?.date && slot.time === chosen.time}
            onPress={() => onChoose(slot)}
          />
        ))}
      </Row>
    </section>
  );
}

interface SlotButtonProps {
  slot: DayAndTime;
  day: string;
  pressed: boolean;
  onPress: () => void;
}

function SlotButton({ slot, day, pressed, onPress }: SlotButtonProps) {
  return (
    <Press variant="outline" onClick={onPress} aria-pressed={pressed}>
      <Day>{day}</Day>{' '}
      <Time>
        {pressed && <Check size={18} strokeWidth={2.25} aria-hidden />}
        {slot.time}
      </Time>
    </Press>
  );
}

const Title = styled.h3`
  margin-bottom: var(--space-2);
  font: var(--type-caption);
  font-weight: 600;
  color: var(--ink-strong);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
`;

const Press = styled(Button)`
  min-height: 60px;
  padding-inline: var(--space-1);
  &[aria-pressed='true'] {
    border-color: var(--accent-indicator);
    box-shadow: 0 0 0 1px var(--accent-indicator);
    background: var(--accent-subtle);
  }
`;

const Day = styled.span`
  display: block;
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Time = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  font: var(--type-body);
  font-weight: 600;
`;
