import { personas } from '../personas.ts';
import type { ResetLink } from '../backend/model.ts';
import { checkResetToken, requestReset, resetPassword } from './password-model.ts';
import type { MockArea } from '../backend/area.ts';
import { anonymousCall, type MakeHandler } from '../backend/route.ts';

/** The calls of segment Account to reset a password. */
const passwordCalls: MakeHandler[] = [
  anonymousCall(
    { method: 'POST', path: 'Account/ForgotPassword', body: { UserName: 'string', CaptchaResponse: 'string?' } },
    ({ backend, body }) => requestReset(backend, body.UserName, body.CaptchaResponse),
  ),
  anonymousCall(
    { method: 'POST', path: 'Account/ValidateResetPasswordToken', body: { Token: 'string' } },
    ({ backend, body }) => checkResetToken(backend, body.Token),
  ),
  anonymousCall(
    {
      method: 'POST',
      path: 'Account/ResetPassword',
      body: { Token: 'string', NewPassword: 'string', ConfirmPassword: 'string' },
    },
    ({ backend, body }) => resetPassword(backend, body.Token, body.NewPassword, body.ConfirmPassword),
  ),
];

export const passwordArea = {
  handlers: passwordCalls,
  createState: () => ({
    resetLinks: new Map<string, ResetLink>([
      ['reset-mei', { userName: personas.active.userName, standing: 'open' }],
      ['reset-old', { userName: personas.active.userName, standing: 'expired' }],
    ]),
  }),
} satisfies MockArea;
