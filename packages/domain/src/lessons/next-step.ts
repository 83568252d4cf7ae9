import type { CourseModule } from '../blocks/index.ts';
import { loading, ready, type Loadable } from '../shared/index.ts';
import type { Lesson, Topic } from './model.ts';
import type { LessonsPage } from './page.ts';
import { moduleState } from './rules.ts';
import { lessonToResume, type LessonLocation } from './search.ts';

/**
 * What a student does next in a course.
 * - `lesson`: opens this lesson.
 * - `module`: opens this module; which of its lessons is next is not known. `started` false = nothing in the course is
 *   done yet.
 * - `allDone`: everything that is open to the student is done.
 */
export type NextStep =
  | { kind: 'lesson'; lesson: Lesson; module: CourseModule }
  | { kind: 'module'; module: CourseModule; started: boolean }
  | { kind: 'allDone' };

/** How many lessons there are, and how many of them are done. */
interface Count {
  total: number;
  completed: number;
}

/** What is known of the student's work in a course. A part that failed to load counts as not known. */
interface CourseWork {
  /** The lesson last opened on this device. */
  last: LessonLocation | null;
  /** The topics of its module. */
  topics: Loadable<readonly Topic[]>;
  /** The modules that are done in the study schedule, and the one it continues with; null = there is no schedule. */
  plan: Loadable<{ done: readonly number[]; next: number | null } | null>;
  /** The practice lessons and assessments of the course; null = their numbers are not known. */
  progress: Loadable<{ practice: Count; assessments: Count } | null>;
}

/**
 * Returns what to continue a course with; null = nothing is open. A lesson can be found only among the topics of the
 * module last opened: no others are fetched, since a module loads its topics when it is first opened (002 §2).
 */
export function nextStep(page: Loadable<LessonsPage>, work: CourseWork): Loadable<NextStep | null> {
  if (page.status === 'loading') return loading;
  if (page.status === 'failed' || page.value.kind !== 'open') return ready(null);
  const open = page.value.modules.filter(({ locked }) => !locked);
  const last = open.find(({ id }) => id === work.last?.module);
  if (last && work.topics.status === 'loading') return loading;
  const topics = last ? valueOrNull(work.topics) : null;
  const lesson = topics && lessonToResume(topics, work.last?.lesson ?? null);
  if (last && lesson) return ready({ kind: 'lesson', lesson, module: last });

  if (work.plan.status === 'loading' || work.progress.status === 'loading') return loading;
  const plan = valueOrNull(work.plan);
  const progress = valueOrNull(work.progress);
  const done = new Set(plan?.done);
  if (last && topics && moduleState(topics) === 'done') done.add(last.id);
  const lessonsDone = progress !== null && progress.practice.total > 0 && Object.values(progress).every(isDone);
  if (open.length > 0 && (lessonsDone || open.every(({ id }) => done.has(id)))) return ready({ kind: 'allDone' });
  // A module whose topics are known but without a lesson to continue with has nothing left to open.
  const left = open.filter((one) => !done.has(one.id) && !(one === last && topics));
  const module = left.find(({ id }) => id === plan?.next) ?? left.find((one) => one === last) ?? left[0];
  if (!module) return ready(null);
  const started = work.last !== null || done.size > 0 || progress === null || progress.practice.completed > 0;
  return ready({ kind: 'module', module, started });
}

const isDone = ({ total, completed }: Count) => completed >= total;

const valueOrNull = <T>(loadable: Loadable<T>): T | null => (loadable.status === 'ready' ? loadable.value : null);
