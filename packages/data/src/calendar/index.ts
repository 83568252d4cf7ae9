export {
  useBusyDays,
  useCalendarPanelFlag,
  useAgendaDay,
  useFetchMonthAgenda,
  useRefreshCalendar,
  useRefreshCalendarItems,
} from './hooks.ts';
export { prefetchAgendaDay, prefetchCalendarPanelFlag } from './prefetch.ts';
export { agendaDayCall, calendarPanelCall } from './queries.ts';
export { useChangedLiveClass } from './live-class.ts';
