export { useBusyDays, useCalendarPanelShown, useDayPlan, useFetchMonthPlan, useRefreshCalendar } from './hooks.ts';
export { useChangedLiveClass } from './live-class.ts';
