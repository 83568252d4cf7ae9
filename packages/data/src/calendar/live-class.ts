import type { CalendarLiveClass } from '@portal/domain/calendar';
import { useClient, useLoadableQuery, type LoadableQuery } from '../client/index.ts';
import { calendarQueries } from './queries.ts';

/**
 * A live class with fresh flags; null when it is gone. The server is first asked once the class may have `changed`, and
 * from then on with the rest of the calendar.
 */
export function useChangedLiveClass(id: number, changed: boolean): LoadableQuery<CalendarLiveClass | null> {
  return useLoadableQuery({
    ...calendarQueries.liveClass(useClient(), id),
    enabled: ({ state }) => changed || state.dataUpdateCount + state.errorUpdateCount > 0,
  });
}
