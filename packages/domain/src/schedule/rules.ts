import { addDays } from '../shared/index.ts';
import type { ScheduleModule, ScheduleWeek, StudySchedule, Target, TestStatus } from './model.ts';

/** A week of a study schedule (002 §9). */
const WEEK_DAYS = 7;

/** Two years: a greater number of weeks is a mistake, and is limited to this. */
const MAX_WEEKS = 104;

const weekly = (count: number, week: (index: number) => Omit<ScheduleWeek, 'number'>): ScheduleWeek[] =>
  Array.from({ length: Math.min(Math.max(0, count), MAX_WEEKS) }, (_, i) => ({ number: i + 1, ...week(i) }));

/**
 * Returns the weeks of a schedule. A cycle states the number of weeks and, when its first day is known, their days.
 * Without a cycle, the number follows from the total of days. Without a first day, the current week follows from the
 * remaining days.
 *
 * @param today `YYYY-MM-DD` in the student's zone
 */
export function scheduleWeeks({ cycle, days }: Pick<StudySchedule, 'cycle' | 'days'>, today: string): ScheduleWeek[] {
  const start = cycle?.start ?? null;
  if (cycle && start !== null) {
    return weekly(cycle.weeks, (i) => {
      const from = addDays(start, i * WEEK_DAYS);
      const to = addDays(from, WEEK_DAYS - 1);
      return { days: { from, to }, status: to < today ? 'over' : from > today ? 'ahead' : 'current' };
    });
  }
  const total = cycle ? cycle.weeks * WEEK_DAYS : days.total;
  const { remaining } = days;
  if (total === null || remaining === null) return [];
  const current = remaining > 0 ? Math.floor(Math.max(0, total - remaining) / WEEK_DAYS) : Number.POSITIVE_INFINITY;
  return weekly(Math.ceil(total / WEEK_DAYS), (i) => ({
    days: null,
    status: i < current ? 'over' : i > current ? 'ahead' : 'current',
  }));
}

/** Whether the minimum is reached; null = there is none. */
export function targetReached({ done, minimum }: Target<number | null>): boolean | null {
  return minimum === null ? null : (done ?? 0) >= minimum;
}

/** The status of a module; `inProgress` once a lesson of it is done. */
export function moduleStatus({ completed, practice, score }: ScheduleModule): 'done' | 'inProgress' | 'notDone' {
  if (completed) return 'done';
  return practice.completed > 0 || score !== null ? 'inProgress' : 'notDone';
}

/** The module to resume: the server's current one, else the first that is not completed; null = all are completed. */
export function nextModule({ modules, currentModule }: StudySchedule): ScheduleModule | null {
  const open = modules.filter(({ completed }) => !completed);
  return open.find(({ id }) => id === currentModule) ?? open[0] ?? null;
}

/** The status of the test (002 §2): it can be booked once all modules are completed. */
export function testStatus({ modules, test }: StudySchedule): TestStatus {
  if (test.starts) return { kind: 'booked', starts: test.starts };
  if (!modules.every(({ completed }) => completed)) return { kind: 'lessonsFirst' };
  return { kind: test.open ? 'bookable' : 'notOpen' };
}

/** A task of a schedule: reading the course, a module, booking the test. */
export type NextTask = { kind: 'course' | 'test' } | { kind: 'module'; id: number; name: string };

/** Returns the first task that is left to do; null = none. A test that the school has not opened does not count. */
export function nextTask(schedule: StudySchedule): NextTask | null {
  if (!schedule.courseRead) return { kind: 'course' };
  const module = nextModule(schedule);
  if (module) return { kind: 'module', id: module.id, name: module.name };
  return testStatus(schedule).kind === 'bookable' ? { kind: 'test' } : null;
}

/**
 * How many of the tasks are completed: the course, each module, the test. A test that the school has not opened cannot be
 * booked, so it does not count until then.
 */
export function tasksDone({ courseRead, modules, test }: StudySchedule): { done: number; total: number } {
  const booked = test.starts !== null;
  const tasks = [courseRead, ...modules.map(({ completed }) => completed), ...(booked || test.open ? [booked] : [])];
  return { done: tasks.filter(Boolean).length, total: tasks.length };
}
