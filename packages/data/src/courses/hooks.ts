import type { Course, PracticeProgress } from '@portal/domain/courses';
import type { Page } from '@portal/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useClient, useLoadableQuery, useStudent, type LoadableQuery } from '../client/index.ts';
import { courseQueries } from './queries.ts';

/**
 * The student's courses and diagnostic tests.
 *
 * @param enabled false = nothing is asked
 */
export function useCourses(enabled = true): LoadableQuery<Page<Course>> {
  return useLoadableQuery({ ...courseQueries.list(useClient(), useStudent().userId), enabled });
}

/** The same, as the assessment list asks for them: all at once. */
export function useCoursesWithTests(): LoadableQuery<Page<Course>> {
  return useLoadableQuery(courseQueries.withTests(useClient(), useStudent().userId));
}

/** Refetches what is shown of the courses and how far they are, or of their list alone; the rest is fetched when it is shown. */
export function useRefreshCourses(): (part?: 'list') => void {
  const queries = useQueryClient();
  const { userId } = useStudent();
  return (part) =>
    void queries.invalidateQueries({ queryKey: part ? courseQueries.listKey(userId) : courseQueries.key });
}

/** How far the practice of a course is; null = of none, and nothing is asked. */
export function usePracticeProgress(course: number | null): LoadableQuery<PracticeProgress> {
  const practice = courseQueries.practice(useClient(), useStudent().studentId, course ?? 0);
  return useLoadableQuery({ ...practice, enabled: course !== null });
}
