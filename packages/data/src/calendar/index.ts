export { CALENDAR_KEY } from '../client/index.ts';
export {
  useBusyDays,
  useCalendarPanelShown,
  useDayPlan,
  useFetchMonthPlan,
  useFreshLiveClass,
  useRefreshCalendar,
} from './hooks.ts';
