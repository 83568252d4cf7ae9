import { isSaved, toProfileUpdate, withSaved, type Profile, type ProfileFields } from '@portal/domain/profile';
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

/** A write of the profile, and where the profile is. */
interface ProfileWrite {
  queries: QueryClient;
  queryKey: ReturnType<typeof profileQueries.profile>['queryKey'];
  refreshAccount: RefreshAccount;
  send: () => Promise<unknown>;
  /** It may be written, and is fetched again next. */
  onSent?: () => void;
  /** Whether a profile has what was sent. */
  isWritten: (profile: Profile) => boolean;
  toWritten: (profile: Profile) => Profile;
}

/** What went wrong when only the answer may be lost; null = it is written. */
async function lostAnswer(send: ProfileWrite['send']): Promise<Error | null> {
  try {
    await send();
    return null;
  } catch (error) {
    if (!isOutcomeUnknown(toFailure(error))) throw error;
    return error as Error;
  }
}

/**
 * Writes, and fetches the account and the profile again, until which the write is pending. When only the answer was lost, the
 * profile says that it is written. Not by `awaitsRefetch`, which would keep it pending when that fetch fails, although it is done.
 */
async function write({ queries, queryKey, refreshAccount, ...written }: ProfileWrite): Promise<void> {
  const lost = await lostAnswer(written.send);
  written.onSent?.();
  await Promise.all([refreshAccount(), queries.invalidateQueries({ queryKey: PROFILE_KEY })]);
  const isFresh = !queries.getQueryState(queryKey)?.isInvalidated;
  if (lost) {
    const profile = queries.getQueryData(queryKey);
    if (!isFresh || !profile || !written.isWritten(profile)) throw lost;
  } else if (!isFresh) {
    // It could not be fetched again, and must not look as if nothing was written. It is stale, so the next visit fetches it.
    queries.setQueryData(queryKey, (profile) => profile && written.toWritten(profile), { updatedAt: 0 });
  }
}

export const profileMutations = {
  /** Saves the profile (002 §4). A changed email address starts a change that has to be confirmed. */
  update: (client: Client, { studentId, userId }: Student, refreshAccount: RefreshAccount) =>
    mutationOptions({
      mutationKey: ['profile', 'update'],
      mutationFn: (fields: ProfileFields, { client: queries }) => {
        const { queryKey } = profileQueries.profile(client, userId);
        return write({
          queries,
          queryKey,
          refreshAccount,
          send: () => client.call(spec('UpdateProfile', toProfileUpdate(studentId, fields))),
          onSent: () => forgetOtherZone(queries, queries.getQueryData(queryKey), fields),
          isWritten: (profile) => isSaved(profile, fields),
          toWritten: (profile) => withSaved(profile, fields),
        });
      },
    }),
  /** Takes back a change of the email address that is not confirmed yet (002 §4). */
  undoEmailChange: (client: Client, { userId }: Student, refreshAccount: RefreshAccount) =>
    mutationOptions({
      mutationKey: ['profile', 'undoEmailChange'],
      mutationFn: (_variables: void, { client: queries }) =>
        write({
          queries,
          queryKey: profileQueries.profile(client, userId).queryKey,
          refreshAccount,
          send: () => client.call(spec('UndoEmailChanges')),
          isWritten: ({ pendingEmail }) => pendingEmail === null,
          toWritten: (profile) => ({ ...profile, pendingEmail: null }),
        }),
    }),
};
