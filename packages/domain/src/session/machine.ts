import type { SignInMode } from '../blocks/index.ts';
import type { RefusalVariant, Session } from './model.ts';

/** Ways of not being signed in (000 §4): the refusals, waiting for the B2C provider, and gone to the mobile logout. */
export type UnauthorizedVariant = RefusalVariant | 'b2c' | 'mobileLogout';

/**
 * Where the session stands (000 §4): nothing asked yet, being checked, signed in, not signed in, or the browser is on
 * its way to another address.
 */
type SessionStatus =
  | { status: 'ready' }
  | { status: 'checking' }
  | { status: 'authorized'; session: Session }
  | { status: 'unauthorized'; variant: UnauthorizedVariant; messages: readonly string[]; expired: boolean }
  | { status: 'leaving' };

/** Why the provider is not gone to by itself: it answered an error, or its student was refused here. */
export type ProviderIssue = 'failed' | 'refused';

/** How students sign in at this moment, whatever the status. */
interface SignInFacts {
  /** Password, or the provider that takes its place. */
  mode: SignInMode;
  /** Stays until the student goes to the provider again. */
  providerIssue: ProviderIssue | null;
}

export type SessionState = SessionStatus & SignInFacts;

export type SessionAction =
  /** The server switched the provider off: students sign in with a password. */
  | { type: 'providerDisabled' }
  | { type: 'checkStarted' }
  | { type: 'granted'; session: Session }
  | { type: 'refused'; variant: RefusalVariant; messages: readonly string[] }
  | { type: 'expired' }
  | { type: 'noToken' }
  | { type: 'signedOut' }
  /** /SingleLogout: signed out for good, without a way to the provider's own logout. */
  | { type: 'ended' }
  /** Signing in cannot go on: the provider failed, or what the server asked for cannot be done. */
  | { type: 'stopped' }
  /** The student goes to the provider's page. */
  | { type: 'providerOpened' }
  | { type: 'sentAway' };

/** Before anything was asked. */
export const initialSession = (mode: SignInMode): SessionState => ({ status: 'ready', mode, providerIssue: null });

const unauthorized = (variant: UnauthorizedVariant, expired = false): SessionStatus => ({
  status: 'unauthorized',
  variant,
  messages: [],
  expired,
});
const waiting = (mode: SignInMode): UnauthorizedVariant => (mode === 'b2c' ? 'b2c' : 'plain');

function signedOut(mode: SignInMode): SessionStatus {
  return unauthorized(mode === 'idp' ? 'mobileLogout' : waiting(mode));
}

/**
 * The next state. A check that starts while somebody is signed in leaves them signed in until its answer is there.
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
      return state.status === 'authorized' ? state : { status: 'checking', ...facts };
    case 'granted':
      return { status: 'authorized', session: action.session, ...facts };
    case 'refused': {
      const { variant, messages } = action;
      return { status: 'unauthorized', variant, messages, expired: false, mode, providerIssue: 'refused' };
    }
    case 'expired':
      return { ...unauthorized(waiting(mode), true), ...facts };
    case 'noToken':
      return { ...unauthorized(waiting(mode)), ...facts };
    case 'signedOut':
      return { ...signedOut(mode), ...facts };
    case 'ended':
      return { ...unauthorized('plain'), ...facts };
    case 'stopped': {
      // The provider would send the student straight back, so its page is not opened by itself.
      const status = mode === 'password' ? signedOut(mode) : unauthorized(waiting(mode), true);
      return { ...status, mode, providerIssue: 'failed' };
    }
    case 'sentAway':
      return { status: 'leaving', ...facts };
  }
}
