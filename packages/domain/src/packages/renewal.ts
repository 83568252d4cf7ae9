import type { ExpiredPackage } from './model.ts';

/** How a renewal is offered: as a button, as a note that it needs a desktop, or not at all. */
export type RenewalOffer = 'open' | 'onDesktop' | 'hidden';

/**
 * The school allows renewing, and a payment needs a desktop or laptop (002 §2, §6, §9).
 *
 * @param allowed by the school's locks; not while they are not known
 */
export function renewalOffer(
  { free }: Pick<ExpiredPackage, 'free'>,
  { allowed, desktop }: { allowed: boolean; desktop: boolean },
): RenewalOffer {
  if (!allowed) return 'hidden';
  return free || desktop ? 'open' : 'onDesktop';
}
