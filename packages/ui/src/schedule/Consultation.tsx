import { mayChange, type BookedAppointment } from '@portal/domain/appointments';
import { inZone, type Loadable } from '@portal/domain/shared';
import { CalendarClock, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Button, Card, FactList, Section, Skeleton, SkeletonGroup, type Fact } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { DateTimeWithZone } from '../blocks/date-time/index.ts';

export interface ConsultationProps {
  /** The start of the test, which is known before its appointment has loaded. */
  starts: Date;
  zone: string;
  /** The appointment; null = the school has none, then only the start of the test is shown. */
  appointment: Loadable<BookedAppointment | null>;
  onRetry: () => void;
  /** Opens the appointment, with rescheduling and cancelling. */
  onOpen: (appointment: BookedAppointment) => void;
}

/** The booked test: its start, its teacher, and a button to change it (002 §2). */
export function Consultation({ starts, zone, appointment, onRetry, onOpen }: ConsultationProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { date, time } = inZone(starts, zone);
  const booked = appointment.status === 'ready' ? appointment.value : null;
  const startFact: Fact = {
    label: t('test.when'),
    icon: CalendarClock,
    value: (
      <DateTimeWithZone
        dateTime={t('test.moment', { day: format.dayAndDate(date), time })}
        zone={t('test.zone', { zone: format.zone(zone, starts) })}
      />
    ),
  };
  return (
    <Section title={t('test.title')}>
      <Card>
        <Stack>
          <FactList
            facts={
              booked ? [startFact, { label: t('test.teacher'), icon: UserRound, value: booked.teacher }] : [startFact]
            }
          />
          {booked && (
            <div>
              <Button variant="outline" compact aria-haspopup="dialog" onClick={() => onOpen(booked)}>
                {t(mayChange(booked) ? 'test.change' : 'test.open')}
              </Button>
            </div>
          )}
          {appointment.status === 'ready' && !booked && <Note>{t('test.unknown')}</Note>}
          {appointment.status === 'loading' && (
            <SkeletonGroup>
              <Stack>
                <Skeleton shape="line" width="45%" height="16px" />
                <Skeleton shape="block" width="200px" height="44px" radius="control" />
              </Stack>
            </SkeletonGroup>
          )}
          {appointment.status === 'failed' && (
            <LoadError title={t('test.failed')} failure={appointment.failure} onRetry={onRetry} />
          )}
        </Stack>
      </Card>
    </Section>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Note = styled.p`
  font: var(--type-callout);
  color: var(--ink-muted);
`;
