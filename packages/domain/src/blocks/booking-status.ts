import * as v from 'valibot';

/** How a meeting or an appointment stands; a word we don't know is shown as sent. */
export type BookingStatus = (typeof STATUSES)[number] | { other: string };

const STATUSES = ['pending', 'active', 'completed', 'cancelled'] as const;

/** The status of a meeting or an appointment, in any letter case. */
export const bookingStatus = v.pipe(
  v.string(),
  v.transform((sent): BookingStatus => STATUSES.find((one) => one === sent.toLowerCase()) ?? { other: sent }),
);
