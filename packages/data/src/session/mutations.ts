import { mutationOptions } from '@tanstack/react-query';
import { SECRET_GC_MS, type CallSpec, type Client } from '../client/index.ts';
import { anonymousCall } from './anonymous-call.ts';

/** The fields of the form that requests a reset link. */
export interface ForgottenPassword {
  userName: string;
  /** The captcha's token; null where none is configured. */
  captchaResponse: string | null;
}

/** Both as typed, including spaces. */
export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

const resendCall: CallSpec = { path: 'Account/ResendEmailVerification', method: 'POST' };

/*
 * The password calls (OPEN-24) are anonymous, and their own screens show a failure: a refusal is a `Failure` of kind
 * `rejected` with the server's messages. No password is kept after its form unmounts.
 */
export const sessionMutations = {
  /** Succeeds for unknown names too, so that it does not disclose who has an account. */
  forgotPassword: (client: Client) =>
    mutationOptions({
      mutationKey: ['session', 'forgotPassword'],
      mutationFn: async ({ userName, captchaResponse }: ForgottenPassword) => {
        const body = { UserName: userName, CaptchaResponse: captchaResponse };
        await anonymousCall(client, { path: 'Account/ForgotPassword', method: 'POST', body });
      },
      gcTime: SECRET_GC_MS,
    }),
  /** Sets the new password; the link cannot be used again. */
  resetPassword: (client: Client, token: string) =>
    mutationOptions({
      mutationKey: ['session', 'resetPassword', token],
      mutationFn: async ({ newPassword, confirmPassword }: NewPassword) => {
        const body = { Token: token, NewPassword: newPassword, ConfirmPassword: confirmPassword };
        await anonymousCall(client, { path: 'Account/ResetPassword', method: 'POST', body });
      },
      gcTime: SECRET_GC_MS,
    }),
  /** Another email to confirm the student's address: the pending new one, else the current one. */
  resendEmailVerification: (client: Client) =>
    mutationOptions({
      mutationKey: ['session', 'resendEmailVerification'],
      mutationFn: async () => void (await client.call(resendCall)),
    }),
};
