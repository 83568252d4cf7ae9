import {
  changedFields,
  lockedChanges,
  matchesSaved,
  toProfileUpdate,
  withChanges,
  withSaved,
  type Profile,
  type ProfileChanges,
  type SavedChanges,
} from '@portal/domain/profile';
import { isOutcomeUnknown, toFailure } from '@portal/domain/shared';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { invalidate, toSilentClient, waitBriefly, type CallSpec, type Client, type Student } from '../client/index.ts';
import { PROFILE_KEY, profileQueries } from './queries.ts';

/** The account information of the whole portal, which a write of the profile changes, too (002 §4). */
export interface PortalAccount {
  /** Refetches it. Resolves to false when that failed. */
  refreshAccount: () => Promise<boolean>;
  /** Sets the zone of the account that could not be refetched. */
  setTimeZone: (timeZone: string) => void;
}

/** Calls of the form are silent: a failure is shown in the form, since an error page would lose what was typed. */
const spec = (call: string, body?: object): CallSpec => ({
  path: `Profile/${call}`,
  method: 'POST',
  silent: true,
  ...(body && { body }),
});

/**
 * Fetches the profile, joining a refetch that is pending. When that fails, the write goes on with the profile that is
 * known: only a 401 stops it, which the write would get, too.
 */
async function fetchLatest(queries: QueryClient, query: ReturnType<typeof profileQueries.profile>): Promise<Profile> {
  try {
    return await queries.fetchQuery({ ...query, staleTime: 0 });
  } catch (error) {
    const known = queries.getQueryData(query.queryKey);
    if (!known || toFailure(error).kind === 'unauthorised') throw error;
    return known;
  }
}

/** A write of the profile, and the query key of the profile. */
interface ProfileWrite {
  queries: QueryClient;
  queryKey: ReturnType<typeof profileQueries.profile>['queryKey'];
  refreshAccount: PortalAccount['refreshAccount'];
  send: () => Promise<unknown>;
  /** Called when it is written, but the account could not be refetched. */
  onAccountOutdated?: () => void;
  /** Whether a refetched profile has what was sent. */
  isWritten: (profile: Profile) => boolean;
  toWritten: (profile: Profile) => Profile;
}

/**
 * Sends the write. Resolves to the error when the server may have written it although the response was lost;
 * null = written. Any other error is thrown.
 */
async function sendCatchingUnknownOutcome(send: ProfileWrite['send']): Promise<Error | null> {
  try {
    await send();
    return null;
  } catch (error) {
    if (!isOutcomeUnknown(toFailure(error))) throw error;
    return error as Error;
  }
}

/**
 * Sends a write and waits until the account and the profile are refetched, briefly if the write is known to be done.
 * When the response was lost, the refetched profile shows whether it was done. It does not use `awaitsRefetch`, which
 * would keep the write pending when the refetch fails, although it is done.
 */
async function write({ queries, queryKey, refreshAccount, ...written }: ProfileWrite): Promise<void> {
  const unknownOutcome = await sendCatchingUnknownOutcome(written.send);
  const refetch = Promise.all([refreshAccount(), invalidate(queries, { queryKey: PROFILE_KEY })]);
  const [isAccountFresh] = unknownOutcome ? await refetch : await waitBriefly(refetch, [false, undefined]);
  const isFresh = !queries.getQueryState(queryKey)?.isInvalidated;
  if (unknownOutcome) {
    const profile = queries.getQueryData(queryKey);
    if (!isFresh || !profile || !written.isWritten(profile)) throw unknownOutcome;
  } else if (!isFresh) {
    // The refetch failed or hangs, and the page must not show the old values as if nothing was written. The profile is
    // set as stale, so that the next visit refetches it.
    queries.setQueryData(queryKey, (profile) => profile && written.toWritten(profile), { updatedAt: 0 });
  }
  if (!isAccountFresh) written.onAccountOutdated?.();
}

export const profileMutations = {
  /**
   * Saves changes of the profile (002 §4). A changed email address starts a change that has to be confirmed. Every field
   * has to be sent, so the profile is fetched first: the old value of a field that was saved in another tab would put it
   * back, and an old email address would start a change of it. Results in the profile as it is saved, since the server may
   * store a value in a form of its own, and in what could not be saved, since its field is read-only in the fetched one.
   */
  update: (client: Client, { studentId, userId }: Student, { refreshAccount, setTimeZone }: PortalAccount) =>
    mutationOptions({
      mutationKey: ['profile', 'update'],
      mutationFn: async (changes: ProfileChanges, { client: queries }): Promise<SavedChanges> => {
        const query = profileQueries.profile(toSilentClient(client), userId);
        const { queryKey } = query;
        const latest = await fetchLatest(queries, query);
        const fields = withChanges(latest, changes);
        const withheld = lockedChanges(latest, changes);
        if (Object.keys(withheld).length > 0 && changedFields(latest.fields, fields).length === 0) {
          return { profile: latest, withheld, isSent: false };
        }
        await write({
          queries,
          queryKey,
          refreshAccount,
          send: () => client.call(spec('UpdateProfile', toProfileUpdate(studentId, fields))),
          // The server's days and times are in the new zone from now on (contract 1.7).
          onAccountOutdated: () => setTimeZone(fields.timeZone),
          isWritten: (profile) => matchesSaved(profile, fields),
          toWritten: (profile) => withSaved(profile, fields),
        });
        return { profile: queries.getQueryData(queryKey) ?? withSaved(latest, fields), withheld, isSent: true };
      },
    }),
  /** Takes back a change of the email address that is not confirmed yet (002 §4). */
  undoEmailChange: (client: Client, { userId }: Student, { refreshAccount }: Pick<PortalAccount, 'refreshAccount'>) =>
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
