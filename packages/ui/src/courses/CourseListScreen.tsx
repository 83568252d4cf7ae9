import type { Course } from '@portal/domain/courses';
import type { Loadable, Page } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { CourseTile, LoadedCourses, type CourseLinks } from '../shared/index.ts';
import { media } from '../theme/index.ts';

export interface CourseListScreenProps extends CourseLinks {
  courses: Loadable<Page<Course>>;
  onRetry: () => void;
}

/** /MyCourseList: every course and diagnostic test of the student, each with its status (002 §2). */
export function CourseListScreen({ courses, onRetry, packagesHref, ...links }: CourseListScreenProps) {
  return (
    <LoadedCourses courses={courses} onRetry={onRetry} packagesHref={packagesHref} skeletons={4} Room={SkeletonGrid}>
      {(loaded) => <Courses courses={loaded} {...links} />}
    </LoadedCourses>
  );
}

function Courses({
  courses: { rows, total },
  courseHref,
  renewHref,
  onIntent,
}: { courses: Page<Course> } & Omit<CourseLinks, 'packagesHref'>) {
  const { t } = useTranslation('courses');
  return (
    <>
      <Grid>
        {rows.map((course) => (
          <li key={`${course.kind}-${course.id}`}>
            <CourseTile
              course={course}
              heading="h2"
              href={courseHref(course)}
              renewHref={renewHref}
              onIntent={onIntent && (() => onIntent(course))}
            />
          </li>
        ))}
      </Grid>
      {total > rows.length && <End>{t('firstOfMany', { shown: rows.length, total })}</End>}
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

const End = styled.p`
  margin-top: var(--space-4);
  font: var(--type-caption);
  color: var(--ink-muted);
  text-align: center;
`;
