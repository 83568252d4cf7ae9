import { paths, studentScreenAt } from '../screens/index.ts';
import type { ScreenHref } from '../shared/index.ts';
import type { UnauthorizedVariant } from './machine.ts';
import type { Account } from './model.ts';

/** Whether the account is archived: the student must enrol again, and can open only some screens (000 §2.3). */
export function isArchived(account: Account): boolean {
  return account.enrollment === 'archived';
}

/** Returns the path of the student's first page: add/buy for an archived student, else the dashboard (000 §2.3). */
export function homePath(account: Account): ScreenHref {
  return isArchived(account) ? paths.addBuyCourse : paths.dashboard;
}

/**
 * Returns the path that replaces the sign-in page for a signed-in student (000 §2.1): add/buy for an archived student,
 * else the stored last path, which must be that of a screen behind sign-in.
 */
export function afterSignIn(account: Account, lastPath: string | null): string {
  const pathname = lastPath?.match(/^\/(?!\/)[^?#]*/)?.[0];
  const isKnown = lastPath && pathname && studentScreenAt(pathname) !== null;
  return isKnown && !isArchived(account) ? lastPath : homePath(account);
}

/** Returns the path of a refusal's page; null = the sign-in page, with the messages (contract 1.5). */
export function refusalPage(variant: UnauthorizedVariant): ScreenHref | null {
  if (variant === 'inactive') return paths.inactiveUser;
  if (variant === 'integration') return paths.integration;
  return null;
}
