import { shownClasses, type ClassesTab, type LiveClass } from '@portal/domain/live-classes';
import { idle, type LoadableList, type Submission } from '@portal/domain/shared';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../kit/index.ts';
import { InfiniteList, type ListPositions } from '../blocks/infinite-list/index.ts';
import { ClassesSkeleton, LiveClassCard } from './LiveClassCard.tsx';

interface ClassListProps {
  classesTab: ClassesTab;
  keyword: string;
  classes: LoadableList<LiveClass>;
  onMore: () => void;
  onRetry: () => void;
  registrations: ReadonlyMap<number, Submission>;
  calendarFile: { id: number; submission: Submission } | null;
  now: Date;
  zone: string;
  positions?: ListPositions | undefined;
}

const rowKey = ({ id }: LiveClass) => id;

/** The classes of a tab as rows; one that was just registered or cancelled is hidden at once. */
export function ClassList({
  classesTab,
  keyword,
  classes,
  onMore,
  onRetry,
  registrations,
  calendarFile,
  now,
  zone,
  positions,
}: ClassListProps) {
  const { t } = useTranslation('live-classes');
  const list = useMemo(() => shownClasses(classes), [classes]);
  const labels = {
    upcoming: {
      list: t('upcomingList'),
      end: t('upcomingEnd'),
      empty: t('live_class_not_available'),
      emptyText: t('upcomingEmptyText'),
    },
    registered: {
      list: t('registeredList'),
      end: t('registeredEnd'),
      empty: t('live_class_not_available_registered'),
      emptyText: t('registeredEmptyText'),
    },
  }[classesTab];
  const renderClass = useCallback(
    (liveClass: LiveClass) => (
      <LiveClassCard
        liveClass={liveClass}
        now={now}
        zone={zone}
        registration={registrations.get(liveClass.id) ?? idle}
        calendarFile={calendarFile?.id === liveClass.id ? calendarFile.submission : idle}
      />
    ),
    [now, zone, registrations, calendarFile],
  );
  return (
    <InfiniteList
      id={`${classesTab} ${keyword}`}
      list={list}
      keyword={keyword}
      label={labels.list}
      rowKey={rowKey}
      rowHeight={176}
      onMore={onMore}
      onRetry={onRetry}
      end={labels.end}
      empty={<EmptyState art="calendar" title={labels.empty} text={labels.emptyText} />}
      failed={t('failed')}
      skeleton={<ClassesSkeleton />}
      positions={positions}
    >
      {renderClass}
    </InfiniteList>
  );
}
