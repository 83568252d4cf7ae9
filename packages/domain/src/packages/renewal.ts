import type { ExpiredPackage } from './model.ts';

/** How a renewal is offered: as a button, as a note that it needs a desktop, or not at all. */
export type RenewalOffer = 'open' | 'onDesktop' | 'hidden';

/**
 * Returns how a renewal is offered (002 §2, §6, §9): not at all unless the school allows renewing, and only on a
 * desktop or laptop when it needs a payment.
 *
 * @param allowed whether the school's feature locks allow it; false until they are known
 */
export function renewalOffer(
  { free }: Pick<ExpiredPackage, 'free'>,
  { allowed, desktop }: { allowed: boolean; desktop: boolean },
): RenewalOffer {
  if (!allowed) return 'hidden';
  return free || desktop ? 'open' : 'onDesktop';
}
