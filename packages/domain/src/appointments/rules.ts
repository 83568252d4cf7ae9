import type { BookingStatus } from '../blocks/index.ts';
import type { SafeHref, LinkOrText } from '../shared/index.ts';

interface Standing {
  status: BookingStatus;
  /** The server's flag: it lies behind. */
  passed: boolean;
}

const isClosed = ({ status }: Standing) => status === 'completed' || status === 'cancelled';
const isOver = (standing: Standing) => standing.passed || isClosed(standing);

interface Linked extends Standing {
  link: LinkOrText | null;
  /** The teacher asked for it; by default it was booked as an appointment. */
  requestedByTeacher?: boolean;
}

/**
 * What stands where the meeting link belongs (001 §4).
 * - `pending`: somebody still has to agree; whatever link there may be is not for use yet.
 * - `notGenerated`: ahead, but nobody has made a link.
 * - `none`: over, and there never was one.
 * - `text`: the link, to be read: it may not be followed, or belongs to a meeting the teacher asked for that is passed
 *   or not active.
 * - `link`: the link, to be followed.
 */
export type JoinLink =
  | { kind: 'pending' | 'notGenerated' | 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: SafeHref };

/** What stands where the link of an appointment would. */
export function joinLink({ status, passed, link, requestedByTeacher = false }: Linked): JoinLink {
  if (status === 'pending') return { kind: 'pending' };
  if (link === null) return { kind: isOver({ status, passed }) ? 'none' : 'notGenerated' };
  const { text, href } = link;
  const isReadOnly = requestedByTeacher && (passed || status !== 'active');
  return href === null || isReadOnly ? { kind: 'text', text } : { kind: 'link', text, href };
}

/** Where a button leads into the meeting, beside the link itself; null = none, as for one that is completed or cancelled. */
export function joinButtonHref(one: Linked): SafeHref | null {
  const link = joinLink(one);
  return link.kind === 'link' && !isClosed(one) ? link.href : null;
}

/** Whether rescheduling and cancelling are offered (001 §4): not once it is over. */
export function mayChange(standing: Standing): boolean {
  return !isOver(standing);
}
