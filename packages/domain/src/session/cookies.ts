import type { Session } from './model.ts';

/** The cookies of a session, all with path `/` (contract 4.5). */
export const SESSION_COOKIES = [
  'session',
  'authorizationToken',
  'jwtToken',
  'authorizationType',
  'isTokenLogin',
  'IsShowBumpPage',
] as const;
export type SessionCookie = (typeof SESSION_COOKIES)[number];

/** What to write; null = remove. */
export type CookieChange = Readonly<Record<SessionCookie, string | null>>;

/** The cookies of an authorized session. Without a token in the answer the one already held stays in use. */
export function cookiesWhenAuthorized(session: Session, heldToken: string | null): CookieChange {
  return {
    session: 'true',
    authorizationToken: session.token ?? heldToken,
    jwtToken: session.jwt,
    authorizationType: 'Basic',
    isTokenLogin: null,
    IsShowBumpPage: String(session.account.showBumpPage),
  };
}

/** No session: every cookie of it goes. */
export const cookiesWhenUnauthorized: CookieChange = {
  session: null,
  authorizationToken: null,
  jwtToken: null,
  authorizationType: null,
  isTokenLogin: null,
  IsShowBumpPage: null,
};
