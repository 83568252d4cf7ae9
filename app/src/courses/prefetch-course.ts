import { prefetchCourse, prefetchCourseOutline } from '@portal/data/lessons';
import { parseRouteId } from '@portal/domain/screens';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteParams } from '../router/lazy-route.tsx';

/** Fetches ahead what the page of a course begins with. */
export async function prefetchCoursePage(context: ScreenPrefetchContext, { id = '' }: RouteParams): Promise<void> {
  const course = parseRouteId(id);
  if (course?.kind !== 'id') return;
  await Promise.all([prefetchCourse(context, course.id), prefetchCourseOutline(context, course.id)]);
}
