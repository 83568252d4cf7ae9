import type { StudentProgress, StudentProgressLink } from '@portal/domain/progress';
import { useClient, useLoadableQuery, useStudent, type LoadableQuery } from '../client/index.ts';
import { progressQueries } from './queries.ts';

/** Where the school's own progress page is. */
export function useProgressLink(): LoadableQuery<StudentProgressLink> {
  return useLoadableQuery(progressQueries.link(useClient(), useStudent().userId));
}

/** How far the student is in a course. */
export function useStudentProgress(course: number): LoadableQuery<StudentProgress> {
  return useLoadableQuery(progressQueries.ofCourse(useClient(), useStudent().studentId, course));
}
