import type { SignInMode } from '../blocks/index.ts';
import type { Account, RefusalVariant, Session } from './model.ts';

/** Variants of not being signed in (000 §4): the refusals, waiting for the B2C provider, and the mobile logout. */
export type UnauthorizedVariant = RefusalVariant | 'b2c' | 'mobileLogout';

/**
 * The status of the session (000 §4): not checked yet, being checked, signed in, not signed in, or the browser is
 * navigating away.
 */
type SessionStatus =
  | { status: 'ready' }
  /** `slow`: the server has not answered for a while, which the page shows. */
  | { status: 'checking'; slow: boolean }
  | { status: 'authorized'; session: Session }
  /** `refused`: the server refused the sign-in; without `messages`, the sign-in page shows its default text. */
  | {
      status: 'unauthorized';
      variant: UnauthorizedVariant;
      messages: readonly string[];
      expired: boolean;
      refused: boolean;
    }
  | { status: 'leaving' };

/**
 * Why the provider's page does not open automatically: the provider failed, the server refused its student, or the
 * student has signed out. In the last case, a provider whose own session has not ended would sign the student in again.
 */
export type ProviderIssue = 'failed' | 'refused' | 'signedOut';

/** The parts of the state that do not depend on the status: how students sign in. */
interface SignInFacts {
  /** Password, or the provider that replaces it. */
  mode: SignInMode;
  /** Kept until the student opens the provider again. */
  providerIssue: ProviderIssue | null;
}

export type SessionState = SessionStatus & SignInFacts;

export type SessionAction =
  /** The server switched the provider off: students sign in with a password. */
  | { type: 'providerDisabled' }
  | { type: 'checkStarted' }
  /** The check has not been answered for a while. */
  | { type: 'checkSlow' }
  | { type: 'granted'; session: Session }
  /** The signed-in student changed something of their account. */
  | { type: 'accountChanged'; account: Account }
  | { type: 'refused'; variant: RefusalVariant; messages: readonly string[] }
  /** The token is no longer valid; `messages` are those of the call that failed because of it. */
  | { type: 'expired'; messages: readonly string[] }
  | { type: 'noToken' }
  | { type: 'signedOut' }
  /** /SingleLogout: signed out without visiting the provider's own logout. */
  | { type: 'ended' }
  /** Signing in cannot continue: the provider failed, or the server's request cannot be fulfilled. */
  | { type: 'stopped' }
  /** The student opens the provider's page. */
  | { type: 'providerOpened' }
  | { type: 'sentAway' };

/** The state before the first check. */
export const initialSession = (mode: SignInMode, providerIssue: ProviderIssue | null = null): SessionState => ({
  status: 'ready',
  mode,
  providerIssue,
});

/**
 * The server's message for an expired session. It is not shown, since the sign-in page has that text in the student's
 * language (000 §8).
 */
const EXPIRED_MESSAGE = 'User login has expired';

const unauthorized = (variant: UnauthorizedVariant, expired = false, messages: readonly string[] = []) =>
  ({ status: 'unauthorized', variant, messages, expired, refused: false }) satisfies SessionStatus;
const waiting = (mode: SignInMode): UnauthorizedVariant => (mode === 'b2c' ? 'b2c' : 'plain');

function signedOut(mode: SignInMode): SessionStatus {
  return unauthorized(mode === 'idp' ? 'mobileLogout' : waiting(mode));
}

/**
 * Returns the next state. A check that starts while a student is signed in keeps them signed in until it is answered.
 */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  const { mode, providerIssue } = state;
  const facts: SignInFacts = { mode, providerIssue };
  switch (action.type) {
    case 'providerDisabled':
      return { ...state, mode: 'password' };
    case 'providerOpened':
      return { ...state, providerIssue: null };
    case 'checkStarted':
      return state.status === 'authorized' ? state : { status: 'checking', slow: false, ...facts };
    case 'checkSlow':
      return state.status === 'checking' ? { ...state, slow: true } : state;
    case 'granted':
      return { status: 'authorized', session: action.session, ...facts };
    case 'accountChanged':
      // A late answer may be about a student who was signed in before; it must not change another account.
      return state.status === 'authorized' && state.session.account.userId === action.account.userId
        ? { ...state, session: { ...state.session, account: action.account } }
        : state;
    case 'refused': {
      const { variant, messages } = action;
      return { ...unauthorized(variant, false, messages), refused: true, mode, providerIssue: 'refused' };
    }
    case 'expired':
      return {
        ...unauthorized(
          waiting(mode),
          true,
          action.messages.filter((message) => message !== EXPIRED_MESSAGE),
        ),
        ...facts,
      };
    case 'noToken':
      return { ...unauthorized(waiting(mode)), ...facts };
    case 'signedOut':
      return { ...signedOut(mode), mode, providerIssue: 'signedOut' };
    case 'ended':
      return { ...unauthorized('plain'), ...facts };
    case 'stopped': {
      // The provider would return the student at once, so its page is not opened automatically.
      const status = mode === 'password' ? signedOut(mode) : unauthorized(waiting(mode), true);
      return { ...status, mode, providerIssue: 'failed' };
    }
    case 'sentAway':
      return { status: 'leaving', ...facts };
  }
}
