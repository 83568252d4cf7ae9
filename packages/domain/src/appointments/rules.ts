import type { PlanStatus } from '../shared/index.ts';

interface Standing {
  status: PlanStatus;
  /** The server's flag: it lies behind. */
  passed: boolean;
}

const isOver = ({ status, passed }: Standing) => passed || status === 'completed' || status === 'cancelled';

/**
 * What stands where the meeting link belongs (001 §4).
 * - `pending`: somebody still has to agree; whatever link there may be is not for use yet.
 * - `notGenerated`: ahead, but nobody has made a link.
 * - `none`: over, and there never was one.
 * - `text`: the link, to be read: passed or not active.
 * - `link`: the link, to be followed.
 */
export type JoinLink = { is: 'pending' | 'notGenerated' | 'none' } | { is: 'text' | 'link'; link: string };

export function joinLink({ status, passed, link }: Standing & { link: string | null }): JoinLink {
  if (status === 'pending') return { is: 'pending' };
  if (link === null || link.trim() === '') return { is: isOver({ status, passed }) ? 'none' : 'notGenerated' };
  return { is: status === 'active' && !passed ? 'link' : 'text', link };
}

/** Whether rescheduling and cancelling are offered (001 §4): not once it is over. */
export function mayChange(standing: Standing): boolean {
  return !isOver(standing);
}
