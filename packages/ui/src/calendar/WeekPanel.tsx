import { isFreeWeek, joinHrefNow, type AgendaDay, type PanelDay, type CalendarItem } from '@portal/domain/calendar';
import {
  dayOfMonth,
  instantInZone,
  type Failure,
  type Href,
  type Loadable,
  type Submission,
} from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Card, CardBody, Section, Skeleton, SkeletonGroup, TextLink, WeekStrip } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { ZoneLine } from '../blocks/date-time/index.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { CalendarItemRow } from './CalendarItemRow.tsx';
import { useCalendarItemLabels } from './useCalendarItemLabels.ts';

export interface WeekPanelProps {
  /** Today and the next six days. */
  days: readonly PanelDay[];
  /** Why the days with items could not be fetched; null = fetched. */
  daysFailure: Failure | null;
  onRetryDays: () => void;
  /** The chosen day, `YYYY-MM-DD`. */
  day: string;
  onDay: (day: string) => void;
  agenda: Loadable<AgendaDay>;
  onRetry: () => void;
  now: Date;
  /** IANA id of the zone all times are shown in. */
  zone: string;
  onOpen: (item: CalendarItem) => void;
  onAddWeek: () => void;
  calendarFile: Submission;
  /** Where a meeting with a teacher is booked; null = not for this student. */
  bookHref: Href | null;
}

/** The next seven days: which have items, and the items of the chosen one (001 §2). */
export function WeekPanel({
  days,
  daysFailure,
  onRetryDays,
  day,
  onDay,
  onAddWeek,
  calendarFile,
  bookHref,
  ...rest
}: WeekPanelProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const { zoneAt } = useCalendarItemLabels(rest.now, rest.zone);
  return (
    <Section title={t('title')}>
      <Card flush>
        {daysFailure && (
          <CardBody>
            <LoadError title={t('daysFailed')} failure={daysFailure} onRetry={onRetryDays} />
          </CardBody>
        )}
        <WeekStrip
          label={t('days')}
          value={day}
          onChange={onDay}
          days={days.map(({ date, busy }, i) => {
            const weekday = i === 0 ? t('today') : format.weekday(date);
            const spoken = { weekday, date: format.date(date) };
            return {
              date,
              weekday,
              dayNumber: dayOfMonth(date),
              label: busy ? t('dayLabelBusy', spoken) : t('dayLabel', spoken),
              dot: busy === true,
            };
          })}
        >
          <Day {...rest} />
        </WeekStrip>
        <Footer>
          <Zone>
            <ZoneLine text={zoneAt(days.map(({ date }) => instantInZone({ date, time: '12:00' }, rest.zone)))} />
          </Zone>
          {!isFreeWeek(days) && <AddToCalendar what="week" submission={calendarFile} onAdd={onAddWeek} />}
          {bookHref !== null && <TextLink href={bookHref}>{t('book')}</TextLink>}
        </Footer>
      </Card>
    </Section>
  );
}

interface DayProps {
  agenda: Loadable<AgendaDay>;
  onRetry: () => void;
  now: Date;
  zone: string;
  onOpen: (item: CalendarItem) => void;
}

function Day({ agenda, onRetry, now, zone, onOpen }: DayProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const { labels } = useCalendarItemLabels(now, zone);
  if (agenda.status === 'loading') {
    return (
      <SkeletonGroup>
        <DaySkeleton>
          <Skeleton shape="line" width="70%" height="16px" />
          <Skeleton shape="line" width="40%" />
        </DaySkeleton>
      </SkeletonGroup>
    );
  }
  if (agenda.status === 'failed') {
    return (
      <CardBody>
        <LoadError title={t('failed')} failure={agenda.failure} onRetry={onRetry} />
      </CardBody>
    );
  }
  const { items, nextLiveClass } = agenda.value;
  if (items.length === 0) {
    return (
      <EmptyDay>
        <p>{t('nothing')}</p>
        {nextLiveClass && <p>{t('nextLiveClass', { date: format.dayAndDate(nextLiveClass) })}</p>}
      </EmptyDay>
    );
  }
  return (
    <ul role="list">
      {items.map((item) => (
        <CalendarItemRow
          key={item.key}
          item={item}
          labels={labels(item)}
          joinHref={joinHrefNow(item)}
          onOpen={() => onOpen(item)}
        />
      ))}
    </ul>
  );
}

const DaySkeleton = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--row-inset);
  border-top: 1px solid var(--border-hairline);
`;

const EmptyDay = styled.div`
  padding: var(--space-4) var(--row-inset);
  border-top: 1px solid var(--border-hairline);
  font: var(--type-callout);
  color: var(--ink-muted);
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-3);
  /* The button's icon is aligned with the rows. */
  padding: var(--space-2) calc(var(--row-inset) - var(--space-3));
  border-top: 1px solid var(--border-hairline);
  > a {
    margin-inline: var(--space-3);
  }
`;

const Zone = styled.div`
  padding: 7px var(--space-3);
`;
