import { decodePictureUrl } from '@portal/domain/profile';
import { isOutcomeUnknown, toFailure } from '@portal/domain/shared';
import { mutationOptions } from '@tanstack/react-query';
import { fetchDecoded, invalidate, SECRET_GC_MS, type CallSpec, type Client, type Student } from '../client/index.ts';
import { PROFILE_KEY, profileQueries } from './queries.ts';

/** What confirms the deletion of the account. */
export interface AccountDeletion {
  /** The account's email address, which the student has retyped. */
  email: string;
  /** The captcha's token; null where none is configured. */
  captchaResponse: string | null;
}

/**
 * Calls about the account are silent: a failure is shown beside the control, since an error page would lose the
 * student's input.
 */
const spec = (call: string, body: object): CallSpec => ({
  path: `Profile/${call}`,
  method: 'POST',
  silent: true,
  body,
});

export const accountMutations = {
  /** Sends a picture, a JPEG as base64 (002 §7), and puts the URL of the response into the cached profile. */
  changePicture: (client: Client, { userId }: Student) =>
    mutationOptions({
      mutationKey: ['profile', 'changePicture'],
      mutationFn: (imageBase64: string) =>
        fetchDecoded(client, spec('ChangeProfilePicture', { ImageBase64: imageBase64 }), decodePictureUrl),
      onSuccess: async (pictureUrl, _variables, _onMutateResult, { client: queries }) => {
        const { queryKey } = profileQueries.profile(client, userId);
        // A refetch that is pending may bring the old picture.
        await queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, (profile) => profile && { ...profile, pictureUrl });
      },
      // The server may have saved it although its response was lost.
      onError: (error, _variables, _onMutateResult, { client: queries }) =>
        isOutcomeUnknown(toFailure(error)) ? invalidate(queries, { queryKey: PROFILE_KEY }) : undefined,
      // A picture of a person is not kept after its dialog has closed.
      gcTime: SECRET_GC_MS,
    }),
  /** Deletes the student's account; the token is invalid afterwards (002 §7). */
  deleteAccount: (client: Client, { studentId }: Student) =>
    mutationOptions({
      mutationKey: ['profile', 'deleteAccount'],
      mutationFn: async ({ email, captchaResponse }: AccountDeletion) => {
        const body = { StudentId: studentId, EmailAddress: email, CaptchaResponse: captchaResponse };
        await client.call(spec('DeleteStudentAccount', body));
      },
      gcTime: SECRET_GC_MS,
    }),
  /** Links the account with this email address to the Google account (002 §4). */
  linkAccount: (client: Client) =>
    mutationOptions({
      mutationKey: ['profile', 'linkAccount'],
      mutationFn: async (email: string) =>
        void (await client.call(spec('LinkStudentAccount', { EmailAddress: email }))),
    }),
};
