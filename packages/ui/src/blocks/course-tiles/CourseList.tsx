import type { Course } from '@portal/domain/courses';
import type { Loadable, Page } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, Section, SectionSkeleton } from '../../kit/index.ts';
import { media } from '../../theme/index.ts';
import type { CourseLinks } from './course-links.ts';
import { CourseTile, type RenderStatus } from './CourseTile.tsx';
import { LoadedCourses, type CourseListLabels } from './LoadedCourses.tsx';

export interface CourseListProps extends CourseLinks {
  courses: Loadable<Page<Course>>;
  onRetry: () => void;
  /** Set when the courses after those shown failed to load: fetches them again. */
  onRetryFurther?: (() => void) | null;
  /** Headings over the courses and over the tests; without headings both are in one list. */
  headings?: Record<Course['kind'], string>;
  /** Labels of the list where it is not about courses. */
  labels?: CourseListLabels;
  /** Renders the status of each tile, for instance with the progress of the course. */
  renderStatus?: RenderStatus;
}

/** A page of courses and diagnostic tests, each with its status. */
export function CourseList({ courses, onRetry, labels, packagesHref, ...rest }: CourseListProps) {
  // Of courses and their assessments: most often the first course is in progress, and all courses have assessments.
  const skeletonProps = rest.headings
    ? { skeletons: 4, bars: 4, Container: SkeletonSection }
    : { skeletons: 4, bars: 1, Container: Grid };
  return (
    <LoadedCourses {...skeletonProps} courses={courses} onRetry={onRetry} packagesHref={packagesHref} labels={labels}>
      {(loaded) => <Courses courses={loaded} {...rest} />}
    </LoadedCourses>
  );
}

/** The skeleton tiles under a placeholder of the first heading. */
const SkeletonSection = ({ children }: { children: ReactNode }) => (
  <SectionSkeleton>
    <Grid>{children}</Grid>
  </SectionSkeleton>
);

const KINDS = ['course', 'diagnosticTest'] as const;

function Courses({
  courses: { rows, total },
  onRetryFurther = null,
  headings,
  ...links
}: { courses: Page<Course> } & Omit<CourseListProps, 'courses' | 'onRetry' | 'labels' | 'packagesHref'>) {
  const { t } = useTranslation(['courses', 'common']);
  return (
    <>
      {headings ? (
        KINDS.map((kind) => {
          const ofKind = rows.filter((course) => course.kind === kind);
          return (
            ofKind.length > 0 && (
              <Section key={kind} title={headings[kind]}>
                <Tiles rows={ofKind} heading="h3" {...links} />
              </Section>
            )
          );
        })
      ) : (
        <Tiles rows={rows} heading="h2" {...links} />
      )}
      {total > rows.length && (
        <Footer>
          <p>{t('courses:firstOfMany', { shown: rows.length, total })}</p>
          {onRetryFurther && (
            <Button variant="tonal" compact onClick={onRetryFurther}>
              {t('common:retry')}
            </Button>
          )}
        </Footer>
      )}
    </>
  );
}

interface TilesProps extends Omit<CourseLinks, 'packagesHref'> {
  rows: readonly Course[];
  heading: 'h2' | 'h3';
  renderStatus?: RenderStatus | undefined;
}

function Tiles({ rows, heading, courseHref, ...rest }: TilesProps) {
  return (
    <Grid as="ul" role="list">
      {rows.map((course) => (
        <li key={`${course.kind}-${course.id}`}>
          <CourseTile course={course} heading={heading} href={courseHref(course)} {...rest} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  gap: var(--space-3);
  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    gap: var(--space-4);
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > * {
    display: grid;
  }
`;

const Footer = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  margin-top: var(--space-4);
  font: var(--type-caption);
  color: var(--ink-muted);
  text-align: center;
`;
