import { isOpenToArchived, studentScreenAt } from '../screens/index.ts';
import { withQuery, type SafeHref } from '../shared/index.ts';
import { isArchived } from './rules.ts';
import type { Session } from './model.ts';

/** What a signed-in student must complete before any screen behind sign-in, in this order (000 §2.4). */
export type Gate = 'bump' | 'registration' | 'timeZone' | 'classSelection';

/** The parts of the gates' URLs. */
export interface GateFacts {
  /** From the configuration. */
  registrationUrl: SafeHref;
  timeZoneCheckerUrl: SafeHref;
  classPackageUrl: SafeHref;
  /** The session's token, as stored. */
  token: string;
  /** The current URL of the portal, to which the student returns. */
  here: string;
}

/**
 * Returns the first closed gate with the URL to navigate to; null when none is closed. The bump page is skipped when
 * its URL is not allowed.
 */
export function closedGate(session: Session, facts: GateFacts): { gate: Gate; href: SafeHref } | null {
  const { account } = session;
  const flaggedForBump = session.showBumpPage && (account.showBumpPage || account.migrated) && !account.hasPaidPackage;
  if (flaggedForBump && session.bumpPageUrl) return { gate: 'bump', href: session.bumpPageUrl };

  const registration = session.postRegistrationUrl ?? session.registrationUrl ?? facts.registrationUrl;
  if (!account.registrationCompleted) return { gate: 'registration', href: registration };

  if (!account.timeZoneSet) {
    const parameters = { token: facts.token, returnUrl: facts.here };
    return { gate: 'timeZone', href: withQuery(facts.timeZoneCheckerUrl, parameters) };
  }
  if (account.classSelectionDue) {
    const parameters = { token: facts.token, classSelectionOnly: 'true', returnUrl: facts.here };
    return { gate: 'classSelection', href: withQuery(facts.classPackageUrl, parameters) };
  }
  return null;
}

/** Whether this student may open a screen behind sign-in: all of them, except for archived students. */
export function mayOpen(session: Session, pathname: string): boolean {
  if (!isArchived(session.account)) return true;
  const screen = studentScreenAt(pathname);
  return screen !== null && isOpenToArchived(screen);
}
