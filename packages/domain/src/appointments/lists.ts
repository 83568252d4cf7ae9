import type { Appointment } from './model.ts';
import { isComingUp } from './rules.ts';

/** A row of the list of booked meetings: the heading of a part, or an appointment. */
export type BookedRow =
  | {
      kind: 'heading';
      key: string;
      part: 'comingUp' | 'past';
      /** null while more of them may have to be fetched. */
      count: number | null;
    }
  | { kind: 'appointment'; key: string; appointment: Appointment };

/** Returns the appointments still to come, the soonest first. */
export function comingUp(appointments: readonly Appointment[]): Appointment[] {
  return appointments.filter(isComingUp).toSorted((a, b) => a.starts.getTime() - b.starts.getTime());
}

/**
 * Returns the rows of the list: appointments still to come, the soonest first, then past ones, the latest first. A part
 * without appointments has no heading.
 *
 * @param complete no further appointments are left to fetch, so the headings can have a count
 */
export function bookedRows(appointments: readonly Appointment[], complete: boolean): BookedRow[] {
  const past = appointments
    .filter((one) => !isComingUp(one))
    .toSorted((a, b) => b.starts.getTime() - a.starts.getTime());
  const parts = [
    { part: 'comingUp', rows: comingUp(appointments) },
    { part: 'past', rows: past },
  ] as const;
  return parts.flatMap(({ part, rows }): BookedRow[] =>
    rows.length === 0
      ? []
      : [
          { kind: 'heading', key: part, part, count: complete ? rows.length : null },
          ...rows.map((appointment): BookedRow => ({ kind: 'appointment', key: `${appointment.id}`, appointment })),
        ],
  );
}
