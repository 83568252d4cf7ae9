import { isOpenToArchived, studentScreenAt } from '../screens/index.ts';
import { withQuery, type SafeHref } from '../shared/index.ts';
import { isArchived } from './rules.ts';
import type { Session } from './model.ts';

/** What stands between a signed-in student and every screen behind sign-in, in this order (000 §2.4). */
export type Gate = 'bump' | 'registration' | 'timeZone' | 'classSelection';

/** What a gate's address is made of. */
export interface GateFacts {
  /** Those of the configuration; null = not to be followed. */
  registrationUrl: SafeHref | null;
  timeZoneCheckerUrl: SafeHref | null;
  classPackageUrl: SafeHref | null;
  /** The session's token as held. */
  token: string;
  /** The portal's address at this moment: the student is sent back to it. */
  here: string;
}

/**
 * The first gate that is closed, with the address to leave for; null when the way is free. A gate whose address may not
 * be followed is skipped.
 */
export function closedGate(session: Session, facts: GateFacts): { gate: Gate; href: SafeHref } | null {
  const { account } = session;
  const flaggedForBump = session.showBumpPage && (account.showBumpPage || account.migrated) && !account.hasPaidPackage;
  if (flaggedForBump && session.bumpPageUrl) return { gate: 'bump', href: session.bumpPageUrl };

  const registration = session.postRegistrationUrl ?? session.registrationUrl ?? facts.registrationUrl;
  if (!account.registrationCompleted && registration) return { gate: 'registration', href: registration };

  if (!account.timeZoneSet && facts.timeZoneCheckerUrl) {
    const parameters = { token: facts.token, returnUrl: facts.here };
    return { gate: 'timeZone', href: withQuery(facts.timeZoneCheckerUrl, parameters) };
  }
  if (account.classSelectionDue && facts.classPackageUrl) {
    const parameters = { token: facts.token, classSelectionOnly: 'true', returnUrl: facts.here };
    return { gate: 'classSelection', href: withQuery(facts.classPackageUrl, parameters) };
  }
  return null;
}

/** Whether a screen behind sign-in is this student's to open: all are, except for archived students. */
export function mayOpen(session: Session, pathname: string): boolean {
  if (!isArchived(session.account)) return true;
  const screen = studentScreenAt(pathname);
  return screen !== null && isOpenToArchived(screen);
}
