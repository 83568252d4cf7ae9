export { useBusyDays, useCalendarPanelShown, useAgendaDay, useFetchMonthAgenda, useRefreshCalendar } from './hooks.ts';
export { prefetchAgendaDay, prefetchCalendarPanelShown } from './prefetch.ts';
export { agendaDayCall, calendarPanelCall } from './queries.ts';
export { useChangedLiveClass } from './live-class.ts';
