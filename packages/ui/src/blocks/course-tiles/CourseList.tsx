import type { Course } from '@portal/domain/courses';
import type { Loadable, Page } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { media } from '../../theme/index.ts';
import type { CourseLinks } from './course-links.ts';
import { CourseTile } from './CourseTile.tsx';
import { LoadedCourses, type CourseListLabels } from './LoadedCourses.tsx';

export interface CourseListProps extends CourseLinks {
  courses: Loadable<Page<Course>>;
  onRetry: () => void;
  /** Labels of the list where it is not about courses. */
  labels?: CourseListLabels;
}

/** A page of courses and diagnostic tests, each with its status. */
export function CourseList({ courses, onRetry, labels, packagesHref, ...links }: CourseListProps) {
  const skeletonProps = { skeletons: 4, Container: SkeletonGrid };
  return (
    <LoadedCourses {...skeletonProps} courses={courses} onRetry={onRetry} packagesHref={packagesHref} labels={labels}>
      {(loaded) => <Courses courses={loaded} {...links} />}
    </LoadedCourses>
  );
}

function Courses({
  courses: { rows, total },
  courseHref,
  renewHref,
}: { courses: Page<Course> } & Omit<CourseLinks, 'packagesHref'>) {
  const { t } = useTranslation('courses');
  return (
    <>
      <Grid>
        {rows.map((course) => (
          <li key={`${course.kind}-${course.id}`}>
            <CourseTile course={course} heading="h2" href={courseHref(course)} renewHref={renewHref} />
          </li>
        ))}
      </Grid>
      {total > rows.length && <Footer>{t('firstOfMany', { shown: rows.length, total })}</Footer>}
    </>
  );
}

const columns = css`
  display: grid;
  gap: var(--space-3);
  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    gap: var(--space-4);
  }
  > * {
    display: grid;
  }
`;

const Grid = styled.ul`
  ${columns}
`;

const SkeletonGrid = styled.div`
  ${columns}
`;

const Footer = styled.p`
  margin-top: var(--space-4);
  font: var(--type-caption);
  color: var(--ink-muted);
  text-align: center;
`;
