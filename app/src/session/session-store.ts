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
  initialSession,
  nextSession,
  type GrantedBy,
  type SessionAction,
  type SessionAnswer,
  type SessionState,
  type SignInOutcome,
} from '@portal/domain/session';
import { asFailure, FailureError, type Failure, type Href } from '@portal/domain/shared';
import { type SignInMode } from '@portal/domain/blocks';
import { storage } from '../portal/storage.ts';
import { changeCookies, clearAllCookies, clearSessionCookies, readCookie } from './cookie-jar.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { OtherTabs } from './other-tabs.ts';

/** A new token was asked for: the page reloads after so many milliseconds (000 §9). */
const RELOAD_MS = 3000;
/** How long leaving for the provider waits for the server to hear of it. */
const TELL_LIMIT_MS = 2000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Leaves the portal. */
export interface ExternalNavigation {
  /** To an address of the server, or a screen of the portal, which then loads anew. */
  to: (href: Href) => void;
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
  /** At start-up, and when a call found the token dead: without a token there is no session, else the server is asked. */
  check: () => Promise<void>;
  /** Throws `FailureError` when the server could not be asked; a refusal is an outcome. */
  signIn: (userName: string, password: string) => Promise<SignInOutcome>;
  /** The same with the token of a /ProceedLogin address. */
  signInWithToken: (token: string) => Promise<SignInOutcome>;
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
  out: ExternalNavigation;
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
  let state = initialSession(configuredMode);
  let modeAsked = false;
  let checking: { era: number; answer: Promise<void> } | null = null;
  /** How often a session began or ended here; an answer to a question from before is no answer any more. */
  let era = 0;
  let provider: Promise<IdentityProvider> | null = null;
  const listeners = new Set<() => void>();

  function dispatch(action: SessionAction) {
    state = nextSession(state, action);
    for (const listener of listeners) listener();
  }

  /** The cookies go with the session, before anybody hears that it has gone. */
  function end(action: SessionAction) {
    clearSessionCookies();
    dispatch(action);
  }

  /** Nobody is signed in any more, and a provider is not opened by itself: it would send the student straight back. */
  function stop(): SignInOutcome {
    end({ type: 'stopped' });
    return { kind: 'stopped' };
  }

  function accept(answer: SessionAnswer, granted: GrantedBy): SignInOutcome {
    switch (answer.outcome) {
      case 'authorized': {
        const { session } = answer;
        if (!session.token && (granted.by === 'password' || granted.by === 'token')) {
          throw new FailureError({ kind: 'notUnderstood', detail: 'AuthorizationToken: missing' });
        }
        era += 1;
        changeCookies(cookiesWhenAuthorized(session, granted));
        storage.set('hasReload', null);
        dispatch({ type: 'granted', session });
        return { kind: 'authorized', session };
      }
      case 'refused':
        return refuse(answer);
      case 'redirect':
        if (answer.url === null) return stop();
        out.to(answer.url);
        dispatch({ type: 'sentAway' });
        return { kind: 'leaving' };
      case 'newTokenRequired':
        return renew();
    }
  }

  function refuse({ variant, messages }: Extract<SessionAnswer, { outcome: 'refused' }>): SignInOutcome {
    // Membership not activated: signed out at the server too, while the token is still in hand (000 §4).
    const told = variant === 'needsActivation' ? logout(client) : null;
    end({ type: 'refused', variant, messages });
    if (variant === 'siblingProduct') out.toSiblingProduct();
    if (told) void Promise.race([told, pause(TELL_LIMIT_MS)]).then(out.toActivationError);
    return { kind: 'refused', variant, messages };
  }

  // Once: a second request for a new token would reload for ever, so it signs out instead (contract 4.6).
  function renew(): SignInOutcome {
    const again = storage.get('hasReload') === 'true';
    storage.clear();
    storage.set('hasReload', 'true');
    changeCookies({ authorizationToken: null });
    if (again) return stop();
    dispatch({ type: 'sentAway' });
    setTimeout(out.reload, RELOAD_MS);
    return { kind: 'leaving' };
  }

