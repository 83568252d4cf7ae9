import { addDays, mondayOf, type DayAndTime, type Failure, type Loadable } from '../shared/index.ts';
import type { AvailabilityDay, WeekAvailability } from './model.ts';

export type Direction = 'previous' | 'next';

/** What a student who looks for a day and a time with a teacher has chosen so far, a week at a time. */
export interface WeekChoice {
  /** The week looked at, by its Monday, `YYYY-MM-DD`. */
  monday: string;
  /** The first week that was shown, once it was left: there is no way back before it. */
  earliest: string | null;
  /** Which way the student goes; empty weeks are passed that way. */
  direction: Direction;
  /** How many empty weeks were passed on the way. */
  skipped: number;
  /** Only what is offered counts: see `showWeekChoice`. */
  day: string | null;
  time: string | null;
}

export type WeekChoiceAction =
  /** From this Monday on: a second press before the next render comes from the same week, and moves no further. */
  | { type: 'moved'; from: string; direction: Direction }
  | { type: 'emptyWeekSkipped'; monday: string }
  | { type: 'weekRetried' }
  | { type: 'dayChosen'; date: string }
  | { type: 'timeChosen'; time: string };

/** A server that never says which week is the last is not asked for ever. */
export const MAX_SKIPPED_WEEKS = 26;

/** Begins with the week of `today`. */
export function initialWeekChoice(today: string): WeekChoice {
  return { monday: mondayOf(today), earliest: null, direction: 'next', skipped: 0, day: null, time: null };
}

/** The next choice. What is about a week that is not looked at any more changes nothing. */
export function weekChoiceReducer(choice: WeekChoice, action: WeekChoiceAction): WeekChoice {
  const { monday, earliest, direction, skipped } = choice;
  switch (action.type) {
    case 'moved':
      if (action.from !== monday) return choice;
      return { ...travel(monday, action.direction), earliest: earliest ?? monday, skipped: 0 };
    case 'emptyWeekSkipped':
      return action.monday === monday ? { ...travel(monday, direction), earliest, skipped: skipped + 1 } : choice;
    case 'weekRetried':
      return { ...choice, skipped: 0 };
    case 'dayChosen':
      return action.date === choice.day ? choice : { ...choice, day: action.date, time: null };
    case 'timeChosen':
      return { ...choice, time: action.time };
  }
}

function travel(monday: string, direction: Direction): Omit<WeekChoice, 'earliest' | 'skipped'> {
  return { monday: addDays(monday, direction === 'next' ? 7 : -7), direction, day: null, time: null };
}

/** The day chosen, what it offers, and which of that is chosen. */
export interface ChosenDay {
  date: string;
  times: Loadable<readonly string[]>;
  time: string | null;
}

/**
 * What is shown of a week.
 * - `loading`: fetched, or passed since it is empty.
 * - `failed`: could not be looked up; there are no days to choose from.
 * - `empty`: the way ended here without a day: at the last week, or back at the earliest.
 * - `ready`: has days that can be chosen.
 */
type ShownWeek =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'empty' }
  | { status: 'ready'; days: readonly AvailabilityDay[]; day: ChosenDay | null };

/** Whether a week can be gone to: `waiting` = already on the way there. */
type WeekMove = 'offered' | 'waiting' | 'none';

/** A choice as it is shown. */
export interface ShownWeekChoice {
  /** The week's Monday, `YYYY-MM-DD`. */
  monday: string;
  week: ShownWeek;
  /** Which weeks can be gone to (001 §4): none before the earliest visited, none after the last. */
  moves: Record<Direction, WeekMove>;
}

const hasDays = ({ days }: WeekAvailability) => days.some(({ available }) => available);

/** Whether the week looked at is to be passed: it is empty, and the way does not end with it. */
export function skipsWeek(choice: WeekChoice, week: Loadable<WeekAvailability>): boolean {
  if (week.status !== 'ready' || hasDays(week.value)) return false;
  const { monday, earliest, direction, skipped } = choice;
  return direction === 'next'
    ? !week.value.isLast && skipped < MAX_SKIPPED_WEEKS
    : earliest !== null && monday > earliest;
}

/** The day whose times are offered; null = none is chosen that is available (001 §5). */
export function chosenDay({ day }: WeekChoice, week: Loadable<WeekAvailability>): string | null {
  const offered = week.status === 'ready' && week.value.days.some(({ available, date }) => available && date === day);
  return offered ? day : null;
}

/**
 * What is shown, and what can be done next.
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

/** Only a time that is offered can be chosen. */
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
      // On the way the student can only turn round, so a double press is one week, not two.
      return direction === 'next' ? { previous: back, next: 'waiting' } : { previous: 'waiting', next: 'offered' };
    case 'failed':
      // Whether more weeks follow is known only of a week that was come back to.
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
