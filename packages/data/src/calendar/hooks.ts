import type { AgendaDay } from '@portal/domain/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CALENDAR_KEY, invalidate, useClient, useLoadableQuery, type LoadableQuery } from '../client/index.ts';
import { calendarQueries, isBusyDaysQuery } from './queries.ts';

/** The server's flag for the live-class and meetings panel (000 §2.8); silent when it fails. */
export function useCalendarPanelFlag(): LoadableQuery<boolean> {
  return useLoadableQuery(calendarQueries.showsPanel(useClient()));
}

/** The busy days among the seven days from `today`, as days of the month. */
export function useBusyDays(today: string): LoadableQuery<number[]> {
  return useLoadableQuery(calendarQueries.busyDays(useClient(), today));
}

/** The items of a day (`YYYY-MM-DD` in the student's zone); not fetched unless `enabled`. */
export function useAgendaDay(date: string, { enabled = true }: { enabled?: boolean } = {}): LoadableQuery<AgendaDay> {
  return useLoadableQuery({ ...calendarQueries.day(useClient(), date), enabled });
}

/** Fetches everything in the month of a day, for a calendar file. Rejects with a `FailureError`. */
export function useFetchMonthAgenda(): (date: string) => Promise<AgendaDay> {
  const client = useClient();
  const queries = useQueryClient();
  return (date) => queries.fetchQuery(calendarQueries.month(client, date));
}

/** Refetches the items in use, but not the busy days. The function is stable. */
export function useRefreshCalendarItems(): () => void {
  const queries = useQueryClient();
  return useCallback(
    () => void invalidate(queries, { queryKey: CALENDAR_KEY, predicate: (query) => !isBusyDaysQuery(query) }),
    [queries],
  );
}

/** Refetches the calendar queries in use. The function is stable. */
export function useRefreshCalendar(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void invalidate(queries, { queryKey: CALENDAR_KEY }), [queries]);
}
