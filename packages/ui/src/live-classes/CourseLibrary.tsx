import type { LibraryCourse, Recording } from '@portal/domain/live-classes';
import type { LoadableList } from '@portal/domain/shared';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, SearchField } from '../kit/index.ts';
import { InfiniteList, ListToolbar, type ListPositions, type ListSearch } from '../blocks/infinite-list/index.ts';
import { LibraryItem, LibrarySkeleton } from './LibraryItem.tsx';

interface CourseLibraryProps {
  course: LibraryCourse;
  keyword: string;
  /** The keyword while it is typed. */
  search: ListSearch;
  recordings: LoadableList<Recording>;
  onMore: () => void;
  onRetry: () => void;
  onOpen: (recording: Recording) => void;
  now: Date;
  zone: string;
  positions?: ListPositions | undefined;
}

const rowKey = ({ id }: Recording) => id;
const onItsWay: LoadableList<never> = { status: 'loading' };

/** The recordings of a course, to search and to open. */
export function CourseLibrary({
  course,
  keyword,
  search: { field, waiting },
  recordings,
  onOpen,
  now,
  zone,
  ...list
}: CourseLibraryProps) {
  const { t } = useTranslation('live-classes');
  const draw = useCallback(
    (recording: Recording) => (
      <LibraryItem recording={recording} now={now} zone={zone} onOpen={() => onOpen(recording)} />
    ),
    [now, zone, onOpen],
  );
  return (
    <>
      <ListToolbar>
        <SearchField label={t('searchRecordings')} {...field} />
      </ListToolbar>
      <InfiniteList
        {...list}
        id={`${course.id} ${keyword}`}
        list={waiting ? onItsWay : recordings}
        keyword={keyword}
        label={t('recordingsOf', { course: course.name })}
        rowKey={rowKey}
        rowHeight={136}
        end={t('recordingsEnd')}
        empty={<EmptyState art="archive" title={t('courseEmpty')} text={t('courseEmptyText')} />}
        failed={t('recordingsFailed')}
        skeleton={<LibrarySkeleton />}
      >
        {draw}
      </InfiniteList>
    </>
  );
}
