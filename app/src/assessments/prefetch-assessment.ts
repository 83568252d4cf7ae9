import { prefetchAssessment } from '@portal/data/assessments';
import { prefetchSilentProgress } from '@portal/data/progress';
import { parseRouteId } from '@portal/domain/screens';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from '../router/lazy-route.tsx';

/**
 * Prefetches the first data of a course's assessments. The progress is shown above them, so it would shift the layout
 * if it came later.
 */
export async function prefetchCourseAssessment(
  context: ScreenPrefetchContext,
  { params }: RouteAddress,
): Promise<void> {
  const course = parseRouteId(params['id'] ?? '');
  if (course?.kind !== 'id') return;
  await Promise.all([prefetchAssessment(context, course.id), prefetchSilentProgress(context, course.id)]);
}
