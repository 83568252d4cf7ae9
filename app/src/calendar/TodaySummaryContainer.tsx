import { TodaySummary } from '@portal/ui/dashboard';
import { useTodaySummary, useWeekPanelShown } from './useTodaySummary.ts';

/** How many items today still holds, under the welcome. */
export default function TodaySummaryContainer() {
  const planned = useTodaySummary(useWeekPanelShown());
  return planned === null ? null : <TodaySummary count={planned} />;
}
