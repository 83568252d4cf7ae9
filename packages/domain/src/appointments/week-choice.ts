import {
  addDays,
  failed,
  loading,
  mondayOf,
  ready,
  type DayAndTime,
  type Failure,
  type Loadable,
} from '../shared/index.ts';
import type { AvailabilityDay, WeekAvailability } from './model.ts';

export type Direction = 'previous' | 'next';

/** The day chosen, what it offers, and which of that is chosen. */
export interface ChosenDay {
  date: string;
  times: Loadable<readonly string[]>;
  time: string | null;
}

/**
 * What is known of the week.
 * - `loading`: asked for; `skipped` counts the empty weeks passed on the way.
 * - `failed`: could not be looked up; there are no days to choose from.
 * - `empty`: the way ended here without a day: at the last week, or back at the earliest.
 * - `ready`: has days that can be chosen.
 */
type ShownWeek =
  | { status: 'loading'; skipped: number }
  | { status: 'failed'; failure: Failure }
  | { status: 'empty'; isLast: boolean }
  | { status: 'ready'; days: readonly AvailabilityDay[]; isLast: boolean; day: ChosenDay | null };

/** A student looking for a day and a time with a teacher, a week at a time. */
export interface WeekChoice {
  /** The week's Monday, `YYYY-MM-DD`. */
  monday: string;
  /** Where the way began: the first week that was shown; null until one is. There is no way back before it. */
  earliest: string | null;
  /** Which way the student goes; empty weeks are passed that way. */
  direction: Direction;
  week: ShownWeek;
}

/** What happens to a choice: the student's part, and the answers. */
export type WeekChoiceEvent =
  | { event: 'moved'; direction: Direction }
  | { event: 'dayChosen'; date: string }
  | { event: 'timeChosen'; time: string }
  | { event: 'weekRetried' }
  | { event: 'timesRetried' }
  | { event: 'weekArrived'; monday: string; week: WeekAvailability }
  | { event: 'weekFailed'; monday: string; failure: Failure }
  | { event: 'timesArrived'; date: string; times: readonly string[] }
  | { event: 'timesFailed'; date: string; failure: Failure };

/** A server that never says which week is the last is not asked for ever. */
export const SKIPPED_AT_MOST = 26;

/** Begins with the week of `today`. */
export function beginWeekChoice(today: string): WeekChoice {
  return { monday: mondayOf(today), earliest: null, direction: 'next', week: { status: 'loading', skipped: 0 } };
}

/** Whether a week can be gone to: `waiting` = already on the way there. */
type WeekMove = 'offered' | 'waiting' | 'none';

/** Which weeks can be gone to (001 §4): none before the earliest visited, none after the last. */
export function weekMoves({ monday, earliest, direction, week }: WeekChoice): Record<Direction, WeekMove> {
  if (earliest === null) return { previous: 'none', next: 'none' };
  const back: WeekMove = monday > earliest ? 'offered' : 'none';
  switch (week.status) {
    case 'loading':
      // On the way the student can only turn round, so a double press is one week, not two.
      return direction === 'next' ? { previous: back, next: 'waiting' } : { previous: 'waiting', next: 'offered' };
    case 'failed':
      // Whether more weeks follow is known only of a week that was come back to.
      return { previous: back, next: direction === 'previous' ? 'offered' : 'none' };
    case 'empty':
    case 'ready':
      return { previous: back, next: week.isLast ? 'none' : 'offered' };
  }
}

/** The day and time chosen; null until both are. */
export function chosenSlot(choice: WeekChoice): DayAndTime | null {
  const day = choice.week.status === 'ready' ? choice.week.day : null;
  return day && day.time !== null ? { date: day.date, time: day.time } : null;
}

/** The Monday whose week is to be asked for now; null = none. */
export function awaitedWeek({ monday, week }: WeekChoice): string | null {
  return week.status === 'loading' ? monday : null;
}

/** The day whose times are to be asked for now; null = none. */
export function awaitedDay({ week }: WeekChoice): string | null {
  return week.status === 'ready' && week.day?.times.status === 'loading' ? week.day.date : null;
}

/** The next state. An answer to what is not asked any more changes nothing. */
export function nextWeekChoice(choice: WeekChoice, happened: WeekChoiceEvent): WeekChoice {
  switch (happened.event) {
    case 'moved':
      return weekMoves(choice)[happened.direction] === 'offered' ? travel(choice, happened.direction, 0) : choice;
    case 'weekRetried':
      return choice.week.status === 'failed' ? { ...choice, week: { status: 'loading', skipped: 0 } } : choice;
    case 'weekArrived':
      return awaitedWeek(choice) === happened.monday ? arrive(choice, happened.week) : choice;
    case 'weekFailed':
      return awaitedWeek(choice) === happened.monday
        ? { ...choice, week: { status: 'failed', failure: happened.failure } }
        : choice;
    case 'dayChosen':
      return chooseDay(choice, happened.date);
    case 'timeChosen':
      return changeDay(choice, (day) => {
        const offered = day.times.status === 'ready' && day.times.value.includes(happened.time);
        return { ...day, time: offered ? happened.time : null };
      });
    case 'timesRetried':
      return changeDay(choice, (day) => (day.times.status === 'failed' ? { ...day, times: loading } : day));
    case 'timesArrived':
      return awaitedDay(choice) === happened.date
        ? changeDay(choice, (day) => ({ ...day, times: ready(happened.times) }))
        : choice;
    case 'timesFailed':
      return awaitedDay(choice) === happened.date
        ? changeDay(choice, (day) => ({ ...day, times: failed(happened.failure) }))
        : choice;
  }
}

function travel(choice: WeekChoice, direction: Direction, skipped: number): WeekChoice {
  const monday = addDays(choice.monday, direction === 'next' ? 7 : -7);
  return { ...choice, monday, direction, week: { status: 'loading', skipped } };
}

function arrive(choice: WeekChoice, { days, isLast }: WeekAvailability): WeekChoice {
  const { monday, direction, week } = choice;
  const shown = { ...choice, earliest: choice.earliest ?? monday };
  if (days.some(({ available }) => available)) return { ...shown, week: { status: 'ready', days, isLast, day: null } };
  const skipped = week.status === 'loading' ? week.skipped : 0;
  const ends = direction === 'next' ? isLast || skipped >= SKIPPED_AT_MOST : monday <= shown.earliest;
  return ends ? { ...shown, week: { status: 'empty', isLast } } : travel(choice, direction, skipped + 1);
}

/** Only an available day can be chosen (001 §5); anything else leaves none chosen. Another day clears the time. */
function chooseDay(choice: WeekChoice, date: string): WeekChoice {
  if (choice.week.status !== 'ready' || choice.week.day?.date === date) return choice;
  const offered = choice.week.days.some((day) => day.available && day.date === date);
  return { ...choice, week: { ...choice.week, day: offered ? { date, times: loading, time: null } : null } };
}

function changeDay(choice: WeekChoice, change: (day: ChosenDay) => ChosenDay): WeekChoice {
  if (choice.week.status !== 'ready' || !choice.week.day) return choice;
  return { ...choice, week: { ...choice.week, day: change(choice.week.day) } };
}
