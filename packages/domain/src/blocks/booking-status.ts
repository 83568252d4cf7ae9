import * as v from 'valibot';

/** The status of a meeting or an appointment; an unknown one is shown as sent. */
export type BookingStatus = (typeof STATUSES)[number] | { other: string };

const STATUSES = ['pending', 'active', 'completed', 'cancelled'] as const;

/** Decodes a status in any letter case. */
export const bookingStatus = v.pipe(
  v.string(),
  v.transform((sent): BookingStatus => STATUSES.find((one) => one === sent.toLowerCase()) ?? { other: sent }),
);
