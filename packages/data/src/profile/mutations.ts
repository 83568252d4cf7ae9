import { toProfileUpdate, withSaved, type Profile, type ProfileFields } from '@portal/domain/profile';
import { isOutcomeUnknown, toFailure } from '@portal/domain/shared';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { isOfSchool, type CallSpec, type Client, type Student } from '../client/index.ts';
import { PROFILE_KEY, profileQueries } from './queries.ts';

/** What has to be fresh after a write, beside the profile: the account information of the whole portal (002 §4). */
export type RefreshAccount = () => Promise<void>;

/** Its failure is shown in the form, since an error page would lose what was typed. */
const spec = (call: string, body?: object): CallSpec => ({
  path: `Profile/${call}`,
  method: 'POST',
  silent: true,
  ...(body && { body }),
});

/** Days and times of the server are in the student's zone (contract 1.7): none of the old one is shown after it is saved. */
function forgetOtherZone(queries: QueryClient, before: Profile | undefined, { timeZone }: ProfileFields): void {
  if (before?.fields.timeZone !== timeZone)
    queries.removeQueries({ type: 'inactive', predicate: (query) => !isOfSchool(query) });
}

const refetch = (queries: QueryClient, refreshAccount: RefreshAccount) =>
  Promise.all([refreshAccount(), queries.invalidateQueries({ queryKey: PROFILE_KEY })]);

/** Where the profile is, and what is fetched with it. */
interface Refetched {
  queries: QueryClient;
  queryKey: ReturnType<typeof profileQueries.profile>['queryKey'];
  refreshAccount: RefreshAccount;
}

/**
 * Fetches the account and the profile again after a write, which is pending until then. Not by `awaitsRefetch`, which would keep
 * it pending when that fetch fails, although it is done.
 */
async function refetchWritten(
  { queries, queryKey, refreshAccount }: Refetched,
  toWritten: (profile: Profile) => Profile,
): Promise<void> {
  await refetch(queries, refreshAccount);
  // It could not be fetched again, and must not look as if nothing was written. It is stale, so the next visit fetches it.
  if (queries.getQueryState(queryKey)?.isInvalidated)
    queries.setQueryData(queryKey, (profile) => profile && toWritten(profile), { updatedAt: 0 });
}

export const profileMutations = {
  /** Saves the profile (002 §4). A changed email address starts a change that has to be confirmed. */
  update: (client: Client, { studentId, userId }: Student, refreshAccount: RefreshAccount) =>
    mutationOptions({
      mutationKey: ['profile', 'update'],
      mutationFn: async (fields: ProfileFields) =>
        void (await client.call(spec('UpdateProfile', toProfileUpdate(studentId, fields)))),
      onSuccess: async (_data, fields, _onMutateResult, { client: queries }) => {
        const { queryKey } = profileQueries.profile(client, userId);
        forgetOtherZone(queries, queries.getQueryData(queryKey), fields);
        await refetchWritten({ queries, queryKey, refreshAccount }, (profile) => withSaved(profile, fields));
      },
      // When only the answer was lost, it is saved.
      onError: async (error, fields, _onMutateResult, { client: queries }) => {
        if (!isOutcomeUnknown(toFailure(error))) return;
        forgetOtherZone(queries, queries.getQueryData(profileQueries.profile(client, userId).queryKey), fields);
        await refetch(queries, refreshAccount);
      },
    }),
  /** Takes back a change of the email address that is not confirmed yet (002 §4). */
  undoEmailChange: (client: Client, { userId }: Student, refreshAccount: RefreshAccount) =>
    mutationOptions({
      mutationKey: ['profile', 'undoEmailChange'],
      mutationFn: async () => void (await client.call(spec('UndoEmailChanges'))),
      onSuccess: async (_data, _variables, _onMutateResult, { client: queries }) => {
        const { queryKey } = profileQueries.profile(client, userId);
        await refetchWritten({ queries, queryKey, refreshAccount }, (profile) => ({ ...profile, pendingEmail: null }));
      },
      // When only the answer was lost, it is undone.
      onError: (error, _variables, _onMutateResult, { client: queries }) =>
        isOutcomeUnknown(toFailure(error)) ? refetch(queries, refreshAccount) : undefined,
    }),
};
