import { getResponse, http } from 'msw';
import { checkResetToken, requestReset, resetPassword } from '../school/passwords.ts';
import { anonymousCall, type MakeHandler } from './route.ts';

/** The calls of segment Account by which a student who is not signed in gets a new password. */
export const passwordCalls: MakeHandler[] = [
  forgotPassword,
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

/** `CaptchaResponse` may be null or absent, which a route's fields cannot say: one of two routes serves the request. */
function forgotPassword(school: Parameters<MakeHandler>[0]) {
  const route = { method: 'POST', path: 'Account/ForgotPassword' } as const;
  const without = anonymousCall({ ...route, body: { UserName: 'string' } }, ({ school, body }) =>
    requestReset(school, body.UserName, null),
  )(school);
  const withCaptcha = anonymousCall(
    { ...route, body: { UserName: 'string', CaptchaResponse: 'string' } },
    ({ school, body }) => requestReset(school, body.UserName, body.CaptchaResponse),
  )(school);
  return http.post(/\/api\/Account\/ForgotPassword$/i, async ({ request }) => {
    const answered = /"CaptchaResponse"\s*:\s*[^n\s]/i.test(await request.clone().text());
    return getResponse([answered ? withCaptcha : without], request);
  });
}
