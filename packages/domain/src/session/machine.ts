import type { SignInMode } from '../shared/index.ts';
import type { RefusalVariant, Session } from './model.ts';

/** Ways of not being signed in (000 §4): the refusals, waiting for the B2C provider, and gone to the mobile logout. */
export type UnauthorizedVariant = RefusalVariant | 'b2c' | 'mobileLogout';

/**
 * Where the session stands (000 §4): nothing asked yet, being checked, signed in, not signed in, or the browser is on
 * its way to another address.
 */
export type SessionState =
  | { status: 'ready' }
  | { status: 'checking' }
  | { status: 'authorized'; session: Session }
  | { status: 'unauthorized'; variant: UnauthorizedVariant; messages: readonly string[]; expired: boolean }
  | { status: 'leaving' };

export type SessionEvent =
  | { event: 'checkStarted' }
  | { event: 'granted'; session: Session }
  | { event: 'refused'; variant: RefusalVariant; messages: readonly string[] }
  | { event: 'expired'; mode: SignInMode }
  | { event: 'noToken'; mode: SignInMode }
  | { event: 'signedOut'; mode: SignInMode }
  | { event: 'sentAway' };

const waiting = (mode: SignInMode): UnauthorizedVariant => (mode === 'b2c' ? 'b2c' : 'plain');

/**
 * The next state. Exhaustive and without memory but for one rule: a check that starts while somebody is signed in
 * leaves them signed in until its answer is there.
 */
export function nextSession(now: SessionState, happened: SessionEvent): SessionState {
  switch (happened.event) {
    case 'checkStarted':
      return now.status === 'authorized' ? now : { status: 'checking' };
    case 'granted':
      return { status: 'authorized', session: happened.session };
    case 'refused':
      return { status: 'unauthorized', variant: happened.variant, messages: happened.messages, expired: false };
    case 'expired':
      return { status: 'unauthorized', variant: waiting(happened.mode), messages: [], expired: true };
    case 'noToken':
      return { status: 'unauthorized', variant: waiting(happened.mode), messages: [], expired: false };
    case 'signedOut': {
      const variant = happened.mode === 'idp' ? 'mobileLogout' : waiting(happened.mode);
      return { status: 'unauthorized', variant, messages: [], expired: false };
    }
    case 'sentAway':
      return { status: 'leaving' };
  }
}
