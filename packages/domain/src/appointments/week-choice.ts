import { addDays, mondayOf, type DayAndTime, type Failure, type Loadable } from '../shared/index.ts';
import type { AvailabilityDay, WeekAvailability } from './model.ts';

/** The direction in which the student browses, a week at a time. */
export type Direction = 'previous' | 'next';

/** A student's choice of a day and a time with a teacher, browsing week by week. */
export interface WeekChoice {
  /** The Monday of the week that is shown, `YYYY-MM-DD`. */
  monday: string;
  /** The first week that was shown, once the student has moved on; no earlier week can be shown. */
  earliest: string | null;
  /** The direction of browsing, in which empty weeks are skipped. */
  direction: Direction;
  /** The Monday of the week the last move began at; null before the first move. */
  from: string | null;
  /** Number of empty weeks skipped since the last move. */
  skipped: number;
  /** Applies only while it is available: see `showWeekChoice`. */
  day: string | null;
  time: string | null;
}

/** What changes a `WeekChoice`: what the student does, and weeks that turn out to be empty. */
export type WeekChoiceAction =
  /** `from` is the Monday shown, so that a double press before the next render moves one week only. */
  | { type: 'moved'; from: string; direction: Direction }
  /** Back to the week the last move began at, without skipping. */
  | { type: 'returned' }
  | { type: 'emptyWeekSkipped'; monday: string }
  | { type: 'weekRetried' }
  | { type: 'dayChosen'; date: string }
  | { type: 'timeChosen'; time: string }
  /** A day and a time at once, such as one of the next free times; its week is shown. */
  | { type: 'slotChosen'; slot: DayAndTime };

/** Limits the requests for a server that never sends `IsLastWeek`. */
export const MAX_SKIPPED_WEEKS = 26;

/**
 * Starts with the week of `today`, or with a day and time chosen before: then the weeks since today count as visited.
 *
 * @param today the first day offered, `YYYY-MM-DD` in the student's zone
 */
export function initialWeekChoice(today: string, slot: DayAndTime | null = null): WeekChoice {
  const begun: WeekChoice = {
    monday: mondayOf(today),
    earliest: null,
    direction: 'next',
    from: null,
    skipped: 0,
    day: null,
    time: null,
  };
  return slot === null || slot.date < today ? begun : withSlot({ ...begun, earliest: begun.monday }, slot);
}

const withSlot = (choice: WeekChoice, { date, time }: DayAndTime): WeekChoice => ({
  ...choice,
  monday: mondayOf(date),
  day: date,
  time,
});

/** Returns the next choice. An action for a week that is no longer shown is ignored. */
export function weekChoiceReducer(choice: WeekChoice, action: WeekChoiceAction): WeekChoice {
  const { monday, earliest, direction, from, skipped } = choice;
  switch (action.type) {
    case 'moved':
      if (action.from !== monday) return choice;
      return { ...moveWeek(monday, action.direction), earliest: earliest ?? monday, from: monday, skipped: 0 };
    case 'returned':
      return from === null ? choice : { ...choice, monday: from, from: null, skipped: 0, day: null, time: null };
    case 'emptyWeekSkipped':
      return action.monday === monday
        ? { ...moveWeek(monday, direction), earliest, from, skipped: skipped + 1 }
        : choice;
    case 'weekRetried':
      return { ...choice, skipped: 0 };
    case 'dayChosen':
      return action.date === choice.day ? choice : { ...choice, day: action.date, time: null };
    case 'timeChosen':
      return { ...choice, time: action.time };
    case 'slotChosen':
      return withSlot({ ...choice, earliest: earliest ?? monday, from: null, skipped: 0 }, action.slot);
  }
}

function moveWeek(monday: string, direction: Direction): Pick<WeekChoice, 'monday' | 'direction' | 'day' | 'time'> {
  return { monday: addDays(monday, direction === 'next' ? 7 : -7), direction, day: null, time: null };
}

/** The chosen day, its available times and the chosen time. */
export interface ChosenDay {
  date: string;
  times: Loadable<readonly string[]>;
  time: string | null;
}

/**
 * What is shown of a week.
 * - `loading`: being fetched, or skipped since it is empty.
 * - `empty`: no day is available, and it is the last week or the earliest one.
 * - `ready`: has available days.
 */
type ShownWeek =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'empty' }
  | { status: 'ready'; days: readonly AvailabilityDay[]; day: ChosenDay | null };

/** Whether the student can move to a week: `waiting` = it is being fetched. */
type WeekMove = 'offered' | 'waiting' | 'none';

/** The empty weeks that were skipped on the way to the shown one. */
export interface SkippedWeeks {
  weeks: number;
  /** First and last day of them, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** The Monday of the week the student came from; null = the choice began with an empty week. */
  backTo: string | null;
}

