import type { Account } from './model.ts';

/** What the student's email address waits for. */
export type EmailIssue = { kind: 'notActivated' } | { kind: 'changePending'; newEmail: string | null };

/**
 * Whether the student has to see to their email address (000 §2.8). A change that waits comes first: a new confirmation
 * goes to that address.
 */
export function emailIssue(account: Account): EmailIssue | null {
  if (account.emailChangePending) return { kind: 'changePending', newEmail: account.newEmail };
  return account.emailActivated ? null : { kind: 'notActivated' };
}
