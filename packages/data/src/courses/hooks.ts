import type { Course, PracticeProgress } from '@portal/domain/courses';
import type { Page } from '@portal/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useClient, useLoadableQuery, useStudent, type LoadableQuery } from '../client/index.ts';
import { courseQueries } from './queries.ts';

/**
 * The student's courses and diagnostic tests.
 *
 * @param enabled false = nothing is fetched
 */
export function useCourses(enabled = true): LoadableQuery<Page<Course>> {
  return useLoadableQuery({ ...courseQueries.list(useClient(), useStudent().userId), enabled });
}

/** The student's courses and diagnostic tests in one list, for the assessment list. */
export function useCoursesWithTests(): LoadableQuery<Page<Course>> {
  return useLoadableQuery(courseQueries.withTests(useClient(), useStudent().userId));
}

/** Refetches the active course queries, or only the list; inactive ones are refetched when they are next used. */
export function useRefreshCourses(): (part?: 'list') => void {
  const queries = useQueryClient();
  const { userId } = useStudent();
  return (part) => void invalidate(queries, { queryKey: part ? courseQueries.listKey(userId) : courseQueries.key });
}

/** Progress in a course's practice lessons; `course` null = nothing is fetched. */
export function usePracticeProgress(course: number | null): LoadableQuery<PracticeProgress> {
  const practice = courseQueries.practice(useClient(), useStudent().studentId, course ?? 0);
  return useLoadableQuery({ ...practice, enabled: course !== null });
}
