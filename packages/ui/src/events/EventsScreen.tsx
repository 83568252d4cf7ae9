import { eventRows, type EventDay, type EventRow, type EventsTab } from '@portal/domain/events';
import { instantInZone, inZone, instantsOf, transformRows, type LoadableList } from '@portal/domain/shared';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/index.ts';
import { Button, EmptyState, SearchField, Tabs } from '../kit/index.ts';
import {
  InfiniteList,
  ListToolbar,
  useListSearch,
  type ListPositions,
  type OnSearch,
} from '../blocks/infinite-list/index.ts';
import { ZoneLine } from '../blocks/date-time/index.ts';
import { EventItem, EventsSkeleton } from './EventItem.tsx';

export interface EventsScreenProps {
  tab: EventsTab;
  onTabChange: (tab: EventsTab) => void;
  /** The search keyword, '' = none. */
  keyword: string;
  onSearch: OnSearch;
  /** The days of this tab that match the keyword. */
  events: LoadableList<EventDay>;
  onMore: () => void;
  onRetry: () => void;
  now: Date;
  /** The student's time zone, in which days and times are shown. */
  zone: string;
  /** `zone` is that of the device, since the student's could not be read: the server's texts are in the latter. */
  zoneOfDevice: boolean;
  /** Remembers the scroll positions of the lists. */
  positions?: ListPositions;
}

const rowKey = ({ key }: EventRow) => key;
const loadingList: LoadableList<never> = { status: 'loading' };

/** /Event: the upcoming and past events of the school by day (001 §2). */
export function EventsScreen({
  tab,
  onTabChange,
  keyword,
  onSearch,
  events,
  zone,
  zoneOfDevice,
  now,
  ...list
}: EventsScreenProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { field, waiting } = useListSearch(keyword, onSearch);
  const rows = useMemo(() => (waiting ? loadingList : transformRows(events, eventRows)), [events, waiting]);
  const labels = {
    upcoming: {
      search: t('searchUpcoming'),
      list: t('upcomingList'),
      end: t('upcomingEnd'),
      empty: t('upcomingEmpty'),
      emptyText: t('upcomingEmptyText'),
    },
    past: {
      search: t('searchPast'),
      list: t('pastList'),
      end: t('pastEnd'),
      empty: t('pastEmpty'),
      emptyText: t('pastEmptyText'),
    },
  }[tab];
  const tabs = [
    { id: 'upcoming', label: t('upcoming') },
    { id: 'past', label: t('past') },
  ] as const;
  const instants = instantsOf(
    rows,
    ({ date, event }) => instantInZone({ date, time: event.time ?? '12:00' }, zone),
    now,
  );
  const hasRows = rows.status === 'ready' && rows.rows.length > 0;
  return (
    <Tabs label={t('tabs')} items={tabs} value={tab} onChange={onTabChange}>
      <ListToolbar>
        <SearchField label={labels.search} {...field} />
        {(hasRows || rows.status === 'loading') && (
          <ZoneLine text={zoneOfDevice ? t('zoneOfProfile') : t('zone', { zone: format.zone(zone, instants) })} />
        )}
      </ListToolbar>
      <EventList
        {...list}
        rows={rows}
        id={`${tab} ${keyword}`}
        keyword={keyword}
        today={inZone(now, zone).date}
        labels={labels}
        emptyAction={
          tab === 'upcoming' && (
            <Button variant="tonal" onClick={() => onTabChange('past')}>
              {t('seePast')}
            </Button>
          )
        }
      />
    </Tabs>
  );
}

interface EventListProps extends Pick<EventsScreenProps, 'keyword' | 'onMore' | 'onRetry' | 'positions'> {
  id: string;
  rows: LoadableList<EventRow>;
  today: string;
  labels: { list: string; end: string; empty: string; emptyText: string };
  /** The action of the empty state. */
  emptyAction: ReactNode;
}

function EventList({ rows, today, labels, emptyAction, ...list }: EventListProps) {
  const { t } = useTranslation('events');
  const format = useFormat();
  // The expanded descriptions are held here, since a row unmounts when it is scrolled out of view.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const renderEvent = useCallback(
    (row: EventRow) => {
      const { key, date } = row;
      const day = format.dayAndDate(date);
      return (
        <EventItem
          row={row}
          day={date === today ? t('today', { date: day }) : day}
          open={opened.has(key)}
          onToggle={() => setOpened((others) => toggle(others, key))}
        />
      );
    },
    [opened, today, format, t],
  );
  return (
    <InfiniteList
      {...list}
      list={rows}
      label={labels.list}
      rowKey={rowKey}
      rowHeight={120}
      empty={<EmptyState art="calendar" title={labels.empty} text={labels.emptyText} action={emptyAction} />}
      failed={t('failed')}
      end={labels.end}
      skeleton={<EventsSkeleton />}
    >
      {renderEvent}
    </InfiniteList>
  );
}

function toggle(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = new Set(keys);
  if (!others.delete(key)) others.add(key);
  return others;
}
