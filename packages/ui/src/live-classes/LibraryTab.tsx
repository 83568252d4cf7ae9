import type { LibraryCourse, Recording } from '@portal/domain/live-classes';
import type { Loadable, LoadableList } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyState, Skeleton, SkeletonGroup, Tabs, type TabItem } from '../kit/index.ts';
import { CourseIcon } from '../blocks/course-tiles/index.ts';
import { ListToolbar, useListSearch, type ListPositions } from '../blocks/infinite-list/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { CourseLibrary } from './CourseLibrary.tsx';
import { LibrarySkeleton } from './LibraryItem.tsx';
import { media } from '../theme/index.ts';

export interface LibraryTabProps {
  /** Those with recordings. */
  courses: Loadable<readonly LibraryCourse[]>;
  onCoursesRetry: () => void;
  /** The one whose list is shown; null while the courses are not known, and where there are none. */
  course: LibraryCourse | null;
  onCourseChange: (id: number) => void;
  /** What the list was searched for, '' = nothing. */
  keyword: string;
  onSearch: (keyword: string) => void;
  /** The recordings of the course that match the keyword. */
  recordings: LoadableList<Recording>;
  onMore: () => void;
  onRetry: () => void;
  onOpen: (recording: Recording) => void;
  now: Date;
  zone: string;
  /** Remembers where the lists were left. */
  positions?: ListPositions | undefined;
}

/** The recordings of past classes, one tab a course (001 §2). */
export function LibraryTab({ courses, onCoursesRetry, course, onCourseChange, onSearch, ...list }: LibraryTabProps) {
  const { t } = useTranslation('live-classes');
  // Above the tabs: what is typed is not lost when another course is chosen.
  const search = useListSearch(list.keyword, onSearch);
  if (courses.status === 'loading') return <LibraryWaiting />;
  if (courses.status === 'failed') {
    return (
      <Room>
        <LoadError title={t('libraryFailed')} failure={courses.failure} onRetry={onCoursesRetry} />
      </Room>
    );
  }
  if (!course)
    return <EmptyState art="archive" title={t('live_class_no_library_available')} text={t('libraryEmptyText')} />;
  const items = courses.value.map((one): TabItem => ({
    id: String(one.id),
    label: one.name,
    icon: <CourseIcon small course={{ kind: 'course', icon: one.icon }} />,
  }));
  return (
    <Courses>
      <Tabs label={t('courses')} items={items} value={String(course.id)} onChange={(id) => onCourseChange(Number(id))}>
        <CourseLibrary {...list} course={course} search={search} />
      </Tabs>
    </Courses>
  );
}

/** The library before it is known what is in it. */
export function LibraryWaiting() {
  return (
    <Courses>
      <SkeletonGroup>
        <TabRow>
          <Skeleton shape="block" width="24px" height="24px" />
          <Skeleton shape="line" width="168px" height="16px" />
        </TabRow>
        <ListToolbar>
          <Skeleton shape="block" height="48px" radius="control" />
        </ListToolbar>
        <LibrarySkeleton />
      </SkeletonGroup>
    </Courses>
  );
}

const Room = styled.div`
  margin-top: var(--space-4);
`;

/* Where the tabs will be, with their hairline from edge to edge of the page. */
const TabRow = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 48px;
  margin-inline: calc(-1 * var(--bleed, 16px));
  padding-inline: var(--bleed, 16px);
  border-bottom: 1px solid var(--border-hairline);
  ${media.tablet} {
    margin-inline: calc(-1 * var(--bleed, 24px));
    padding-inline: var(--bleed, 24px);
  }
  ${media.desktop} {
    margin-inline: 0;
    padding-inline: 0;
  }
`;

/* Apart from the tabs of the page above. */
const Courses = styled.div`
  margin-top: var(--space-2);
`;
