import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/index.ts';

/*
 * The three calls of somebody who cannot sign in (OPEN-24): anonymous, and a failure belongs to their own screens.
 * A refusal is a `FailureError` of kind `rejected` with the server's messages.
 */

/**
 * Asks for an email with a reset link; succeeds for unknown names too, so that nobody learns who has an account.
 * `captchaResponse` is null where no captcha is configured.
 */
export async function forgotPassword(client: Client, userName: string, captchaResponse: string | null): Promise<void> {
  const body = { UserName: userName, CaptchaResponse: captchaResponse };
  await client.call({ path: 'Account/ForgotPassword', method: 'POST', body });
}

/** Whether a reset link still works; rejected = it does not, and the messages say why. */
export async function validateResetToken(client: Client, token: string): Promise<void> {
  await client.call({ path: 'Account/ValidateResetPasswordToken', method: 'POST', body: { Token: token } });
}

/** Sets the new password, which uses the link up. */
export async function resetPassword(
  client: Client,
  token: string,
  newPassword: string,
  confirmPassword: string,
): Promise<void> {
  const body = { Token: token, NewPassword: newPassword, ConfirmPassword: confirmPassword };
  await client.call({ path: 'Account/ResetPassword', method: 'POST', body });
}

/**
 * `validateResetToken` asked once for each visit of the page: nothing but a retry asks again, and nothing is kept for
 * a later visit. Its data is `true` for a link that works.
 */
export function resetTokenQuery(client: Client, token: string) {
  return queryOptions({
    queryKey: ['session', 'resetToken', token],
    queryFn: async () => {
      await validateResetToken(client, token);
      return true;
    },
    refetchOnReconnect: false,
    gcTime: 0,
  });
}
