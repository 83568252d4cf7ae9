import type { Profile, ProfileFields, ProfileOptions } from '@portal/domain/profile';
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

/** The student's profile (002 §3). */
export function useProfile(): LoadableQuery<Profile> {
  return useLoadableQuery(profileQueries.profile(useClient(), useStudent().userId));
}

/** What the school offers in the select lists of the profile. */
export function useProfileOptions(): LoadableQuery<ProfileOptions> {
  return useLoadableQuery(profileQueries.options(useClient()));
}

/** Saves the profile (002 §4); done when the account information of the whole portal is refetched. */
export function useUpdateProfile(account: PortalAccount): SubmissionHandle<void, ProfileFields> {
  return useSubmission(profileMutations.update(useClient(), useStudent(), account));
}

/** Takes back an unconfirmed change of the email address (002 §4). */
export function useUndoEmailChange(account: Pick<PortalAccount, 'refreshAccount'>): SubmissionHandle<void, void> {
  return useSubmission(profileMutations.undoEmailChange(useClient(), useStudent(), account));
}