  function theProvider(load: () => Promise<IdentityProvider>): Promise<IdentityProvider> {
    provider ??= load().then((made) => {
      made.onRenewal(
        (token) => state.status === 'authorized' && changeCookies({ authorizationToken: token }),
        () => state.status === 'authorized' && end({ type: 'expired' }),
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
    if (!identity) return end({ type: 'noToken' });
    changeCookies({ authorizationToken: identity.token, authorizationType: 'Bearer' });
    const answer = await (state.mode === 'b2c' ? azureUserInfo(client, identity.email) : auth0UserInfo(client));
    if (begun !== era) return;
    const outcome = accept(answer, { by: 'provider', token: identity.token });
    // The provider leads to the start page; the student goes on to where they wanted to go.
    if (backFromProvider && outcome.kind === 'authorized') {
      out.resume(afterSignIn(outcome.session.account, storage.get('lastPath')));
    }
    return undefined;
  }

  async function askServer() {
    const begun = era;
    if (loadProvider && !modeAsked) {
      modeAsked = true;
      // The server may switch the provider off; when it does not say, the configuration counts.
      const info = await checkIdProvider(client).catch(() => null);
      if (info && !info.enabled) dispatch({ type: 'providerDisabled' });
    }
    if (begun !== era || state.status === 'leaving') return;
    dispatch({ type: 'checkStarted' });
    try {
      // Who came with a token in the address is known to the server, not to the provider.
      const byToken = readCookie('isTokenLogin') === 'true';
      if (loadProvider && state.mode !== 'password' && !byToken) return await askProvider(loadProvider, begun);
      if (!readCookie('authorizationToken')) return end({ type: 'noToken' });
      const answer = await checkAuth(client);
      if (begun === era) accept(answer, { by: 'check' });
    } catch (thrown) {
      if (begun !== era) return;
      const failure = asFailure(thrown);
      if (failure.kind === 'notUnderstood') onUnreadable(failure);
      // What a failed call means has been decided already (failureEffect). Without an answer nothing is known: the token
      // is kept, and the next screen that needs a session asks again. A provider that fails leaves its sign-in page.
      if (state.mode !== 'password' && state.status === 'checking') stop();
    }
  }

  tabs.onSignedOutElsewhere(() => {
    if (state.status === 'unauthorized' || state.status === 'leaving') return;
    era += 1;
    end({ type: 'signedOut' });
  });

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
      dispatch({ type: 'providerOpened' });
      if (loadProvider) await theProvider(loadProvider).then((one) => one.signIn());
    },
    signOut: async () => {
      era += 1;
      // The student is out at once; a server that does not answer keeps nobody in.
      const told = logout(client);
      tabs.tellSignedOut();
      if (!loadProvider || state.mode === 'password') return end({ type: 'signedOut' });
      // Not "signed out" yet: the sign-in page would lead to the provider before it has heard of the end.
      clearSessionCookies();
      if (state.mode === 'b2c') {
        clearAllCookies();
        storage.clear();
      }
      dispatch({ type: 'sentAway' });
      await Promise.race([told, pause(TELL_LIMIT_MS)]);
      const gone = await theProvider(loadProvider)
        .then((one) => one.signOut())
        .catch(() => false);
      if (state.mode === 'idp') out.toMobileLogout();
      else if (!gone) out.toStart();
      return undefined;
    },
    endHere: async () => {
      era += 1;
      const told = readCookie('authorizationToken') ? logout(client) : null;
      clearAllCookies();
      storage.clear();
      tabs.tellSignedOut();
      end({ type: 'ended' });
      // The browser may leave now: the server should have heard first.
      await Promise.race([told, pause(TELL_LIMIT_MS)]);
    },
    expire: () => {
      era += 1;
      tabs.tellSignedOut();
      end({ type: 'expired' });
    },
  };
}
