import { useAvailabilityTimes, useAvailabilityWeek, type AvailabilityScope } from '@portal/data/appointments';
import {
  chosenDay,
  skipsWeek,
  showWeekChoice,
  type ShownWeekChoice,
  type WeekChoice,
  type WeekChoiceAction,
} from '@portal/domain/appointments';
import { useEffect, useEffectEvent } from 'react';

/** The choice of a week, a day and a time, as props of the views. */
interface WeekChoiceHandle {
  choice: ShownWeekChoice;
  onRetryWeek: () => void;
  onRetryTimes: () => void;
  /** Fetches the times of the chosen day again: somebody else may have taken the chosen one. */
  recheck: () => void;
}

/** The scope while no teacher is chosen; nothing is fetched for it. */
const NOBODY: AvailabilityScope = { kind: 'teacher', typeId: 0, teacherId: 0 };

/**
 * The student's choice of a teacher's time. Weeks without a free day are skipped automatically.
 *
 * @param of scope of the teacher's availability; null = no teacher is chosen yet
 * @param enabled false while the choice is not shown: then nothing is fetched, and the choice is kept
 */
export function useWeekChoice(
  of: AvailabilityScope | null,
  choice: WeekChoice,
  onChoice: (action: WeekChoiceAction) => void,
  enabled: boolean,
): WeekChoiceHandle {
  const { monday } = choice;
  const options = { enabled: enabled && of !== null };
  const week = useAvailabilityWeek(of ?? NOBODY, monday, options);
  const day = chosenDay(choice, week.loadable);
  const times = useAvailabilityTimes(of ?? NOBODY, day, options);
  const skips = skipsWeek(choice, week.loadable);

  const skip = useEffectEvent(() => onChoice({ type: 'emptyWeekSkipped', monday }));
  useEffect(() => {
    if (skips) skip();
  }, [skips, monday]);

  return {
    choice: showWeekChoice(choice, week.loadable, times.loadable),
    onRetryWeek: () => {
      onChoice({ type: 'weekRetried' });
      week.retry();
    },
    onRetryTimes: times.retry,
    recheck: () => {
      if (day !== null) void times.refetch();
    },
  };
}
