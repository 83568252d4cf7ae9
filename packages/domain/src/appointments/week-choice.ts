import { addDays, mondayOf, type DayAndTime, type Failure, type Loadable } from '../shared/index.ts';
import type { AvailabilityDay, WeekAvailability } from './model.ts';

export type Direction = 'previous' | 'next';

/** A student's choice of a day and a time with a teacher, browsing week by week. */
export interface WeekChoice {
  /** The Monday of the week that is shown, `YYYY-MM-DD`. */
  monday: string;
  /** The first week that was shown, once the student has moved on; no earlier week can be shown. */
  earliest: string | null;
  /** The direction of browsing, in which empty weeks are skipped. */
  direction: Direction;
  /** Number of empty weeks skipped since the last move. */
  skipped: number;
  /** Applies only while it is available: see `showWeekChoice`. */
  day: string | null;
  time: string | null;
}

export type WeekChoiceAction =
  /** `from` is the Monday shown, so that a double press before the next render moves one week only. */
  | { type: 'moved'; from: string; direction: Direction }
  | { type: 'emptyWeekSkipped'; monday: string }
  | { type: 'weekRetried' }
  | { type: 'dayChosen'; date: string }
  | { type: 'timeChosen'; time: string };

/** Limits the requests for a server that never sends `IsLastWeek`. */
export const MAX_SKIPPED_WEEKS = 26;

/** Starts with the week of `today`. */
export function initialWeekChoice(today: string): WeekChoice {
  return { monday: mondayOf(today), earliest: null, direction: 'next', skipped: 0, day: null, time: null };
}

/** The next choice. An action for a week that is not shown any more is ignored. */
export function weekChoiceReducer(choice: WeekChoice, action: WeekChoiceAction): WeekChoice {
  const { monday, earliest, direction, skipped } = choice;
  switch (action.type) {
    case 'moved':
      if (action.from !== monday) return choice;
      return { ...moveWeek(monday, action.direction), earliest: earliest ?? monday, skipped: 0 };
    case 'emptyWeekSkipped':
      return action.monday === monday ? { ...moveWeek(monday, direction), earliest, skipped: skipped + 1 } : choice;
    case 'weekRetried':
      return { ...choice, skipped: 0 };
    case 'dayChosen':
      return action.date === choice.day ? choice : { ...choice, day: action.date, time: null };
    case 'timeChosen':
      return { ...choice, time: action.time };
  }
}

function moveWeek(monday: string, direction: Direction): Omit<WeekChoice, 'earliest' | 'skipped'> {
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

/** A choice as the view shows it. */
export interface ShownWeekChoice {
  /** The week's Monday, `YYYY-MM-DD`. */
  monday: string;
  week: ShownWeek;
  /** Which moves are possible (001 §4): none before the earliest week shown, none after the last. */
  moves: Record<Direction, WeekMove>;
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

/** The chosen day; null = none is chosen, or it is not available (001 §5). */
export function chosenDay({ day }: WeekChoice, week: Loadable<WeekAvailability>): string | null {
  const offered = week.status === 'ready' && week.value.days.some(({ available, date }) => available && date === day);
  return offered ? day : null;
}

/**
 * The choice as the view shows it.
 *
 * @param week the week that begins on the choice's Monday
 * @param times those of `chosenDay`, `HH:mm`
 */
export function showWeekChoice(
  choice: WeekChoice,
  week: Loadable<WeekAvailability>,
  times: Loadable<readonly string[]>,
): ShownWeekChoice {
  const shown = showWeek(choice, week, times);
  const isLast = week.status === 'ready' && week.value.isLast;
  return { monday: choice.monday, week: shown, moves: weekMoves(choice, shown.status, isLast) };
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
      // Whether a later week exists is known only after moving back from it.
      return { previous: back, next: direction === 'previous' ? 'offered' : 'none' };
    case 'empty':
    case 'ready':
      return { previous: back, next: isLast ? 'none' : 'offered' };
  }
}

/** The day and time chosen; null until both are. */
export function chosenSlot({ week }: ShownWeekChoice): DayAndTime | null {
  const day = week.status === 'ready' ? week.day : null;
  return day && day.time !== null ? { date: day.date, time: day.time } : null;
}
