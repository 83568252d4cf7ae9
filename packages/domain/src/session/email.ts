import type { Account } from './model.ts';

/** Why the student's email address needs a confirmation. */
export type EmailIssue = { kind: 'notActivated' } | { kind: 'changePending'; newEmail: string | null };

/**
 * Returns why the student's email address needs a confirmation (000 §2.8); null = it needs none. A pending change wins,
 * since a new confirmation is sent to the new address.
 */
export function emailIssue(account: Account): EmailIssue | null {
  if (account.emailChangePending) return { kind: 'changePending', newEmail: account.newEmail };
  return account.emailActivated ? null : { kind: 'notActivated' };
}
