import type { Client } from '@portal/data/client';
import {
  auth0UserInfo,
  azureUserInfo,
  checkAuth,
  checkIdProvider,
  login,
  loginUsingToken,
  logout,
} from '@portal/data/session';
import {
  afterSignIn,
  cookiesWhenAuthorized,
  nextSession,
  type GrantedBy,
  type SessionAnswer,
  type SessionEvent,
  type SessionState,
} from '@portal/domain/session';
import { asFailure, FailureError, type Failure, type SignInMode } from '@portal/domain/shared';
import { storage } from '../storage.ts';
import { changeCookies, clearAllCookies, clearSessionCookies, readCookie } from './cookie-jar.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { OtherTabs } from './other-tabs.ts';

/** A new token was asked for: the page reloads after so many milliseconds (000 §9). */
const RELOAD_MS = 3000;
/** How long leaving for the provider waits for the server to hear of it. */
const TELL_LIMIT_MS = 2000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export type ProviderTrouble = 'failed' | 'refused' | null;

/** Leaves the portal. */
export interface WaysOut {
  /** To an address the server sent, if it may be followed; false when it may not. */
  toServerAddress: (sent: string | null) => boolean;
  toSiblingProduct: () => void;
  toActivationError: () => void;
  toMobileLogout: () => void;
  toStart: () => void;
  reload: () => void;
  /** To a path of the portal itself, before its first screen is drawn. */
  resume: (path: string) => void;
}

/**
 * The session of this browser: its state for the screens, and what changes it. Cookies are written here and nowhere
 * else; the state itself is computed by `nextSession`.
 */
export interface SessionStore {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Password, or the provider that takes its place. May change at the first check, when the server says so. */
  mode: () => SignInMode;
  /** Why the provider is not gone to by itself: it answered an error, or we refused whom it sent. */
  providerTrouble: () => ProviderTrouble;
  /** At start-up, and when a call found the token dead: without a token there is no session, else the server is asked. */
  check: () => Promise<void>;
  /** Throws `FailureError` when the server could not be asked; a refusal is a state. */
  signIn: (userName: string, password: string) => Promise<void>;
  /** The same with the token of a /ProceedLogin address. */
  signInWithToken: (token: string) => Promise<void>;
  /** Goes to the provider's sign-in page (modes b2c and idp). Rejects when it cannot be reached. */
  signInAtProvider: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Ends the session in this browser and forgets what it remembered, without leaving for anywhere (/SingleLogout). */
  endHere: () => Promise<void>;
  /** A call found the token dead: ends the session, and sign-in says why. */
  expire: () => void;
}

export interface SessionParts {
  client: Client;
  out: WaysOut;
  tabs: OtherTabs;
  /** Told when an account answer could not be read: the client itself only knows that it came. */
  onUnreadable: (failure: Failure) => void;
  configuredMode: SignInMode;
  /** Fetches the provider's code; null in mode `password`. */
  loadProvider: (() => Promise<IdentityProvider>) | null;
}

