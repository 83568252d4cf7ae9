import { checkResetToken, requestReset, resetPassword } from '../school/passwords.ts';
import { anonymousCall, type MakeHandler } from './route.ts';

/** The calls of segment Account by which a student who is not signed in gets a new password. */
export const passwordCalls: MakeHandler[] = [
  anonymousCall(
    { method: 'POST', path: 'Account/ForgotPassword', body: { UserName: 'string', CaptchaResponse: 'string?' } },
    ({ school, body }) => requestReset(school, body.UserName, body.CaptchaResponse),
  ),
  anonymousCall(
    { method: 'POST', path: 'Account/ValidateResetPasswordToken', body: { Token: 'string' } },
    ({ school, body }) => checkResetToken(school, body.Token),
  ),
  anonymousCall(
    {
      method: 'POST',
      path: 'Account/ResetPassword',
      body: { Token: 'string', NewPassword: 'string', ConfirmPassword: 'string' },
    },
    ({ school, body }) => resetPassword(school, body.Token, body.NewPassword, body.ConfirmPassword),
  ),
];
