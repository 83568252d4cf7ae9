import { isOpenToArchived, studentScreenAt } from '../screens/index.ts';
import { safeUrl, withQuery } from '../shared/index.ts';
import { isArchived } from './rules.ts';
import type { Session } from './model.ts';

/** What stands between a signed-in student and every screen behind sign-in, in this order (000 §2.4). */
export type Gate = 'bump' | 'registration' | 'timeZone' | 'classSelection';

/** What a gate's address is made of. */
export interface GateFacts {
  registrationUrl: string;
  timeZoneCheckerUrl: string;
  classPackageUrl: string;
  /** Where root-relative addresses belong. */
  mainAppUrl: string;
  /** The session's token as held. */
  token: string;
  /** The portal's address at this moment: the student is sent back to it. */
  here: string;
}

/** The first gate that is closed, with the address to leave for; null when the way is free. */
export function closedGate(session: Session, facts: GateFacts): { gate: Gate; address: string } | null {
  const { account } = session;
  const followable = (address: string | null) => safeUrl(address, facts.mainAppUrl, facts.here);

  const flaggedForBump = session.showBumpPage && (account.showBumpPage || account.migrated) && !account.hasPaidPackage;
  const bump = flaggedForBump ? followable(session.bumpPageUrl) : null;
  if (bump) return { gate: 'bump', address: bump };

  if (!account.registrationCompleted) {
    const address =
      followable(session.postRegistrationUrl) ??
      followable(session.registrationUrl) ??
      followable(facts.registrationUrl);
    if (address) return { gate: 'registration', address };
  }
  if (!account.timeZoneSet) {
    const address = followable(facts.timeZoneCheckerUrl);
    if (address) {
      return { gate: 'timeZone', address: withQuery(address, { token: facts.token, returnUrl: facts.here }) };
    }
  }
  if (account.classSelectionDue) {
    const address = followable(facts.classPackageUrl);
    if (address) {
      const parameters = { token: facts.token, classSelectionOnly: 'true', returnUrl: facts.here };
      return { gate: 'classSelection', address: withQuery(address, parameters) };
    }
  }
  return null;
}

/** Whether a screen behind sign-in is this student's to open: all are, except for archived students. */
export function mayOpen(session: Session, pathname: string): boolean {
  if (!isArchived(session.account)) return true;
  const screen = studentScreenAt(pathname);
  return screen !== null && isOpenToArchived(screen);
}