export function createSessionStore({
  client,
  out,
  tabs,
  onUnreadable,
  configuredMode,
  loadProvider,
}: SessionParts): SessionStore {
  let state: SessionState = { status: 'ready' };
  let mode = configuredMode;
  let modeAsked = false;
  let checking: { era: number; answer: Promise<void> } | null = null;
  /** How often a session began or ended here; an answer to a question from before is no answer any more. */
  let era = 0;
  let provider: Promise<IdentityProvider> | null = null;
  let trouble: ProviderTrouble = null;
  const listeners = new Set<() => void>();

  function happen(event: SessionEvent) {
    state = nextSession(state, event);
    if (state.status === 'unauthorized') clearSessionCookies();
    for (const listener of listeners) listener();
  }

  /** Nobody is signed in any more, and a provider is not asked again by itself: it would send the student straight back. */
  function stop() {
    trouble = 'failed';
    happen({ event: mode === 'password' ? 'signedOut' : 'expired', mode });
  }

  function accept(answer: SessionAnswer, granted: GrantedBy) {
    switch (answer.outcome) {
      case 'authorized':
        if (!answer.session.token && (granted.by === 'password' || granted.by === 'token')) {
          throw new FailureError({ kind: 'notUnderstood', detail: 'AuthorizationToken: missing' });
        }
        era += 1;
        changeCookies(cookiesWhenAuthorized(answer.session, granted));
        storage.set('hasReload', null);
        return happen({ event: 'granted', session: answer.session });
      case 'refused':
        return refuse(answer);
      case 'redirect':
        return out.toServerAddress(answer.url) ? happen({ event: 'sentAway' }) : stop();
      case 'newTokenRequired':
        return renew();
    }
  }

  function refuse({ variant, messages }: Extract<SessionAnswer, { outcome: 'refused' }>) {
    // Membership not activated: signed out at the server too, while the token is still in hand (000 §4).
    const told = variant === 'needsActivation' ? logout(client) : null;
    trouble = 'refused';
    happen({ event: 'refused', variant, messages });
    if (variant === 'siblingProduct') out.toSiblingProduct();
    if (told) void Promise.race([told, pause(TELL_LIMIT_MS)]).then(out.toActivationError);
  }

  // Once: a second request for a new token would reload for ever, so it signs out instead (contract 4.6).
  function renew() {
    const again = storage.get('hasReload') === 'true';
    storage.clear();
    storage.set('hasReload', 'true');
    changeCookies({ authorizationToken: null });
    if (again) return stop();
    happen({ event: 'sentAway' });
    setTimeout(out.reload, RELOAD_MS);
    return undefined;
  }

  function theProvider(load: () => Promise<IdentityProvider>): Promise<IdentityProvider> {
    provider ??= load().then((made) => {
      made.onRenewal(
        (token) => state.status === 'authorized' && changeCookies({ authorizationToken: token }),
        () => state.status === 'authorized' && happen({ event: 'expired', mode }),
      );
      return made;
    });
    // A code file that could not be fetched is asked for again at the next try.
    provider.catch(() => (provider = null));
    return provider;
  }

  async function askProvider(load: () => Promise<IdentityProvider>, begun: number) {
    const backFromProvider = /[?&](code|error)=/.test(location.search);
    const made = await theProvider(load);
    // Asked in the middle of a visit, the token in hand has just been called dead.
    const identity = await (state.status === 'authorized' ? made.renew() : made.restore());
    if (begun !== era) return;
    if (!identity) return happen({ event: 'noToken', mode });
    changeCookies({ authorizationToken: identity.token, authorizationType: 'Bearer' });
    const answer = await (mode === 'b2c' ? azureUserInfo(client, identity.email) : auth0UserInfo(client));
    if (begun !== era) return;
    accept(answer, { by: 'provider', token: identity.token });
    // The provider leads to the start page; the student goes on to where they wanted to go.
    const now: SessionState = state;
    if (backFromProvider && now.status === 'authorized') {
      out.resume(afterSignIn(now.session.account, storage.get('lastPath')));
    }
  }

  async function askServer() {
    const begun = era;
    if (loadProvider && !modeAsked) {
      modeAsked = true;
      // The server may switch the provider off; when it does not say, the configuration counts.
      const info = await checkIdProvider(client).catch(() => null);
      if (info && !info.enabled) mode = 'password';
    }
    if (begun !== era || state.status === 'leaving') return;
    happen({ event: 'checkStarted' });
    try {
      // Who came with a token in the address is known to the server, not to the provider.
      const byToken = readCookie('isTokenLogin') === 'true';
      if (loadProvider && mode !== 'password' && !byToken) return await askProvider(loadProvider, begun);
      if (!readCookie('authorizationToken')) return happen({ event: 'noToken', mode });
      const answer = await checkAuth(client);
      if (begun === era) accept(answer, { by: 'check' });
    } catch (thrown) {
      if (begun !== era) return;
      const failure = asFailure(thrown);
      if (failure.kind === 'notUnderstood') onUnreadable(failure);
      // What a failed call means has been decided already (failureEffect). Without an answer nothing is known: the token
      // is kept, and the next screen that needs a session asks again. A provider that fails leaves its sign-in page.
      if (mode !== 'password' && state.status === 'checking') stop();
    }
  }

  tabs.onSignedOutElsewhere(() => {
    if (state.status === 'unauthorized' || state.status === 'leaving') return;
    era += 1;
    happen({ event: 'signedOut', mode });
  });

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mode: () => mode,
    providerTrouble: () => trouble,
    check: () => {
      if (state.status === 'leaving') return Promise.resolve();
      // One question at a time; what was asked about an earlier session is no answer for this one.
      if (checking?.era !== era) {
        const asked = { era, answer: askServer().finally(() => checking === asked && (checking = null)) };
        checking = asked;
      }
      return checking.answer;
    },
    signIn: async (userName, password) => accept(await login(client, userName, password), { by: 'password' }),
    signInWithToken: async (token) => accept(await loginUsingToken(client, token), { by: 'token' }),
    signInAtProvider: async () => {
      trouble = null;
      if (loadProvider) await theProvider(loadProvider).then((one) => one.signIn());
    },
    signOut: async () => {
      era += 1;
      // The student is out at once; a server that does not answer keeps nobody in.
      const told = logout(client);
      tabs.tellSignedOut();
      if (!loadProvider || mode === 'password') return happen({ event: 'signedOut', mode });
      // Not "signed out" yet: the sign-in page would lead to the provider before it has heard of the end.
      clearSessionCookies();
      if (mode === 'b2c') {
        clearAllCookies();
        storage.clear();
      }
      happen({ event: 'sentAway' });
      await Promise.race([told, pause(TELL_LIMIT_MS)]);
      const gone = await theProvider(loadProvider)
        .then((one) => one.signOut())
        .catch(() => false);
      if (mode === 'idp') out.toMobileLogout();
      else if (!gone) out.toStart();
      return undefined;
    },
    endHere: async () => {
      era += 1;
      const told = readCookie('authorizationToken') ? logout(client) : null;
      clearAllCookies();
      storage.clear();
      tabs.tellSignedOut();
      happen({ event: 'signedOut', mode: 'password' });
      // The browser may leave now: the server should have heard first.
      await Promise.race([told, pause(TELL_LIMIT_MS)]);
    },
    expire: () => {
      era += 1;
      tabs.tellSignedOut();
      happen({ event: 'expired', mode });
    },
  };
}
