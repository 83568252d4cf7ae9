/*
 * The beginnings of keys that mutations of other areas make stale: an area imports no sibling.
 */

/** Whatever is planned changes together: a registration shows in the day, its dot and the open dialog. */
export const CALENDAR_KEY = ['calendar'] as const;

/** Study schedules with what belongs to them: an appointment may be the test of one. */
export const SCHEDULE_KEY = ['schedule'] as const;
