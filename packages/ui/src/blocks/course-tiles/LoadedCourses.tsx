import type { Course } from '@portal/domain/courses';
import type { Href, Loadable, Page } from '@portal/domain/shared';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonGroup } from '../../kit/index.ts';
import { CourseTileSkeleton } from './CourseTileSkeleton.tsx';
import { NoCourses } from './lazy-parts.ts';
import { LoadError } from '../load-error/index.ts';

/** What a list says when it has nothing to show. */
export interface CourseListLabels {
  failed: string;
  emptyTitle: string;
  emptyText: string;
}

export interface LoadedCoursesProps {
  courses: Loadable<Page<Course>>;
  onRetry: () => void;
  packagesHref: Href;
  /** Of courses, without it. */
  labels?: CourseListLabels | undefined;
  /** How many tiles stand in while the courses are on their way, and what they stand in. */
  skeletons: number;
  Container: ComponentType<{ children: ReactNode }>;
  /** Draws the courses: never called without any. */
  children: (courses: Page<Course>) => ReactNode;
}

/** Courses in each state of being fetched: skeletons, the reason with a retry, none at all, or drawn by the screen. */
export function LoadedCourses({
  courses,
  onRetry,
  packagesHref,
  labels,
  skeletons,
  Container,
  children,
}: LoadedCoursesProps) {
  const { t } = useTranslation('courses');
  switch (courses.status) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Container>
            {Array.from({ length: skeletons }, (_, i) => (
              <CourseTileSkeleton key={i} />
            ))}
          </Container>
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError title={labels?.failed ?? t('failed')} failure={courses.failure} onRetry={onRetry} />;
    case 'ready':
      if (courses.value.rows.length > 0) return children(courses.value);
      return (
        <Suspense>
          <NoCourses packagesHref={packagesHref} title={labels?.emptyTitle} text={labels?.emptyText} />
        </Suspense>
      );
  }
}
