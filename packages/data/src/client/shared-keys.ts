import type { QueryKey } from '@tanstack/react-query';

/*
 * Prefixes of query keys that mutations of other areas invalidate or must leave alone. They are here because an area
 * cannot import another area.
 */

/** Key prefix of the school's settings, which are the same for every student and in every time zone. */
export const SETTINGS_KEY = ['settings'] as const;

/** Whether a query is one of the school's settings; all other queries belong to the student. */
export const isSettingsQuery = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[0] === SETTINGS_KEY[0];

/** All calendar queries are invalidated together: a registration changes the day, its dot and the open dialog. */
export const CALENDAR_KEY = ['calendar'] as const;

/** Study schedules and their parts: an appointment may be the test of one. */
export const SCHEDULE_KEY = ['schedule'] as const;

/** Both lists of live classes and the next classes, which a registration changes. */
export const LIVE_CLASSES_KEY = ['liveClasses'] as const;

/** Both tabs' lists of events: a new day moves events from one to the other. */
export const EVENTS_KEY = ['events'] as const;

/** What a booking changes: the list of appointments, and the types with their quotas. */
export const APPOINTMENTS_KEY = ['appointments'] as const;

/** When teachers can be booked. */
export const AVAILABILITY_KEY = ['availability'] as const;

const ZONED_KEYS = [
  CALENDAR_KEY,
  SCHEDULE_KEY,
  LIVE_CLASSES_KEY,
  EVENTS_KEY,
  APPOINTMENTS_KEY,
  AVAILABILITY_KEY,
] as const;

/** Whether the server's answer to a query has days or times as texts, which are in the student's zone (contract 1.7). */
export const isZonedQuery = ({ queryKey }: { queryKey: QueryKey }): boolean =>
  ZONED_KEYS.some(([area]) => area === queryKey[0]);

/** The student's courses and tests: another package opens or closes them. */
export const COURSES_KEY = ['courses'] as const;

/**
 * Key prefix of the progress in a course's practice lessons, which the card to resume a course shows. A key ends with
 * the student's id and the course's.
 */
export const COURSE_PRACTICE_KEY = [...COURSES_KEY, 'practice'] as const;

/** Key prefix of the progress in a course, which its lessons change; a key ends with the student's id and the course's. */
export const COURSE_PROGRESS_KEY = ['progress', 'ofCourse'] as const;

/** Key prefix of what the server shows or hides, such as entries of the menu: it depends on the student's packages. */
export const SERVER_FLAGS_KEY = ['shell', 'flags'] as const;

/** Whether there is an unread message: shown in the header of every page. */
export const UNREAD_MESSAGE_KEY = ['shell', 'unreadMessage'] as const;
