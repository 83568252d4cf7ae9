import { prefetchCourse, prefetchCourseModules, prefetchCourseReset } from '@portal/data/lessons';
import { parseRouteId } from '@portal/domain/screens';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from '../router/lazy-route.tsx';

/** Fetches ahead what the lesson page begins with. */
export async function prefetchLessons(context: ScreenPrefetchContext, { params }: RouteAddress): Promise<void> {
  const course = parseRouteId(params['id'] ?? '');
  if (course?.kind !== 'id') return;
  await Promise.all([
    prefetchCourse(context, course.id),
    prefetchCourseModules(context, course.id),
    prefetchCourseReset(context, course.id),
  ]);
}
