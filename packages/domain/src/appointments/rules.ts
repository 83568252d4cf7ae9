import type { PlanStatus } from '../shared/index.ts';

interface Standing {
  status: PlanStatus;
  /** The server's flag: it lies behind. */
  passed: boolean;
}

const isClosed = ({ status }: Standing) => status === 'completed' || status === 'cancelled';
const isOver = (standing: Standing) => standing.passed || isClosed(standing);

interface Linked extends Standing {
  /** As sent. */
  link: string | null;
  /** The teacher asked for it; by default it was booked as an appointment. */
  requestedByTeacher?: boolean;
}

/**
 * What stands where the meeting link belongs (001 §4).
 * - `pending`: somebody still has to agree; whatever link there may be is not for use yet.
 * - `notGenerated`: ahead, but nobody has made a link.
 * - `none`: over, and there never was one.
 * - `text`: the link, to be read: of a meeting the teacher asked for that is passed or not active.
 * - `link`: the link, to be followed.
 */
export type JoinLink = { is: 'pending' | 'notGenerated' | 'none' } | { is: 'text' | 'link'; link: string };

/** What stands where the link of an appointment would. */
export function joinLink({ status, passed, link, requestedByTeacher = false }: Linked): JoinLink {
  if (status === 'pending') return { is: 'pending' };
  if (link === null || link.trim() === '') return { is: isOver({ status, passed }) ? 'none' : 'notGenerated' };
  return { is: requestedByTeacher && (passed || status !== 'active') ? 'text' : 'link', link };
}

/** Whether a button leads into the meeting, beside the link itself: not into one that is completed or cancelled. */
export function mayJoin(one: Linked): boolean {
  return joinLink(one).is === 'link' && !isClosed(one);
}

/** Whether rescheduling and cancelling are offered (001 §4): not once it is over. */
export function mayChange(standing: Standing): boolean {
  return !isOver(standing);
}
