import type { SafeHref } from '@portal/domain/shared';
import { useClient, useStudent, useSubmission, type SubmissionHandle } from '../client/index.ts';
import { accountMutations, type AccountDeletion } from './account-mutations.ts';

/** Changes the student's picture (002 §5); takes a JPEG as base64 and results in its URL. */
export function useChangePicture(): SubmissionHandle<SafeHref | null, string> {
  return useSubmission(accountMutations.changePicture(useClient(), useStudent()));
}

/**
 * Deletes the student's account (002 §4).
 *
 * @param onDeleted called when the account was deleted, also when the student has left the page
 */
export function useDeleteAccount(onDeleted: () => void): SubmissionHandle<void, AccountDeletion> {
  return useSubmission({ ...accountMutations.deleteAccount(useClient(), useStudent()), onSuccess: () => onDeleted() });
}

/** Links the account with this email address to the Google account, on a public page (002 §4). */
export function useLinkAccount(): SubmissionHandle<void, string> {
  return useSubmission(accountMutations.linkAccount(useClient()));
}
