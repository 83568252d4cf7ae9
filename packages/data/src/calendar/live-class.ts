import type { CalendarLiveClass } from '@portal/domain/calendar';
import { useLoadableQuery, useSilentClient, type LoadableQuery } from '../client/index.ts';
import { calendarQueries } from './queries.ts';

/**
 * A live class with current flags; null when it no longer exists. Fetched once the class may have `changed`, and from then
 * on refetched with the rest of the calendar. Silent: the class is on the screen, which an error page would replace.
 */
export function useChangedLiveClass(id: number, changed: boolean): LoadableQuery<CalendarLiveClass | null> {
  return useLoadableQuery({
    ...calendarQueries.liveClass(useSilentClient(), id),
    enabled: ({ state }) => changed || state.dataUpdateCount + state.errorUpdateCount > 0,
  });
}
