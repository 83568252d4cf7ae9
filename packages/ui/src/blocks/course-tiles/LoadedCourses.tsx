import type { Course } from '@portal/domain/courses';
import type { Href, Loadable, Page } from '@portal/domain/shared';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary, SkeletonGroup } from '../../kit/index.ts';
import { CourseTileSkeleton } from './CourseTileSkeleton.tsx';
import { NoCourses } from './lazy-parts.ts';
import { LoadError } from '../load-error/index.ts';

/** Labels of a list that is empty or failed to load. */
export interface CourseListLabels {
  failed: string;
  emptyTitle: string;
  emptyText: string;
}

export interface LoadedCoursesProps {
  courses: Loadable<Page<Course>>;
  onRetry: () => void;
  packagesHref: Href;
  /** Default: labels for courses. */
  labels?: CourseListLabels | undefined;
  /** How many skeleton tiles are shown while the courses load, and their container. */
  skeletons: number;
  /** How many of them have a progress bar. */
  bars?: number;
  Container: ComponentType<{ children: ReactNode }>;
  /** Renders the courses; never called with an empty page. */
  children: (courses: Page<Course>) => ReactNode;
}

/** Renders courses in each state of their query: skeletons, an error with a retry, an empty state, or `children`. */
export function LoadedCourses({
  courses,
  onRetry,
  packagesHref,
  labels,
  skeletons,
  bars = 0,
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
              <CourseTileSkeleton key={i} bar={i < bars} />
            ))}
          </Container>
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError title={labels?.failed ?? t('failed')} failure={courses.failure} onRetry={onRetry} />;
    case 'ready':
      if (courses.value.rows.length > 0) return children(courses.value);
      return (
        <PartBoundary>
          <NoCourses packagesHref={packagesHref} title={labels?.emptyTitle} text={labels?.emptyText} />
        </PartBoundary>
      );
  }
}
