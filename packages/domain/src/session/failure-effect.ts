import type { Failure } from '../shared/index.ts';

/**
 * What a failed call does beside failing (contract 1.4). `expire`: the session ends and sign-in says why;
 * `recheck`: asks the server once whether the token still stands; the pages replace the screen.
 */
export type FailureEffect = 'none' | 'expire' | 'recheck' | 'errorPage' | 'badRequestPage';

/** Account calls of somebody who is not signed in yet, or not any more: they end no session. */
const WITHOUT_SESSION = [
  'Account/Login',
  'Account/LoginUsingToken',
  'Account/ForgotPassword',
  'Account/ValidateResetPasswordToken',
  'Account/ResetPassword',
  'Account/CheckIdProvider',
  // The session has ended here already, whatever the server says.
  'Account/Logout',
];

/** What a failed call means for session and page. `path` is `Segment/Call`. */
export function failureEffect(failure: Failure, path: string, silent: boolean): FailureEffect {
  if (WITHOUT_SESSION.includes(path)) return 'none';
  const account = path.startsWith('Account/');
  switch (failure.kind) {
    case 'unauthorised':
      return account ? 'expire' : 'recheck';
    case 'badRequest':
      if (account) return 'expire';
      return silent ? 'none' : 'badRequestPage';
    case 'serverDown':
    case 'offline':
    case 'notAnAnswer':
      return silent ? 'none' : 'errorPage';
    // An account answer that cannot be read leaves nobody knowing who is there; elsewhere the screen says it failed.
    case 'notUnderstood':
      return account && !silent ? 'errorPage' : 'none';
    case 'rejected':
      return 'none';
  }
}
