import type { RefusalVariant, Session } from './model.ts';

/** Where the session stands: being checked, signed in, or not (000 §4). */
export type SessionState =
  | { state: 'checking' }
  | { state: 'authorized'; session: Session }
  | { state: 'unauthorized'; variant: RefusalVariant; messages: readonly string[]; expired: boolean };

export type SessionEvent =
  | { event: 'granted'; session: Session }
  | { event: 'refused'; variant: RefusalVariant; messages: readonly string[] }
  | { event: 'expired' }
  | { event: 'noToken' }
  | { event: 'signedOut' };

/** The next state; the same for every state it happens in, so no order of answers can leave a session half open. */
export function nextSession(_now: SessionState, happened: SessionEvent): SessionState {
  switch (happened.event) {
    case 'granted':
      return { state: 'authorized', session: happened.session };
    case 'refused':
      return { state: 'unauthorized', variant: happened.variant, messages: happened.messages, expired: false };
    case 'expired':
      return { state: 'unauthorized', variant: 'plain', messages: [], expired: true };
    case 'noToken':
    case 'signedOut':
      return { state: 'unauthorized', variant: 'plain', messages: [], expired: false };
  }
}
