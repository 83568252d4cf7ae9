import { classTimes, type ClassesTab, type LiveClass } from '@portal/domain/live-classes';
import { instantsOf, type Href, type Loadable, type LoadableList, type Submission } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SearchField, Segmented, SegmentedSkeleton, Skeleton } from '../kit/index.ts';
import { InfiniteListBox, useListSearch, type ListPositions, type OnSearch } from '../blocks/infinite-list/index.ts';
import { ChangeableZone, ZoneLineSkeleton } from '../blocks/date-time/index.ts';
import { ClassList } from './ClassList.tsx';
import { ClassesSkeleton } from './LiveClassCard.tsx';
import { NextClasses, NextClassesSkeleton } from './NextClasses.tsx';

interface ClassesPanelProps {
  next: Loadable<readonly LiveClass[]>;
  onNextRetry: () => void;
  classesTab: ClassesTab;
  onClassesTabChange: (classesTab: ClassesTab) => void;
  keyword: string;
  onSearch: OnSearch;
  classes: LoadableList<LiveClass>;
  onMore: () => void;
  onRetry: () => void;
  registrations: ReadonlyMap<number, Submission>;
  calendarFile: { id: number; submission: Submission } | null;
  now: Date;
  zone: string;
  /** `zone` is that of the device, since the student's could not be read. */
  zoneOfDevice: boolean;
  /** The page where the time zone is changed. */
  profileHref: Href;
  positions?: ListPositions | undefined;
}

const loadingList: LoadableList<never> = { status: 'loading' };

/** The next live classes, the time zone, and the lists of upcoming and registered classes. */
export function ClassesPanel({
  next,
  onNextRetry,
  onClassesTabChange,
  onSearch,
  profileHref,
  zoneOfDevice,
  ...list
}: ClassesPanelProps) {
  const { classesTab, keyword, now, zone } = list;
  const { t } = useTranslation('live-classes');
  const { field, waiting } = useListSearch(keyword, onSearch);
  const instants = instantsOf(list.classes, (one) => classTimes(one, zone).starts, now);
  return (
    <Stack>
      <NextClasses next={next} onRetry={onNextRetry} registrations={list.registrations} now={now} zone={zone} />
      <Segmented
        label={t('lists')}
        items={[
          { id: 'upcoming', label: t('upcoming') },
          { id: 'registered', label: t('mine') },
        ]}
        value={classesTab}
        onChange={onClassesTabChange}
        beside={
          <SearchField label={classesTab === 'upcoming' ? t('searchUpcoming') : t('searchRegistered')} {...field} />
        }
        note={<ChangeableZone zone={zone} ofDevice={zoneOfDevice} asSent at={instants} profileHref={profileHref} />}
      >
        <ClassList {...list} classes={waiting ? loadingList : list.classes} />
      </Segmented>
    </Stack>
  );
}

/** Placeholder of the panel, before there are words. Put it into a `SkeletonGroup`. */
export function ClassesPanelSkeleton() {
  return (
    <Stack>
      <NextClassesSkeleton />
      <div>
        <SegmentedSkeleton
          note={<ZoneLineSkeleton />}
          beside={<Skeleton shape="block" height="48px" radius="control" />}
        />
        <InfiniteListBox>
          <ClassesSkeleton />
        </InfiniteListBox>
      </div>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;
