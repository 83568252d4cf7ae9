import { PlannedToday } from '@portal/ui/dashboard';
import { usePlannedToday, useWeekShown } from './usePlanned.ts';

/** How many items today still holds, under the welcome. */
export default function PlannedTodayContainer() {
  const planned = usePlannedToday(useWeekShown());
  return planned === null ? null : <PlannedToday count={planned} />;
}
