import { studentScreenAt } from '../screens/index.ts';
import type { UnauthorizedVariant } from './machine.ts';
import type { Account } from './model.ts';

/** Whether the account is archived: the student must enrol again, and can open only some screens (000 §2.3). */
export function isArchived(account: Account): boolean {
  return account.enrollment === 'archived';
}

/**
 * Returns the path that replaces the sign-in page for a signed-in student (000 §2.1): add/buy for an archived student,
 * else the stored last path, which must be that of a screen behind sign-in.
 */
export function afterSignIn(account: Account, lastPath: string | null): string {
  if (isArchived(account)) return '/AddBuyCourse';
  const pathname = lastPath?.match(/^\/(?!\/)[^?#]*/)?.[0];
  return lastPath && pathname && studentScreenAt(pathname) !== null ? lastPath : '/';
}

/** Returns the path of a refusal's page; null = the sign-in page, with the messages (contract 1.5). */
export function refusalPage(variant: UnauthorizedVariant): string | null {
  if (variant === 'inactive') return '/UnauthorizedInactiveUser';
  if (variant === 'integration') return '/UnauthorizedIntegration';
  return null;
}