/** A choice as the view shows it. */
export interface ShownWeekChoice {
  /** The week's Monday, `YYYY-MM-DD`. */
  monday: string;
  week: ShownWeek;
  /** Which moves are possible (001 §4): none before the earliest week shown, none after the last. */
  moves: Record<Direction, WeekMove>;
  /** null = none, or weeks are still being skipped. */
  skipped: SkippedWeeks | null;
  /** The chosen day and time when they are no longer free; else null. */
  taken: DayAndTime | null;
}

const hasDays = ({ days }: WeekAvailability) => days.some(({ available }) => available);

/** Whether the shown week is skipped: it is empty and not the last one in the direction of browsing. */
export function skipsWeek(choice: WeekChoice, week: Loadable<WeekAvailability>): boolean {
  if (week.status !== 'ready' || hasDays(week.value)) return false;
  const { monday, earliest, direction, skipped } = choice;
  return direction === 'next'
    ? !week.value.isLast && skipped < MAX_SKIPPED_WEEKS
    : earliest !== null && monday > earliest;
}

/** Returns the chosen day; null = none is chosen, or it is not available (001 §5). */
export function chosenDay({ day }: WeekChoice, week: Loadable<WeekAvailability>): string | null {
  const offered = week.status === 'ready' && week.value.days.some(({ available, date }) => available && date === day);
  return offered ? day : null;
}

/**
 * Returns the choice as the view shows it.
 *
 * @param week the week that begins on the choice's Monday
 * @param times the times of `chosenDay`, `HH:mm`
 */
export function showWeekChoice(
  choice: WeekChoice,
  week: Loadable<WeekAvailability>,
  times: Loadable<readonly string[]>,
): ShownWeekChoice {
  const shown = showWeek(choice, week, times);
  const isLast = week.status === 'ready' && week.value.isLast;
  return {
    monday: choice.monday,
    week: shown,
    moves: weekMoves(choice, shown.status, isLast),
    skipped: shown.status === 'ready' || shown.status === 'empty' ? skippedWeeks(choice) : null,
    taken: takenSlot(choice, week, times),
  };
}

function skippedWeeks({ monday, direction, from, skipped }: WeekChoice): SkippedWeeks | null {
  if (skipped === 0) return null;
  const first = addDays(monday, direction === 'next' ? -7 * skipped : 7);
  return { weeks: skipped, from: first, to: addDays(first, 7 * skipped - 1), backTo: from };
}

function takenSlot(
  choice: WeekChoice,
  week: Loadable<WeekAvailability>,
  times: Loadable<readonly string[]>,
): DayAndTime | null {
  const { day: date, time } = choice;
  if (date === null || time === null || week.status !== 'ready') return null;
  const isFree = chosenDay(choice, week) !== null && (times.status !== 'ready' || times.value.includes(time));
  return isFree ? null : { date, time };
}

function showWeek(choice: WeekChoice, week: Loadable<WeekAvailability>, times: Loadable<readonly string[]>): ShownWeek {
  if (week.status !== 'ready') return week;
  if (skipsWeek(choice, week)) return { status: 'loading' };
  if (!hasDays(week.value)) return { status: 'empty' };
  const date = chosenDay(choice, week);
  const { days } = week.value;
  return { status: 'ready', days, day: date === null ? null : { date, times, time: chosenTime(choice, times) } };
}

/** The chosen time; null = none is chosen, or it is not available. */
function chosenTime({ time }: WeekChoice, times: Loadable<readonly string[]>): string | null {
  return time !== null && times.status === 'ready' && times.value.includes(time) ? time : null;
}

function weekMoves(
  { monday, earliest, direction }: WeekChoice,
  status: ShownWeek['status'],
  isLast: boolean,
): Record<Direction, WeekMove> {
  const back: WeekMove = earliest !== null && monday > earliest ? 'offered' : 'none';
  switch (status) {
    case 'loading':
      if (earliest === null) return { previous: 'none', next: 'none' };
      // While a week loads the student can only turn back, so a double press moves one week, not two.
      return direction === 'next' ? { previous: back, next: 'waiting' } : { previous: 'waiting', next: 'offered' };
    case 'failed':
      // Whether a later week exists is known only when the student has moved back from it.
      return { previous: back, next: direction === 'previous' ? 'offered' : 'none' };
    case 'empty':
    case 'ready':
      return { previous: back, next: isLast ? 'none' : 'offered' };
  }
}

/** The parts of a day under which its times are listed. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The times of a day by its parts, `HH:mm`; parts without times are left out. */
export function timesByPart(times: readonly string[]): { part: DayPart; times: readonly string[] }[] {
  const partOf = (time: string): DayPart => (time < '12:00' ? 'morning' : time < '18:00' ? 'afternoon' : 'evening');
  return (['morning', 'afternoon', 'evening'] as const)
    .map((part) => ({ part, times: times.filter((time) => partOf(time) === part) }))
    .filter((group) => group.times.length > 0);
}

/** The day and time chosen; null until both are. */
export function chosenSlot({ week }: ShownWeekChoice): DayAndTime | null {
  const day = week.status === 'ready' ? week.day : null;
  return day && day.time !== null ? { date: day.date, time: day.time } : null;
}
