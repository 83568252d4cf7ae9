import { TodaySummary } from '@portal/ui/dashboard';
import { useTodaySummary, useWeekPanelShown } from './useTodaySummary.ts';

/** The number of today's remaining items, under the welcome. */
export default function TodaySummaryContainer() {
  const count = useTodaySummary(useWeekPanelShown());
  return count === null ? null : <TodaySummary count={count} />;
}
