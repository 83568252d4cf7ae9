import type { LibraryCourse, Recording } from '@portal/domain/live-classes';
import type { Loadable, LoadableList } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ChipTabs, ChipTabsSkeleton, EmptyState, SearchField, SkeletonGroup } from '../kit/index.ts';
import { InfiniteListBox, useListSearch, type ListPositions, type OnSearch } from '../blocks/infinite-list/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { CourseLibrary } from './CourseLibrary.tsx';
import { LibrarySkeleton } from './LibraryItem.tsx';

export interface LibraryTabProps {
  /** The courses with recordings. */
  courses: Loadable<readonly LibraryCourse[]>;
  onCoursesRetry: () => void;
  /** The selected course; null while courses load, and where there are none. */
  course: LibraryCourse | null;
  onCourseChange: (id: number) => void;
  /** The search keyword, '' = none. */
  keyword: string;
  onSearch: OnSearch;
  /** The recordings of the course that match the keyword. */
  recordings: LoadableList<Recording>;
  onMore: () => void;
  onRetry: () => void;
  onOpen: (recording: Recording) => void;
  now: Date;
  zone: string;
  /** Remembers the scroll positions of the lists. */
  positions?: ListPositions | undefined;
}

/** The recordings of past classes, with one chip for each course (001 §2). */
export function LibraryTab({ courses, onCoursesRetry, course, onCourseChange, onSearch, ...list }: LibraryTabProps) {
  const { t } = useTranslation('live-classes');
  // Held above the tabs, so that the typed keyword survives a change of course.
  const { field, waiting } = useListSearch(list.keyword, onSearch);
  if (courses.status === 'loading') return <LibraryTabSkeleton />;
  if (courses.status === 'failed') {
    return (
      <Body>
        <LoadError title={t('libraryFailed')} failure={courses.failure} onRetry={onCoursesRetry} />
      </Body>
    );
  }
  if (!course)
    return <EmptyState art="archive" title={t('live_class_no_library_available')} text={t('libraryEmptyText')} />;
  return (
    <ChipTabs
      label={t('courses')}
      items={courses.value.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={String(course.id)}
      onChange={(id) => onCourseChange(Number(id))}
      beside={<SearchField label={t('searchRecordings')} {...field} />}
    >
      <CourseLibrary {...list} course={course} waiting={waiting} />
    </ChipTabs>
  );
}

/** Placeholder for the library while its courses load. */
export function LibraryTabSkeleton() {
  return (
    <SkeletonGroup>
      <ChipTabsSkeleton />
      <InfiniteListBox>
        <LibrarySkeleton />
      </InfiniteListBox>
    </SkeletonGroup>
  );
}

const Body = styled.div`
  margin-top: var(--space-4);
`;
