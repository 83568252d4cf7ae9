import type { Failure } from '../shared/index.ts';

/**
 * What a failed call does beside failing (contract 1.4). `expire`: the session ends and sign-in says why;
 * `recheck`: asks the server once whether the token still stands; the pages replace the screen.
 */
export type FailureEffect = 'none' | 'expire' | 'recheck' | 'errorPage' | 'badRequestPage';

/** Account calls decide about the session, except signing in itself, which fails on its own screen. */
export function failureEffect(failure: Failure, path: string, silent: boolean): FailureEffect {
  const account = path.startsWith('Account/') && path !== 'Account/Login';
  switch (failure.kind) {
    case 'unauthorised':
      if (account) return 'expire';
      return path === 'Account/Login' ? 'none' : 'recheck';
    case 'badRequest':
      if (account) return 'expire';
      return silent || path === 'Account/Login' ? 'none' : 'badRequestPage';
    case 'serverDown':
    case 'offline':
    case 'notAnAnswer':
      return silent || path === 'Account/Login' || path === 'Account/Logout' ? 'none' : 'errorPage';
    case 'rejected':
    case 'notUnderstood':
      return 'none';
  }
}
