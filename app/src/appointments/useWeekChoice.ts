import type { Availability } from '@portal/data/appointments';
import {
  awaitedDay,
  awaitedWeek,
  beginWeekChoice,
  nextWeekChoice,
  type WeekChoice,
  type WeekChoiceEvent,
} from '@portal/domain/appointments';
import { asFailure } from '@portal/domain/shared';
import { useEffect, useReducer } from 'react';

/**
 * Drives the choice of a week, a day and a time: asks for what the choice waits for, and drops what it waits for no
 * longer.
 *
 * @param availability whose time is looked for; the same object as long as it is the same teacher's
 * @param today where the first look begins, `YYYY-MM-DD` in the student's zone
 * @param looking false while the choice is not on the screen: then nothing is asked
 */
export function useWeekChoice(
  availability: Availability,
  today: string,
  looking: boolean,
): [WeekChoice, (happened: WeekChoiceEvent) => void] {
  const [choice, tell] = useReducer(nextWeekChoice, today, beginWeekChoice);
  const monday = looking ? awaitedWeek(choice) : null;
  const date = looking ? awaitedDay(choice) : null;

  useEffect(() => {
    if (monday === null) return undefined;
    return asking(
      (signal) => availability.week(monday, signal),
      (week) => tell({ event: 'weekArrived', monday, week }),
      (thrown) => tell({ event: 'weekFailed', monday, failure: asFailure(thrown) }),
    );
  }, [availability, monday]);

  useEffect(() => {
    if (date === null) return undefined;
    return asking(
      (signal) => availability.times(date, signal),
      (times) => tell({ event: 'timesArrived', date, times }),
      (thrown) => tell({ event: 'timesFailed', date, failure: asFailure(thrown) }),
    );
  }, [availability, date]);

  return [choice, tell];
}

/** Asks, and gives the way to stop; once stopped nothing is told. */
function asking<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  onAnswer: (answer: T) => void,
  onFailure: (thrown: unknown) => void,
): () => void {
  const stop = new AbortController();
  ask(stop.signal).then(
    (answer) => !stop.signal.aborted && onAnswer(answer),
    (thrown: unknown) => !stop.signal.aborted && onFailure(thrown),
  );
  return () => stop.abort();
}
