import type { StudentProgress, StudentProgressLink } from '@portal/domain/progress';
import { useClient, useLoadableQuery, useSilentClient, useStudent, type LoadableQuery } from '../client/index.ts';
import { progressQueries } from './queries.ts';

/** The URL of the school's progress page. */
export function useProgressLink(): LoadableQuery<StudentProgressLink> {
  return useLoadableQuery(progressQueries.link(useClient(), useStudent().userId));
}

/** The student's progress in a course. */
export function useStudentProgress(course: number): LoadableQuery<StudentProgress> {
  return useLoadableQuery(progressQueries.ofCourse(useClient(), useStudent().studentId, course));
}

/**
 * The same for a page that can do without it: fetched silently.
 *
 * @param enabled false = nothing is fetched
 */
export function useSilentProgress(course: number, enabled: boolean): LoadableQuery<StudentProgress> {
  return useLoadableQuery({ ...progressQueries.ofCourse(useSilentClient(), useStudent().studentId, course), enabled });
}
