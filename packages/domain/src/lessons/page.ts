import { failed, loading, ready, type Loadable } from '../shared/index.ts';
import { type CourseModule } from '../blocks/index.ts';
import type { CourseModules } from './model.ts';

/** What the lesson page shows; `locked`: the whole course is locked. */
export type LessonsPage =
  | { kind: 'resetting' }
  | { kind: 'locked' }
  | { kind: 'empty' }
  | { kind: 'open'; modules: readonly CourseModule[] };

/**
 * What the lesson page shows (002 §2). A running reset wins over everything else; until it is known whether one is
 * running, no lesson is shown.
 */
export function lessonsPage(resetting: Loadable<boolean>, modules: Loadable<CourseModules>): Loadable<LessonsPage> {
  if (resetting.status === 'ready' && resetting.value) return ready({ kind: 'resetting' });
  if (resetting.status === 'failed') return failed(resetting.failure);
  if (modules.status === 'failed') return failed(modules.failure);
  if (resetting.status === 'loading' || modules.status === 'loading') return loading;
  if (modules.value.locked) return ready({ kind: 'locked' });
  if (modules.value.modules.length === 0) return ready({ kind: 'empty' });
  return ready({ kind: 'open', modules: modules.value.modules });
}

/** The module to show: the requested one, else the one opened last, else the first that is not locked. */
export function moduleToShow(
  modules: readonly CourseModule[],
  requested: number | null,
  last: number | null,
): CourseModule | null {
  return (
    modules.find(({ id }) => id === requested) ??
    modules.find(({ id, locked }) => id === last && !locked) ??
    modules.find(({ locked }) => !locked) ??
    modules[0] ??
    null
  );
}
