import type { Client } from '@portal/data/client';
import { checkAuth, login, logout } from '@portal/data/session';
import {
  cookiesWhenAuthorized,
  nextSession,
  type SessionAnswer,
  type SessionEvent,
  type SessionState,
} from '@portal/domain/session';
import { storage } from '../storage.ts';
import { changeCookies, clearSessionCookies, readCookie } from './cookie-jar.ts';

/** A new token was asked for: the page reloads after so many milliseconds (000 §9). */
const RELOAD_MS = 3000;

/** Leaves the portal; the address has been checked. Returns false when there is none to go to. */
export interface WaysOut {
  /** To an address the server sent, if it may be followed. */
  toServerAddress: (sent: string | null) => boolean;
  reload: () => void;
}

/**
 * The session of this browser: its state for the screens, and what changes it. Cookies are written here and nowhere
 * else; the state itself is computed by `nextSession`.
 */
export interface SessionStore {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** At start-up: without a token there is no session; with one the server is asked. */
  check: () => Promise<void>;
  /** Throws `FailureError` when the server could not be asked; a refusal is a state. */
  signIn: (userName: string, password: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** A call found the token dead: ends the session, and sign-in says why. */
  expire: () => void;
}

export function createSessionStore(client: Client, out: WaysOut): SessionStore {
  let state: SessionState = { state: 'checking' };
  let checking: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function happen(event: SessionEvent) {
    state = nextSession(state, event);
    if (state.state === 'unauthorized') clearSessionCookies();
    for (const listener of listeners) listener();
  }

  function accept(answer: SessionAnswer) {
    switch (answer.outcome) {
      case 'authorized':
        changeCookies(cookiesWhenAuthorized(answer.session, readCookie('authorizationToken') || null));
        storage.set('hasReload', null);
        return happen({ event: 'granted', session: answer.session });
      case 'refused':
        return happen({ event: 'refused', variant: answer.variant, messages: answer.messages });
      case 'redirect':
        if (!out.toServerAddress(answer.url)) happen({ event: 'signedOut' });
        return undefined;
      case 'newTokenRequired':
        return renew();
    }
  }

  // Once: a second request for a new token would reload for ever, so it signs out instead (contract 4.6).
  function renew() {
    const again = storage.get('hasReload') === 'true';
    storage.clear();
    changeCookies({ authorizationToken: null });
    if (again) return happen({ event: 'signedOut' });
    storage.set('hasReload', 'true');
    setTimeout(out.reload, RELOAD_MS);
    return undefined;
  }

  async function askServer() {
    if (!readCookie('authorizationToken')) return happen({ event: 'noToken' });
    try {
      accept(await checkAuth(client));
    } catch {
      // What the failure means has been decided already (failureEffect). Without an answer nothing is known: the state
      // stays as it is, the token is kept, and the next screen that needs a session asks again.
    }
    return undefined;
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check: () => {
      checking ??= askServer().finally(() => {
        checking = null;
      });
      return checking;
    },
    signIn: async (userName, password) => accept(await login(client, userName, password)),
    signOut: async () => {
      await logout(client);
      happen({ event: 'signedOut' });
    },
    expire: () => happen({ event: 'expired' }),
  };
}
