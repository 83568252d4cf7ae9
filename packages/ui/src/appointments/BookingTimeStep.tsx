import { chosenSlot, timesByPart, type ChosenDay } from '@portal/domain/appointments';
import { dayOfMonth, instantInZone, sameClock } from '@portal/domain/shared';
import { ClockAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Alert, Skeleton, SkeletonGroup, TimeSlots, WeekStrip } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import type { BookingStepProps } from './booking-props.ts';
import { NextTimes } from './NextTimes.tsx';
import { SkippedNote } from './SkippedNote.tsx';
import { WeekBrowser } from './WeekBrowser.tsx';

/** The step that chooses a day and a time of the teacher: the next free ones, and a week to browse (001 §4, §5). */
export function BookingTimeStep(props: BookingStepProps) {
  const { week: choice, nextTimes, choices, onBooking } = props;
  return (
    <Stack>
      <TakenNote {...props} />
      {choice.taken === null && (
        <NextTimes
          times={nextTimes}
          teacher={choices.teacher?.name ?? null}
          chosen={chosenSlot(choice)}
          onChoose={(slot) => onBooking({ type: 'weekChanged', action: { type: 'slotChosen', slot } })}
        />
      )}
      <Week {...props} />
    </Stack>
  );
}

/** A warning that somebody else took the chosen time before it was confirmed. */
function TakenNote({ week: { taken, week }, booking }: BookingStepProps) {
  const { t } = useTranslation('appointments-booking');
  const format = useFormat();
  // After a lost answer it may be the student's own booking; `UnknownBookingNote` says so.
  if (taken === null || booking.outcome === 'unknown') return null;
  const sameDay = week.status === 'ready' && week.day?.date === taken.date;
  return (
    <Alert
      kind="warning"
      live
      icon={<ClockAlert size={20} strokeWidth={1.75} />}
      title={t('taken.title', { time: taken.time })}
      messages={[sameDay ? t('taken.sameDay') : t('taken.otherDay', { day: format.dayAndDate(taken.date) })]}
    />
  );
}

function Week(props: BookingStepProps) {
  const { week: choice, onBooking, onRetry } = props;
  const { t } = useTranslation(['appointments', 'appointments-booking']);
  const { week, skipped } = choice;
  const onMove = (direction: 'previous' | 'next') =>
    onBooking({ type: 'weekChanged', action: { type: 'moved', from: choice.monday, direction } });
  const days = useStripDays(props);
  const day = week.status === 'ready' ? week.day : null;
  const skippedNote = skipped && (week.status === 'ready' || week.status === 'empty') && (
    <SkippedNote skipped={skipped} onReturn={() => onBooking({ type: 'weekChanged', action: { type: 'returned' } })} />
  );
  return (
    <>
      {/* Always rendered, whatever the state of the week, so that the pressed button of its header keeps focus. */}
      <WeekStrip
        label={t('appointments-booking:days')}
        days={days}
        value={day?.date ?? null}
        onChange={(date) => onBooking({ type: 'weekChanged', action: { type: 'dayChosen', date } })}
        header={<WeekBrowser choice={choice} onMove={onMove} variant="strip" />}
        placeholder={
          week.status === 'loading' && (
            <SkeletonGroup>
              <StripSkeleton />
            </SkeletonGroup>
          )
        }
        // Always rendered, since screen readers announce only changes of a live region that exists already.
        footer={<div role="status">{skippedNote}</div>}
      >
        {day && (
          <Day>
            <Times {...props} day={day} />
          </Day>
        )}
      </WeekStrip>
      {week.status === 'failed' && (
        <LoadError title={t('week.failed')} failure={week.failure} onRetry={() => onRetry('week')} />
      )}
      {week.status === 'empty' && (
        <Alert kind="quiet" live title={t('week.empty')} messages={[t('appointment_teacher_not_available')]} />
      )}
    </>
  );
}

/** Returns the seven days of the week; each label says whether the day has free times. */
function useStripDays({ week: { week } }: BookingStepProps) {
  const { t } = useTranslation('appointments-booking');
  const format = useFormat();
  return week.status !== 'ready'
    ? []
    : week.days.map(({ date, available }) => ({
        date,
        weekday: format.weekday(date),
        dayNumber: dayOfMonth(date),
        label: t(available ? 'dayFree' : 'dayFull', { day: format.dayAndDate(date) }),
        dot: available,
        disabled: !available,
      }));
}

function Times({ day, zone, deviceZone, onBooking, onRetry }: BookingStepProps & { day: ChosenDay }) {
  const { t } = useTranslation(['appointments', 'appointments-booking']);
  const format = useFormat();
  const legend = t('appointments-booking:timesOn', { day: format.dayAndDate(day.date) });
  // Name and offset of the zone are those of the day, since clocks may change within a week.
  const noon = instantInZone({ date: day.date, time: '12:00' }, zone);
  const device = sameClock(zone, deviceZone, noon) ? null : format.zone(deviceZone, noon);
  switch (day.times.status) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Slots>
            {[0, 1, 2, 3, 4, 5].map((slot) => (
              <Skeleton key={slot} shape="block" height="48px" radius="control" />
            ))}
          </Slots>
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError title={t('timesFailed')} failure={day.times.failure} onRetry={() => onRetry('times')} />;
    case 'ready':
      return day.times.value.length === 0 ? (
        <Alert kind="quiet" live title={legend} messages={[t('noTimes')]} />
      ) : (
        <TimeSlots
          legend={legend}
          groups={timesByPart(day.times.value).map(({ part, times }) => ({
            label: t(`appointments-booking:part.${part}`),
            slots: times.map((time) => ({ value: time, label: time })),
          }))}
          value={day.time}
          onValueChange={(time) => onBooking({ type: 'weekChanged', action: { type: 'timeChosen', time } })}
          zoneNote={
            device === null
              ? t('zone', { zone: format.zone(zone, noon) })
              : t('appointments-booking:twoZones', { zone: format.zone(zone, noon), device })
          }
        />
      );
  }
}

function StripSkeleton() {
  return (
    <Strip>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <Skeleton key={day} shape="block" height="64px" radius="control" />
      ))}
    </Strip>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const Day = styled.div`
  padding-top: var(--space-5);
`;

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: var(--space-2);
  padding: var(--space-3) var(--space-2);
`;

const Slots = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  padding-top: var(--space-8);
`;
