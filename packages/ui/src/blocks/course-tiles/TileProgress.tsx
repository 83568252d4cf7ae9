import type { Course } from '@portal/domain/courses';
import type { LessonsProgress, StudentProgress } from '@portal/domain/progress';
import type { Loadable } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FactLine, ProgressBar, Skeleton } from '../../kit/index.ts';
import { tabularNumbers } from '../../theme/index.ts';

/** The student's progress in courses, by their ids. */
export type CoursesProgress = ReadonlyMap<number, Loadable<StudentProgress>>;

interface TileProgressProps {
  course: Course;
  status: ReactNode;
  /** The progress by course id; for other courses only the status is shown. */
  progress: CoursesProgress;
  lessons: keyof StudentProgress;
  /** Returns the facts to show: "6 of 15 done", "average 68%". */
  factsOf: (progress: LessonsProgress) => readonly string[];
}

/** A course's status with its progress as text and as a bar; the status alone where there is no progress. */
export function TileProgress({ course, status, progress, lessons, factsOf }: TileProgressProps) {
  // Courses and diagnostic tests may have the same ids.
  const loadable = course.kind === 'course' ? progress.get(course.id) : undefined;
  if (!loadable || loadable.status === 'failed') return status;
  if (loadable.status === 'loading') {
    return (
      <Progress status={status} bar={<Skeleton shape="line" height="4px" />}>
        {factsOf(placeholderProgress(course)).map((fact) => (
          <FactSkeleton key={fact}>
            <Skeleton shape="line" width="80px" />
          </FactSkeleton>
        ))}
      </Progress>
    );
  }
  const known = loadable.value[lessons];
  if (known.total === 0) return status;
  const facts = factsOf(known);
  return (
    <Progress status={status} bar={<ProgressBar thin value={known.percent} label={facts.join(' · ')} />}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Progress>
  );
}

/** Progress with the likely number of facts, for the placeholders: a course that is not started has no average. */
const placeholderProgress = ({ progress }: Course): LessonsProgress => ({
  completed: 0,
  total: 1,
  percent: 0,
  score: progress === 'notStarted' ? null : 0,
});

interface ProgressProps {
  status: ReactNode;
  /** Hidden from screen readers: the facts say the same. */
  bar: ReactNode;
  /** The facts. */
  children: ReactNode;
}

function Progress({ status, bar, children }: ProgressProps) {
  return (
    <Root>
      <FactLine glyph>
        {status}
        {children}
      </FactLine>
      <div aria-hidden>{bar}</div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: var(--space-2);
  min-width: 0;
  ${tabularNumbers}
`;

/* As high as a line of text. */
const FactSkeleton = styled.span`
  display: flex;
  align-items: center;
  height: 1lh;
`;
