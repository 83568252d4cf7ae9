import type { Profile, ProfileChanges, ProfileOptions, SavedChanges } from '@portal/domain/profile';
import {
  useClient,
  useLoadableQuery,
  useStudent,
  useSubmission,
  type LoadableQuery,
  type SubmissionHandle,
} from '../client/index.ts';
import { profileMutations, type PortalAccount } from './mutations.ts';
import { profileQueries } from './queries.ts';

/**
 * The student's profile (002 §3), fetched again on the way back to the page: meanwhile a new email address may have been
 * confirmed in another tab, or the profile saved in one.
 */
export function useProfile(): LoadableQuery<Profile> {
  return useLoadableQuery({
    ...profileQueries.profile(useClient(), useStudent().userId),
    refetchOnWindowFocus: 'always',
  });
}

/** What the school offers in the select lists of the profile. */
export function useProfileOptions(): LoadableQuery<ProfileOptions> {
  return useLoadableQuery(profileQueries.options(useClient()));
}

/**
 * Saves changes of the profile (002 §4); done, with what has become of them, when the account information of the whole
 * portal is refetched.
 */
export function useUpdateProfile(account: PortalAccount): SubmissionHandle<SavedChanges, ProfileChanges> {
  return useSubmission(profileMutations.update(useClient(), useStudent(), account));
}

/** Takes back an unconfirmed change of the email address (002 §4). */
export function useUndoEmailChange(account: Pick<PortalAccount, 'refreshAccount'>): SubmissionHandle<void, void> {
  return useSubmission(profileMutations.undoEmailChange(useClient(), useStudent(), account));
}
