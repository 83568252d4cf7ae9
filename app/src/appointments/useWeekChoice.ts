import { useAvailabilityTimes, useAvailabilityWeek, type AvailabilityScope } from '@portal/data/appointments';
import {
  initialWeekChoice,
  chosenDay,
  skipsWeek,
  showWeekChoice,
  weekChoiceReducer,
  type ShownWeekChoice,
  type WeekChoiceAction,
} from '@portal/domain/appointments';
import { useEffect, useReducer } from 'react';

/** The choice of a week, a day and a time, as props of the dialog. */
interface WeekChoiceHandle {
  choice: ShownWeekChoice;
  onChoice: (action: WeekChoiceAction) => void;
  onRetryWeek: () => void;
  onRetryTimes: () => void;
}

/**
 * The student's choice of a teacher's time. Weeks without a free day are skipped automatically.
 *
 * @param today the first day offered, `YYYY-MM-DD` in the student's zone
 * @param enabled false while the choice is not shown: then nothing is fetched, and the choice is kept
 */
export function useWeekChoice(of: AvailabilityScope, today: string, enabled: boolean): WeekChoiceHandle {
  const [choice, dispatch] = useReducer(weekChoiceReducer, today, initialWeekChoice);
  const { monday } = choice;
  const week = useAvailabilityWeek(of, monday, { enabled });
  const times = useAvailabilityTimes(of, chosenDay(choice, week.loadable), { enabled });
  const passes = skipsWeek(choice, week.loadable);

  useEffect(() => {
    if (passes) dispatch({ type: 'emptyWeekSkipped', monday });
  }, [passes, monday]);

  return {
    choice: showWeekChoice(choice, week.loadable, times.loadable),
    onChoice: dispatch,
    onRetryWeek: () => {
      dispatch({ type: 'weekRetried' });
      week.retry();
    },
    onRetryTimes: times.retry,
  };
}
