import type { Session } from './model.ts';

/** The cookies of a session, all with path `/` (contract 4.5). */
export type SessionCookie =
  | 'session'
  | 'authorizationToken'
  | 'jwtToken'
  | 'authorizationType'
  | 'isTokenLogin'
  | 'IsShowBumpPage';

/** Cookies to write; null = remove, absent = unchanged. */
export type CookieChange = Readonly<Partial<Record<SessionCookie, string | null>>>;

/** How a session was granted: by a password, a token in the URL, the provider, or a check of the stored token. */
export type GrantedBy =
  | { kind: 'password' }
  | { kind: 'token' }
  | { kind: 'check' }
  | { kind: 'provider'; token: string };

/** Returns the cookies of an authorized session. A check does not change those that only a sign-in sets. */
export function cookiesWhenAuthorized(session: Session, granted: GrantedBy): CookieChange {
  const common = { session: 'true', IsShowBumpPage: String(session.account.showBumpPage) };
  const fresh = {
    ...common,
    authorizationToken: session.token,
    jwtToken: session.jwt,
    authorizationType: 'Basic',
    isTokenLogin: null,
  };
  switch (granted.kind) {
    case 'password':
      return fresh;
    case 'token':
      return { ...fresh, isTokenLogin: 'true' };
    case 'provider':
      return { ...fresh, authorizationToken: granted.token, authorizationType: 'Bearer' };
    case 'check':
      return {
        ...common,
        ...(session.token ? { authorizationToken: session.token } : {}),
        ...(session.jwt ? { jwtToken: session.jwt } : {}),
      };
  }
}

/** The change that removes all cookies of a session, for when there is none. */
export const cookiesWhenUnauthorized: Readonly<Record<SessionCookie, null>> = {
  session: null,
  authorizationToken: null,
  jwtToken: null,
  authorizationType: null,
  isTokenLogin: null,
  IsShowBumpPage: null,
};
