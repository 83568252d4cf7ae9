import { useCourseOutline, useSilentTopics } from '@portal/data/lessons';
import { useSilentProgress } from '@portal/data/progress';
import { useSilentSchedule } from '@portal/data/schedule';
import { lessonsPage, nextStep } from '@portal/domain/lessons';
import { progressContent } from '@portal/domain/progress';
import { nextModule } from '@portal/domain/schedule';
import { paths } from '@portal/domain/screens';
import { mapLoadable, ready } from '@portal/domain/shared';
import type { CourseScreenProps } from '@portal/ui/courses';
import { useLastLesson } from '../hooks/useLastLesson.ts';
import { useLessonLinks } from '../hooks/useLessonLinks.ts';
import { usePermissions } from '../hooks/usePermissions.ts';

/**
 * The parts of a course's page that the specification does not have. Each is fetched silently and on its own, under the
 * query keys of the page it belongs to.
 *
 * @param enabled false = nothing is fetched
 */
export function useCourseHome(
  id: number,
  enabled: boolean,
): Omit<CourseScreenProps, 'course' | 'onRetry' | 'lessonsAreCalledPosts'> {
  const lessonLinks = useLessonLinks(id);
  const { waiting } = usePermissions();
  const { resetting, modules } = useCourseOutline(id, enabled);
  const page = lessonsPage(resetting.loadable, modules.loadable);
  const practice = useSilentProgress(id, enabled);
  const progress = progressContent(resetting.loadable, practice.loadable);
  const mayPlan = lessonLinks.schedule !== null;
  const planned = useSilentSchedule(id, enabled && mayPlan);
  const schedule = mayPlan || waiting ? planned.loadable : ready(null);

  function checkReset() {
    resetting.retry();
    // A reset that has finished has changed both.
    practice.retry();
    if (mayPlan) planned.retry();
  }

  const { last } = useLastLesson(id);
  const open = page.status === 'ready' && page.value.kind === 'open' ? page.value.modules : [];
  const opened = open.filter((module) => module.id === last?.module && !module.locked).map((module) => module.id);
  const topics = useSilentTopics(id, opened, resetting.data === true).modules;
  return {
    page,
    onRetryModules: () => {
      for (const one of [resetting, modules]) if (one.loadable.status === 'failed') one.retry();
    },
    next: nextStep(page, {
      last: last && { module: last.module, lesson: last.id },
      topics: topics.get(last?.module ?? 0)?.topics ?? { status: 'loading' },
      plan: mapLoadable(
        schedule,
        (plan) =>
          plan && {
            done: plan.modules.filter(({ completed }) => completed).map((module) => module.id),
            next: nextModule(plan)?.id ?? null,
          },
      ),
      progress: mapLoadable(progress, (content) => (content.kind === 'known' ? content.progress : null)),
    }),
    progress,
    schedule,
    reset: { onCheck: checkReset, checking: resetting.isFetching, failure: resetting.refetchFailure },
    links: {
      lessons: paths.lessons(id),
      module: (module, lesson) => paths.lessons(id, module, lesson),
      progress: lessonLinks.progress,
      schedule: lessonLinks.schedule,
      meeting: lessonLinks.meeting,
      courses: lessonLinks.courses,
      packages: lessonLinks.packages,
    },
  };
}
