import { mutationOptions } from '@tanstack/react-query';
import type { CallSpec, Client } from '../client/index.ts';

/** Asks for an email with a reset link. */
export interface ForgottenPassword {
  userName: string;
  /** The captcha's token; null where none is configured. */
  captchaResponse: string | null;
}

/** Both as typed, spaces and all. */
export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

const resendCall: CallSpec = { path: 'Account/ResendEmailVerification', method: 'POST' };

/*
 * The calls of somebody who cannot sign in (OPEN-24) are anonymous, and a failure belongs to their own screens: a refusal
 * is a `Failure` of kind `rejected` with the server's messages. No password is kept once its form is gone.
 */
export const sessionMutations = {
  /** Succeeds for unknown names too, so that nobody learns who has an account. */
  forgotPassword: (client: Client) =>
    mutationOptions({
      mutationKey: ['session', 'forgotPassword'],
      mutationFn: async ({ userName, captchaResponse }: ForgottenPassword) => {
        const body = { UserName: userName, CaptchaResponse: captchaResponse };
        await client.call({ path: 'Account/ForgotPassword', method: 'POST', body });
      },
      gcTime: 0,
    }),
  /** Sets the new password, which uses the link up. */
  resetPassword: (client: Client, token: string) =>
    mutationOptions({
      mutationKey: ['session', 'resetPassword', token],
      mutationFn: async ({ newPassword, confirmPassword }: NewPassword) => {
        const body = { Token: token, NewPassword: newPassword, ConfirmPassword: confirmPassword };
        await client.call({ path: 'Account/ResetPassword', method: 'POST', body });
      },
      gcTime: 0,
    }),
  /** Another email to confirm the student's address: the one that waits, else the one that is not activated. */
  resendEmailVerification: (client: Client) =>
    mutationOptions({
      mutationKey: ['session', 'resendEmailVerification'],
      mutationFn: async () => void (await client.call(resendCall)),
    }),
};
