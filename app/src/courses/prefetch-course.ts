import { prefetchCourse, prefetchCourseOutline } from '@portal/data/lessons';
import { parseRouteId } from '@portal/domain/screens';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from '../router/lazy-route.tsx';

/** Fetches ahead what the page of a course begins with. */
export async function prefetchCoursePage(context: ScreenPrefetchContext, { params }: RouteAddress): Promise<void> {
  const course = parseRouteId(params['id'] ?? '');
  if (course?.kind !== 'id') return;
  await Promise.all([prefetchCourse(context, course.id), prefetchCourseOutline(context, course.id)]);
}
