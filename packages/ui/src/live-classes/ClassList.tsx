import {
  registrationOf,
  shownClasses,
  type ClassesTab,
  type LiveClass,
  type Registrations,
} from '@portal/domain/live-classes';
import type { LoadableList } from '@portal/domain/shared';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../kit/index.ts';
import { InfiniteList, type ListPositions } from '../shared/index.ts';
import { ClassesSkeleton, LiveClassCard } from './LiveClassCard.tsx';

export interface ClassListProps {
  sub: ClassesTab;
  keyword: string;
  classes: LoadableList<LiveClass>;
  onMore: () => void;
  onRetry: () => void;
  now: Date;
  zone: string;
  /** Checks an address of the server; null = none that may be used. */
  addressOf: (sent: string | null) => string | null;
  registrations: Registrations;
  onRegister: (liveClass: LiveClass) => void;
  /** Asks for the question first. */
  onCancel: (liveClass: LiveClass) => void;
  /** The calendar file asked for last; null = none is. */
  calendarFile: { id: number; status: 'making' | 'failed' } | null;
  onAddToCalendar: (liveClass: LiveClass) => void;
  /** Remembers where the lists were left. */
  positions?: ListPositions | undefined;
}

const rowKey = ({ id }: LiveClass) => id;

/** The classes of a tab as cards; one that has just left it is hidden at once. */
export function ClassList({
  sub,
  keyword,
  classes,
  onMore,
  onRetry,
  now,
  zone,
  addressOf,
  registrations,
  onRegister,
  onCancel,
  calendarFile,
  onAddToCalendar,
  positions,
}: ClassListProps) {
  const { t } = useTranslation('liveClasses');
  const list = useMemo(() => shownClasses(classes), [classes]);
  const words = {
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
  }[sub];
  const draw = useCallback(
    (liveClass: LiveClass) => {
      const file = calendarFile?.id === liveClass.id ? calendarFile.status : null;
      return (
        <LiveClassCard
          liveClass={liveClass}
          now={now}
          zone={zone}
          addressOf={addressOf}
          joinHref={addressOf(liveClass.link)}
          registering={registrationOf(registrations, liveClass.id).step === 'registering'}
          makingFile={file === 'making'}
          fileFailed={file === 'failed'}
          onRegister={() => onRegister(liveClass)}
          onCancel={() => onCancel(liveClass)}
          onAddToCalendar={() => onAddToCalendar(liveClass)}
        />
      );
    },
    [now, zone, addressOf, registrations, onRegister, onCancel, calendarFile, onAddToCalendar],
  );
  return (
    <InfiniteList
      id={`${sub} ${keyword}`}
      list={list}
      keyword={keyword}
      look="cards"
      label={words.list}
      rowKey={rowKey}
      rowHeight={176}
      onMore={onMore}
      onRetry={onRetry}
      end={words.end}
      empty={<EmptyState art="calendar" title={words.empty} text={words.emptyText} />}
      failed={t('failed')}
      skeleton={<ClassesSkeleton />}
      positions={positions}
    >
      {draw}
    </InfiniteList>
  );
}
