import { isAtPlace, isOnline, type BookingStatus, type MeetingMode } from '../blocks/index.ts';
import { nextTimeInZone, type SafeHref, type LinkOrText } from '../shared/index.ts';

interface BookingState {
  status: BookingStatus;
  /** The server's flag that it is over. */
  passed: boolean;
}

const isClosed = ({ status }: BookingState) => status === 'completed' || status === 'cancelled';
const isOver = (booking: BookingState) => booking.passed || isClosed(booking);

interface BookingWithLink extends BookingState {
  link: LinkOrText | null;
  /** Left out where its form does not say it. */
  mode?: MeetingMode;
  /** A teacher request; false for a booked appointment. */
  requestedByTeacher?: boolean;
}

/**
 * What is shown as the meeting link (001 §4).
 * - `pending`: not confirmed yet, so a link is not shown even if there is one.
 * - `notGenerated`: upcoming, but has no link yet.
 * - `none`: over, without a link.
 * - `text`: the URL as text: it is not allowed, or belongs to a teacher request that is over or not active.
 * - `link`: the URL as a link.
 */
export type MeetingLinkState =
  | { kind: 'pending' | 'notGenerated' | 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: SafeHref };

/** What to show as the meeting link of an appointment or a teacher request; null = it is not online, so it has none. */
export function meetingLinkState({
  status,
  passed,
  link,
  mode = 'unknown',
  requestedByTeacher = false,
}: BookingWithLink): MeetingLinkState | null {
  if (isOnline(mode) === false) return null;
  if (status === 'pending') return { kind: 'pending' };
  if (link === null) return { kind: isOver({ status, passed }) ? 'none' : 'notGenerated' };
  const { text, href } = link;
  const isReadOnly = requestedByTeacher && (passed || status !== 'active');
  return href === null || isReadOnly ? { kind: 'text', text } : { kind: 'link', text, href };
}

/** One that has passed may take longer than planned: so many hours after its start it can still be joined. */
const JOINABLE_HOURS = 2;

/** The href of the Join button; null = no button, as for a meeting that is completed, cancelled or long over. */
export function joinButtonHref(booking: BookingWithLink & { starts: Date }, now: Date): SafeHref | null {
  const link = meetingLinkState(booking);
  const isLongOver = booking.passed && now.getTime() - booking.starts.getTime() > JOINABLE_HOURS * 3_600_000;
  return link?.kind === 'link' && !isClosed(booking) && !isLongOver ? link.href : null;
}

/**
 * Whether it can be rescheduled and cancelled (001 §4): not once it is over, and only what was booked as an appointment.
 * The other forms do not say their meeting type.
 */
export function mayChange({
  changeable = true,
  booking,
  ...state
}: BookingState & { changeable?: boolean; booking?: object | null }): boolean {
  return !isOver(state) && changeable && booking !== null;
}

/** Whether it is still to come, for the two parts of the list. */
export function isComingUp(booking: BookingState): boolean {
  return !isOver(booking);
}

/** The place of a meeting that is held there (001 §2); null = it has none. */
export function meetingPlace({
  mode = 'unknown',
  place = null,
}: {
  mode?: MeetingMode;
  place?: string | null;
}): string | null {
  return isAtPlace(mode) ? place : null;
}

const RANGE = /^(\d{2}:\d{2}) - (\d{2}:\d{2})$/;

/** The hours of the server's text, which is in the student's zone; null where it has no end. */
export function appointmentHours(time: string): { from: string; to: string } | null {
  const [, from, to] = RANGE.exec(time) ?? [];
  return from !== undefined && to !== undefined ? { from, to } : null;
}

/** When an appointment of the list ends; null where the server sends no end. */
export function appointmentEnd({ starts, time }: { starts: Date; time: string }, zone: string): Date | null {
  const hours = appointmentHours(time);
  if (!hours) return null;
  // One that ends after midnight ends on the next day.
  return nextTimeInZone(hours.to, starts, zone);
}
