import { isAtPlace, isOnline, type BookingStatus, type MeetingMode } from '../blocks/index.ts';
import { inZone, nextTimeInZone, type LinkHref, type LinkOrText } from '../shared/index.ts';

interface BookingState {
  status: BookingStatus;
  /** The server's flag that it is over. */
  passed: boolean;
}

const isClosed = ({ status }: BookingState) => status === 'completed' || status === 'cancelled';
const isOver = (booking: BookingState) => booking.passed || isClosed(booking);

interface BookingWithLink extends BookingState {
  link: LinkOrText | null;
  /** Left out where the server's form does not have it. */
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
  | { kind: 'link'; text: string; href: LinkHref };

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

/**
 * Hours after its start in which a meeting can be joined even when the server flags it as over: it may take longer than
 * planned.
 */
const JOINABLE_HOURS = 2;

/**
 * Returns the href of the Join button; null = no button, as for a meeting that is completed, cancelled or long over.
 */
export function joinButtonHref(booking: BookingWithLink & { starts: Date }, now: Date): LinkHref | null {
  const link = meetingLinkState(booking);
  const isLongOver = booking.passed && now.getTime() - booking.starts.getTime() > JOINABLE_HOURS * 3_600_000;
  return link?.kind === 'link' && !isClosed(booking) && !isLongOver ? link.href : null;
}

/**
 * Whether an appointment can be rescheduled and cancelled (001 §4): it must not be over, and its meeting type must be
 * appointment. Forms without a meeting type count as appointments.
 */
export function mayChange({
  changeable = true,
  booking,
  ...state
}: BookingState & { changeable?: boolean; booking?: object | null }): boolean {
  return !isOver(state) && changeable && booking !== null;
}

/** Whether an appointment is still to come, which decides the part of the list it is in. */
export function isComingUp(booking: BookingState): boolean {
  return !isOver(booking);
}

/** Returns the place of a meeting when it is held there (001 §2); null = it is not, or has no place. */
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

/** Parses start and end in the server's text, which is in the student's zone; null when the text has no end. */
export function appointmentHours(time: string): { from: string; to: string } | null {
  const [, from, to] = RANGE.exec(time) ?? [];
  return from !== undefined && to !== undefined ? { from, to } : null;
}

/**
 * Returns when an appointment of the list ends; null when the server sends no end. An appointment that ends after
 * midnight ends on the next day.
 *
 * @param zone the zone of all displayed times; where that of the student cannot be read it is another one than that of
 * the text, of which only the duration is used then
 */
export function appointmentEnd({ starts, time }: { starts: Date; time: string }, zone: string): Date | null {
  const hours = appointmentHours(time);
  if (!hours) return null;
  if (inZone(starts, zone).time === hours.from) return nextTimeInZone(hours.to, starts, zone);
  return new Date(starts.getTime() + durationOf(hours));
}

/** Returns the milliseconds from one time of day to the next other one. */
function durationOf({ from, to }: { from: string; to: string }): number {
  const [start, end] = [from, to].map((time) => Date.parse(`1970-01-01T${time}:00Z`)) as [number, number];
  return end > start ? end - start : end - start + 86_400_000;
}
