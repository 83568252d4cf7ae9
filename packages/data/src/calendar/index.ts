export { CALENDAR_KEY, calendarQueries } from './queries.ts';
export { useChangedLiveClass } from './live-class.ts';
