import type { StudentProgress, StudentProgressLink } from '@portal/domain/progress';
import type { Loadable } from '@portal/domain/shared';
import {
  failWhenRefused,
  useClient,
  useLoadableQueries,
  useLoadableQuery,
  useSilentClient,
  useStudent,
  type LoadableQuery,
} from '../client/index.ts';
import { progressQueries } from './queries.ts';

/** The URL of the school's progress page. */
export function useProgressLink(): LoadableQuery<StudentProgressLink> {
  return useLoadableQuery(progressQueries.link(useClient(), useStudent().userId));
}

/** The student's progress in a course. */
export function useStudentProgress(course: number): LoadableQuery<StudentProgress> {
  return failWhenRefused(useLoadableQuery(progressQueries.ofCourse(useClient(), useStudent().studentId, course)));
}

/**
 * Like `useStudentProgress`, but fetched silently, for a page that can do without it.
 *
 * @param enabled false = nothing is fetched
 */
export function useSilentProgress(course: number, enabled: boolean): LoadableQuery<StudentProgress> {
  return useLoadableQuery({ ...progressQueries.ofCourse(useSilentClient(), useStudent().studentId, course), enabled });
}

/** The student's progress in several courses. */
export interface CoursesProgress {
  /** By course. */
  progress: ReadonlyMap<number, Loadable<StudentProgress>>;
  refetch: () => void;
}

/** The progress in each of these courses, fetched silently. The queries are those of the courses' own pages. */
export function useCoursesProgress(courses: readonly number[]): CoursesProgress {
  const client = useSilentClient();
  const { studentId } = useStudent();
  const { entries, refetch } = useLoadableQueries(courses, (course) =>
    progressQueries.ofCourse(client, studentId, course),
  );
  return {
    progress: new Map([...entries].map(([course, { loadable }]) => [course, loadable])),
    refetch: () => courses.forEach(refetch),
  };
}
