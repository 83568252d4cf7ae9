import { prefetchCourse, prefetchCourseOutline } from '@portal/data/lessons';
import { parseRouteId } from '@portal/domain/screens';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from '../router/lazy-route.tsx';

/** Prefetches the first data of a course's page. */
export async function prefetchCoursePage(context: ScreenPrefetchContext, { params }: RouteAddress): Promise<void> {
  const course = parseRouteId(params['id'] ?? '');
  if (course?.kind !== 'id') return;
  await Promise.all([prefetchCourse(context, course.id), prefetchCourseOutline(context, course.id)]);
}
