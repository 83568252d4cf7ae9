import { failed, loading, ready, type Loadable } from '../shared/index.ts';
import type { CourseModule, CourseModules, SelectedCourse } from './model.ts';

/** Why a course's lessons are not shown. */
export type CourseClosed = 'maintenance' | 'archived' | 'locked';

/** What the lesson page has to show. */
export type LessonsPage =
  | { is: 'resetting' }
  | { is: 'closed'; why: CourseClosed }
  | { is: 'empty' }
  | { is: 'open'; modules: readonly CourseModule[] };

interface Asked {
  resetting: Loadable<boolean>;
  course: Loadable<SelectedCourse>;
  modules: Loadable<CourseModules>;
}

/**
 * What the lesson page shows (002 §2). A reset that is going on comes before everything; while it is not known whether
 * one is, no lesson is offered. Without the course's name the lessons are still there.
 */
export function lessonsPage({ resetting, course, modules }: Asked): Loadable<LessonsPage> {
  if (resetting.state === 'ready' && resetting.value) return ready({ is: 'resetting' });
  if (course.state === 'ready' && course.value.standing !== 'open') {
    return ready({ is: 'closed', why: course.value.standing });
  }
  if (resetting.state === 'failed') return failed(resetting.failure);
  if (modules.state === 'failed') return failed(modules.failure);
  if (resetting.state === 'loading' || course.state === 'loading' || modules.state === 'loading') return loading;
  if (modules.value.locked) return ready({ is: 'closed', why: 'locked' });
  if (modules.value.modules.length === 0) return ready({ is: 'empty' });
  return ready({ is: 'open', modules: modules.value.modules });
}

/** The module that is shown: the one asked for, else the one last learned in, else the first that is not locked. */
export function moduleToShow(
  modules: readonly CourseModule[],
  asked: number | null,
  last: number | null,
): CourseModule | null {
  return (
    modules.find(({ id }) => id === asked) ??
    modules.find(({ id, locked }) => id === last && !locked) ??
    modules.find(({ locked }) => !locked) ??
    modules[0] ??
    null
  );
}
