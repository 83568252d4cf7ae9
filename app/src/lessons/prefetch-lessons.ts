import { prefetchCourse, prefetchCourseModules, prefetchCourseReset, prefetchTopics } from '@portal/data/lessons';
import { moduleToShow } from '@portal/domain/lessons';
import { parseRouteId } from '@portal/domain/screens';
import { lastLessonIn } from '../hooks/useLastLesson.ts';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from '../router/lazy-route.tsx';
import { readLessonSearch } from './useLessonSearchParams.ts';

/** Prefetches the first data of the lesson page. */
export async function prefetchLessons(context: ScreenPrefetchContext, { params, search }: RouteAddress): Promise<void> {
  const course = parseRouteId(params['id'] ?? '');
  if (course?.kind !== 'id') return;
  await Promise.all([prefetchCourse(context, course.id), prefetchModule(context, course.id, search)]);
}

/**
 * Prefetches the modules, and, once it is known that the course is not being reset, the lessons of the module that will
 * be shown. On intent, the lessons are not prefetched: the course's page would have them fetched again when it is left.
 */
async function prefetchModule(context: ScreenPrefetchContext, course: number, search: URLSearchParams): Promise<void> {
  const [resetting, found] = await Promise.all([
    prefetchCourseReset(context, course),
    prefetchCourseModules(context, course),
  ]);
  if (resetting !== false || !found || found.locked) return;
  const last = lastLessonIn(course, context.student.studentId);
  const module = moduleToShow(found.modules, readLessonSearch(search).module, last?.module ?? null);
  if (module && !module.locked) await prefetchTopics(context, course, module.id);
}
