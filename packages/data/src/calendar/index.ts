export { useBusyDays, useCalendarPanelShown, useAgendaDay, useFetchMonthAgenda, useRefreshCalendar } from './hooks.ts';
export { useChangedLiveClass } from './live-class.ts';
