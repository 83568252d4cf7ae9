import { emailIssue, type Account } from '@portal/domain/session';
import {
  useClient,
  useLoadableQuery,
  useSubmission,
  type LoadableQuery,
  type SubmissionHandle,
} from '../client/index.ts';
import { sessionMutations, type ForgottenPassword, type NewPassword } from './mutations.ts';
import { sessionQueries } from './queries.ts';

/**
 * The current account: the session's until it is refetched. It is refetched here only while the email address needs a
 * confirmation, which is given outside of the portal. What the portal itself changes, also in another tab, the session
 * refetches (`refreshAccount`).
 *
 * @param known the session's account
 */
export function useAccount(known: Account): Account {
  const { data } = useLoadableQuery({
    ...sessionQueries.account(useClient(), known.userId),
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
    enabled: emailIssue(known) !== null,
    // The confirmation link opens in another tab: back from there, the address may be confirmed.
    refetchOnWindowFocus: true,
  });
  return data ?? known;
}

/** Whether a reset link still works: ready when it does, a `rejected` failure with the server's messages when not. */
export function useResetLink(token: string): LoadableQuery<boolean> {
  return useLoadableQuery(sessionQueries.resetLink(useClient(), token));
}

/** Requests an email with a reset link. */
export function useForgotPassword(): SubmissionHandle<void, ForgottenPassword> {
  return useSubmission(sessionMutations.forgotPassword(useClient()));
}

/** Sets a new password by a reset link. */
export function useResetPassword(token: string): SubmissionHandle<void, NewPassword> {
  return useSubmission(sessionMutations.resetPassword(useClient(), token));
}

/** Sends another email to confirm the student's address. */
export function useResendEmailVerification(): SubmissionHandle<void, void> {
  return useSubmission(sessionMutations.resendEmailVerification(useClient()));
}
