export { CALENDAR_KEY, calendarQueries } from './queries.ts';
