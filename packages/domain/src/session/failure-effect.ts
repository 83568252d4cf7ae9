import type { Failure } from '../shared/index.ts';

/**
 * The side effect of a failed call (contract 1.4). `expire`: the session ends and the sign-in page shows why; `recheck`:
 * the token is checked once; `errorPage` and `badRequestPage` replace the screen; `checkErrorPage` replaces a page that
 * waits for the session check.
 */
export type FailureEffect = 'none' | 'expire' | 'recheck' | 'errorPage' | 'badRequestPage' | 'checkErrorPage';

/** The calls that check a session. */
const CHECKS = ['Account/CheckAuth', 'Account/Auth0GetUserInfo', 'Account/AzureADGetUserInfo'];

/** Account calls that need no session, so that their failure does not end one. */
const WITHOUT_SESSION = [
  'Account/Login',
  'Account/LoginUsingToken',
  'Account/ForgotPassword',
  'Account/ValidateResetPasswordToken',
  'Account/ResetPassword',
  'Account/CheckIdProvider',
  // In the portal the session has already ended, whatever the server answers.
  'Account/Logout',
];

/** Returns the effect of a failed call on session and page. `path` is `Segment/Call`. */
export function failureEffect(failure: Failure, path: string, silent: boolean): FailureEffect {
  if (WITHOUT_SESSION.includes(path)) return 'none';
  const account = path.startsWith('Account/');
  const errorPage = CHECKS.includes(path) ? 'checkErrorPage' : 'errorPage';
  switch (failure.kind) {
    case 'unauthorised':
      return account ? 'expire' : 'recheck';
    case 'badRequest':
      if (account) return 'expire';
      return silent ? 'none' : 'badRequestPage';
    case 'serverDown':
    case 'offline':
    case 'notAnAnswer':
      return silent ? 'none' : errorPage;
    // Without a valid account the signed-in student is unknown; for other calls the screen shows the failure.
    case 'notUnderstood':
      return account && !silent ? errorPage : 'none';
    case 'rejected':
      return 'none';
  }
}
