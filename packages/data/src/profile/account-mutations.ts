import { decodePictureUrl } from '@portal/domain/profile';
import { isOutcomeUnknown, toFailure } from '@portal/domain/shared';
import { mutationOptions } from '@tanstack/react-query';
import { fetchDecoded, type CallSpec, type Client, type Student } from '../client/index.ts';
import { PROFILE_KEY, profileQueries } from './queries.ts';

/** What a student confirms the deletion of the account with. */
export interface AccountDeletion {
  /** The retyped address. */
  email: string;
  /** The captcha's token; null where none is configured. */
  captchaResponse: string | null;
}

/** Its failure is shown where the student pressed, since an error page would lose what they did. */
const spec = (call: string, body: object): CallSpec => ({
  path: `Profile/${call}`,
  method: 'POST',
  silent: true,
  body,
});

export const accountMutations = {
  /** Sends a picture, a JPEG as base64 (002 §7). The profile then has the URL of the answer. */
  changePicture: (client: Client, { userId }: Student) =>
    mutationOptions({
      mutationKey: ['profile', 'changePicture'],
      mutationFn: (imageBase64: string) =>
        fetchDecoded(client, spec('ChangeProfilePicture', { ImageBase64: imageBase64 }), decodePictureUrl),
      onSuccess: (pictureUrl, _variables, _onMutateResult, { client: queries }) => {
        queries.setQueryData(
          profileQueries.profile(client, userId).queryKey,
          (profile) => profile && { ...profile, pictureUrl },
        );
      },
      // When only the answer was lost, it is saved.
      onError: (error, _variables, _onMutateResult, { client: queries }) =>
        isOutcomeUnknown(toFailure(error)) ? queries.invalidateQueries({ queryKey: PROFILE_KEY }) : undefined,
      // The picture of a person is not kept longer than its dialog.
      gcTime: 0,
    }),
  /** Deletes the student's account; the token is invalid afterwards (002 §7). */
  deleteAccount: (client: Client, { studentId }: Student) =>
    mutationOptions({
      mutationKey: ['profile', 'deleteAccount'],
      mutationFn: async ({ email, captchaResponse }: AccountDeletion) => {
        const body = { StudentId: studentId, EmailAddress: email, CaptchaResponse: captchaResponse };
        await client.call(spec('DeleteStudentAccount', body));
      },
      gcTime: 0,
    }),
  /** Links the account of this address to the Google account (002 §4). */
  linkAccount: (client: Client) =>
    mutationOptions({
      mutationKey: ['profile', 'linkAccount'],
      mutationFn: async (email: string) =>
        void (await client.call(spec('LinkStudentAccount', { EmailAddress: email }))),
    }),
};
