export {
  cookiesWhenAuthorized,
  cookiesWhenUnauthorized,
  type CookieChange,
  type GrantedBy,
  type SessionCookie,
} from './cookies.ts';
export { closedGate, mayOpen, type Gate, type GateFacts } from './gates.ts';
export { failureEffect, type FailureEffect } from './failure-effect.ts';
export { decodeAccount, decodeSessionAnswer, refusalOf, refusalVariant } from './decode.ts';
export { fingerprint } from './fingerprint.ts';
export { parseKeptPicture, showsLastVisitAge } from './kept-picture.ts';
export { parseKeptVisit, serializeKeptVisit, type KeptVisit } from './kept-visit.ts';
export { emailIssue, type EmailIssue } from './email.ts';
export {
  initialSession,
  sessionReducer,
  type ProviderIssue,
  type SessionAction,
  type SessionState,
  type UnauthorizedVariant,
} from './machine.ts';
export { decodeIdProviderInfo, type IdProviderInfo, type IdProviderInfoWire } from './identity.ts';
export { allowedReturn } from './return-url.ts';
export { withoutSession } from './without-session.ts';
export type { Account, Enrollment, RefusalVariant, Session, SessionAnswer, SignInOutcome } from './model.ts';
export { afterSignIn, homePath, isArchived, refusalPage } from './rules.ts';
export { readTimeZone, withTimeZone } from './time-zone.ts';
export type { AccountInformationWire, LoginRequestWire, SessionFailureWire, SessionResponseWire } from './wire.ts';
