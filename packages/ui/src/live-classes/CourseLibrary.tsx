import type { LibraryCourse, Recording } from '@portal/domain/live-classes';
import type { LoadableList } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../kit/index.ts';
import { InfiniteList, type ListPositions } from '../blocks/infinite-list/index.ts';
import { LibraryItem, LibrarySkeleton } from './LibraryItem.tsx';

interface CourseLibraryProps {
  course: LibraryCourse;
  keyword: string;
  /** Whether the typed keyword is not searched for yet. */
  waiting: boolean;
  recordings: LoadableList<Recording>;
  onMore: () => void;
  onRetry: () => void;
  onOpen: (recording: Recording) => void;
  now: Date;
  zone: string;
  positions?: ListPositions | undefined;
}

const rowKey = ({ id }: Recording) => id;
const loadingList: LoadableList<never> = { status: 'loading' };

/** The recordings of a course that match the keyword. */
export function CourseLibrary({
  course,
  keyword,
  waiting,
  recordings,
  onOpen,
  now,
  zone,
  ...list
}: CourseLibraryProps) {
  const { t } = useTranslation('live-classes');
  return (
    <InfiniteList
      {...list}
      id={`${course.id} ${keyword}`}
      list={waiting ? loadingList : recordings}
      keyword={keyword}
      label={t('recordingsOf', { course: course.name })}
      rowKey={rowKey}
      rowHeight={136}
      end={t('recordingsEnd')}
      empty={<EmptyState art="archive" title={t('courseEmpty')} text={t('courseEmptyText')} />}
      failed={t('recordingsFailed')}
      skeleton={<LibrarySkeleton />}
    >
      {(recording) => <LibraryItem recording={recording} now={now} zone={zone} onOpen={() => onOpen(recording)} />}
    </InfiniteList>
  );
}
