import type { SelectedCourse } from '@portal/domain/lessons';
import { useClient, useLoadableQuery, type LoadableQuery } from '../client/index.ts';
import { lessonQueries } from './queries.ts';

/** What a course is called, and whether it can be learned in. */
export function useCourse(id: number): LoadableQuery<SelectedCourse> {
  return useLoadableQuery(lessonQueries.course(useClient(), id));
}
