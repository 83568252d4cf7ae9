import type { BookingChoices, BookingStep } from '@portal/domain/appointments';
import { bookingSteps } from '@portal/domain/appointments';
import { CalendarClock, BookOpen, MessagesSquare, UserRound, type LucideIcon } from 'lucide-react';
import type { DayAndTime } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { NoWrap } from '../blocks/date-time/index.ts';
import { Button, Skeleton } from '../kit/index.ts';
import type { BookingScreenProps } from './booking-props.ts';
import { SlotZone } from './SlotTime.tsx';
import { useAppointmentLabels } from './useAppointmentLabels.ts';

export interface BookingFactsProps extends BookingScreenProps {
  choices: BookingChoices;
  /** false while the booking is being sent. */
  changeable: boolean;
}

type FactStep = Exclude<BookingStep, 'confirm'>;

const icons: Record<FactStep, LucideIcon> = {
  type: MessagesSquare,
  course: BookOpen,
  teacher: UserRound,
  time: CalendarClock,
};

/** What is chosen so far, each with a button that leads back to its step. */
export function BookingFacts(props: BookingFactsProps) {
  const { kind, step, changeable, onChange, zone, deviceZone } = props;
  const { t } = useTranslation('appointments-booking');
  const steps = bookingSteps[kind].filter((one) => one !== 'confirm');
  const current = bookingSteps[kind].indexOf(step);
  const slot = slotOf(props);
  return (
    <List>
      {steps.map((one, index) => {
        const value = index <= current ? <FactValue {...props} of={one} /> : null;
        const Icon = icons[one];
        return (
          <Row key={one}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            <div>
              <Name>{t(`fact.${one}`)}</Name>
              <Value>{value ?? <Later>{t('fact.later')}</Later>}</Value>
            </div>
            {index < current && changeable && (
              <Button
                variant="ghost"
                compact
                onClick={() => onChange(one)}
                aria-label={t('changeWhat', { what: t(`fact.${one}`) })}
              >
                {t('change')}
              </Button>
            )}
            {one === 'time' && slot && index <= current && (
              <Zone>
                <SlotZone slot={slot} zone={zone} deviceZone={deviceZone} />
              </Zone>
            )}
          </Row>
        );
      })}
    </List>
  );
}

/** The chosen day and time, also before their week has loaded. */
function slotOf({ booking: { week } }: BookingFactsProps): DayAndTime | null {
  return week.day !== null && week.time !== null ? { date: week.day, time: week.time } : null;
}

/** The name of what is chosen in the step `of`; a placeholder while its list loads. */
function FactValue(props: BookingFactsProps & { of: FactStep }): ReactNode {
  const { of, choices, booking, options, zone } = props;
  const { t } = useTranslation('appointments-booking');
  const labels = useAppointmentLabels(zone);
  const waiting = <Skeleton shape="line" width="120px" height="16px" />;
  switch (of) {
    case 'type':
      if (choices.type) return choices.type.name;
      return booking.typeId !== null && options.types.status === 'loading' ? waiting : <Later>{t('fact.now')}</Later>;
    case 'course':
      if (choices.course) return choices.course.name;
      return booking.course && options.courses.status === 'loading' ? waiting : <Later>{t('fact.now')}</Later>;
    case 'teacher':
      if (choices.teacher) return choices.teacher.name;
      return booking.teacherId !== null && options.teachers.status === 'loading' ? (
        waiting
      ) : (
        <Later>{t('fact.now')}</Later>
      );
    case 'time': {
      const slot = slotOf(props);
      return slot ? <NoWrap>{labels.slot(slot)}</NoWrap> : <Later>{t('fact.now')}</Later>;
    }
  }
}

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  align-items: start;
  min-height: 64px;
  padding-block: var(--space-3);
  padding-inline: var(--space-4);
  & + & {
    border-top: 1px solid var(--border-hairline);
  }
  > svg {
    margin-top: 8px;
    color: var(--ink-muted);
  }
  /* The label, not the button, ends where the text below it may end. */
  > button {
    margin-block: -2px;
    margin-inline-end: -9px;
    padding-inline: var(--space-2);
  }
`;

/* Spans the whole row, also the space below its button. */
const Zone = styled.div`
  grid-column: 2 / -1;
`;

const Name = styled.p`
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Value = styled.div`
  font: var(--type-body-strong);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
`;

const Later = styled.span`
  font: var(--type-body);
  color: var(--ink-muted);
`;
