import { addDays } from '../shared/index.ts';
import type { ScheduleModule, ScheduleWeek, StudySchedule, Target, TestStatus } from './model.ts';

/** A week of a study schedule (002 §9). */
const WEEK_DAYS = 7;

/** Two years: a number of weeks beyond that is a mistake, and not drawn. */
const MOST_WEEKS = 104;

const weekly = (count: number, week: (index: number) => Omit<ScheduleWeek, 'number'>): ScheduleWeek[] =>
  Array.from({ length: Math.min(Math.max(0, count), MOST_WEEKS) }, (_, i) => ({ number: i + 1, ...week(i) }));

/**
 * The weeks of a schedule. A cycle has as many as it says, from its first day on, so each has its days; under any other
 * rule there are as many as the days make, and the days that remain tell which is the current one.
 *
 * @param today where the student is, `YYYY-MM-DD`
 */
export function scheduleWeeks({ cycle, days }: Pick<StudySchedule, 'cycle' | 'days'>, today: string): ScheduleWeek[] {
  if (cycle) {
    return weekly(cycle.weeks, (i) => {
      const from = addDays(cycle.start, i * WEEK_DAYS);
      const to = addDays(from, WEEK_DAYS - 1);
      return { days: { from, to }, status: to < today ? 'over' : from > today ? 'ahead' : 'current' };
    });
  }
  const { total, remaining } = days;
  if (total === null || remaining === null) return [];
  const current = remaining > 0 ? Math.floor(Math.max(0, total - remaining) / WEEK_DAYS) : Number.POSITIVE_INFINITY;
  return weekly(Math.ceil(total / WEEK_DAYS), (i) => ({
    days: null,
    status: i < current ? 'over' : i > current ? 'ahead' : 'current',
  }));
}

/** Whether what is done is as much as is asked for; null = nothing is asked for. */
export function targetReached({ done, minimum }: Target<number | null>): boolean | null {
  return minimum === null ? null : (done ?? 0) >= minimum;
}

/** Where a module stands; `inProgress` once something of it is done. */
export function moduleStatus({ completed, practice, score }: ScheduleModule): 'done' | 'inProgress' | 'notDone' {
  if (completed) return 'done';
  return practice.completed > 0 || score !== null ? 'inProgress' : 'notDone';
}

/** The module to go on with: the one the server names, else the first that is not completed; null = none is left. */
export function nextModule({ modules, currentModule }: StudySchedule): ScheduleModule | null {
  const open = modules.filter(({ completed }) => !completed);
  return open.find(({ id }) => id === currentModule) ?? open[0] ?? null;
}

/** Where the test stands (002 §2): it can be booked once all modules are completed. */
export function testStatus({ modules, test }: StudySchedule): TestStatus {
  if (test.starts) return { kind: 'booked', starts: test.starts };
  if (!modules.every(({ completed }) => completed)) return { kind: 'lessonsFirst' };
  return { kind: test.open ? 'bookable' : 'notOpen' };
}

/**
 * How many tasks are completed, of how many: the course, each module, the test. A test that the school has not opened
 * nobody can book: until then it does not count, so that all there is to do can be done.
 */
export function tasksDone({ courseRead, modules, test }: StudySchedule): { done: number; total: number } {
  const booked = test.starts !== null;
  const tasks = [courseRead, ...modules.map(({ completed }) => completed), ...(booked || test.open ? [booked] : [])];
  return { done: tasks.filter(Boolean).length, total: tasks.length };
}
