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
  sessionReducer,
  type GrantedBy,
  type SessionAction,
  type SessionAnswer,
  type SessionState,
  type SignInOutcome,
} from '@portal/domain/session';
import { toFailure, FailureError, type Failure, type Href } from '@portal/domain/shared';
import { type SignInMode } from '@portal/domain/blocks';
import { storage } from '../portal/storage.ts';
import { changeCookies, clearAllCookies, clearSessionCookies, readCookie } from './cookie-jar.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { OtherTabs } from './other-tabs.ts';

/** When the server requires a new token, the page reloads after this time (000 §9). */
const RELOAD_MS = 3000;
/** How long leaving the portal waits for the server's logout call. */
const LOGOUT_TIMEOUT_MS = 2000;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Leaves the portal. */
export interface ExternalNavigation {
  /** To a URL of the server, or a screen of the portal, which then loads from scratch. */
  to: (href: Href) => void;
  toSiblingProduct: () => void;
  toActivationError: () => void;
  toMobileLogout: () => void;
  toHome: () => void;
  reload: () => void;
  /** To a path of the portal itself, before its first screen is rendered. */
  resume: (path: string) => void;
}

/**
 * The session of this browser: its state for the screens, and the functions that change it. Session cookies are written
 * only here; the state itself is computed by `sessionReducer`.
 */
export interface SessionStore {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** At start-up, and when a call finds the token invalid: checks it at the server; without a token there is no session. */
  check: () => Promise<void>;
  /** Throws `FailureError` when the call fails; a refusal is an outcome. */
  signIn: (userName: string, password: string) => Promise<SignInOutcome>;
  /** The same with the token of a /ProceedLogin URL. */
  signInWithToken: (token: string) => Promise<SignInOutcome>;
  /** Goes to the provider's sign-in page (modes b2c and idp). Rejects when it cannot be reached. */
  signInAtProvider: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Ends the session in this browser and clears its storage, without leaving the page (/SingleLogout). */
  endHere: () => Promise<void>;
  /** Ends the session after a call found the token invalid; the sign-in page shows the reason. */
  expire: () => void;
}

export interface SessionDependencies {
  client: Client;
  out: ExternalNavigation;
  tabs: OtherTabs;
  /** Called when an account response cannot be decoded, which the client does not notice. */
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
}: SessionDependencies): SessionStore {
  let state = initialSession(configuredMode);
  let modeChecked = false;
  let checking: { era: number; result: Promise<void> } | null = null;
  /** Counts the sessions begun and ended here; the response to a request of an earlier one is ignored. */
  let era = 0;
  let provider: Promise<IdentityProvider> | null = null;
  const listeners = new Set<() => void>();

  function dispatch(action: SessionAction) {
    state = sessionReducer(state, action);
    for (const listener of listeners) listener();
  }

  /** Clears the cookies before the listeners learn that the session has ended. */
  function end(action: SessionAction) {
    clearSessionCookies();
    dispatch(action);
  }

  /** Ends the session without opening the provider's page, which would send the student straight back. */
  function stop(): SignInOutcome {
    end({ type: 'stopped' });
    return { kind: 'stopped' };
  }

  function accept(answer: SessionAnswer, granted: GrantedBy): SignInOutcome {
    switch (answer.kind) {
      case 'authorized': {
        const { session } = answer;
        if (!session.token && (granted.kind === 'password' || granted.kind === 'token')) {
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
        return renewToken();
    }
  }

  function refuse({ variant, messages }: Extract<SessionAnswer, { kind: 'refused' }>): SignInOutcome {
    // Membership not activated: signs out at the server too, while the token is still there (000 §4).
    const loggedOut = variant === 'needsActivation' ? logout(client) : null;
    end({ type: 'refused', variant, messages });
    if (variant === 'siblingProduct') out.toSiblingProduct();
    if (loggedOut) void Promise.race([loggedOut, delay(LOGOUT_TIMEOUT_MS)]).then(out.toActivationError);
    return { kind: 'refused', variant, messages };
  }

  // Reloads once: a second demand for a new token would reload endlessly, so it signs out instead (contract 4.6).
  function renewToken(): SignInOutcome {
    const reloaded = storage.get('hasReload') === 'true';
    storage.clear();
    storage.set('hasReload', 'true');
    changeCookies({ authorizationToken: null });
    if (reloaded) return stop();
    dispatch({ type: 'sentAway' });
    setTimeout(out.reload, RELOAD_MS);
    return { kind: 'leaving' };
  }

  function getProvider(load: () => Promise<IdentityProvider>): Promise<IdentityProvider> {
    provider ??= load().then((identityProvider) => {
      identityProvider.onRenewal(
        (token) => state.status === 'authorized' && changeCookies({ authorizationToken: token }),
        () => state.status === 'authorized' && end({ type: 'expired' }),
      );
      return identityProvider;
    });
    // Code that could not be fetched is requested again at the next attempt.
    provider.catch(() => (provider = null));
    return provider;
  }

  async function checkWithProvider(load: () => Promise<IdentityProvider>, begun: number) {
    const backFromProvider = /[?&](code|error)=/.test(location.search);
    const identityProvider = await getProvider(load);
    // During a session, a check means that a call found the token invalid.
    const identity = await (state.status === 'authorized' ? identityProvider.renew() : identityProvider.restore());
    if (begun !== era) return;
    if (!identity) return end({ type: 'noToken' });
    changeCookies({ authorizationToken: identity.token, authorizationType: 'Bearer' });
    const answer = await (state.mode === 'b2c' ? azureUserInfo(client, identity.email) : auth0UserInfo(client));
    if (begun !== era) return;
    const outcome = accept(answer, { kind: 'provider', token: identity.token });
    // The provider returns to the base URL; the student continues to the page they wanted.
    if (backFromProvider && outcome.kind === 'authorized') {
      out.resume(afterSignIn(outcome.session.account, storage.get('lastPath')));
    }
    return undefined;
  }

  async function checkSession() {
    const begun = era;
    if (loadProvider && !modeChecked) {
      modeChecked = true;
      // The server may turn the provider off; without a response the configuration counts.
      const info = await checkIdProvider(client).catch(() => null);
      if (info && !info.enabled) dispatch({ type: 'providerDisabled' });
    }
    if (begun !== era || state.status === 'leaving') return;
    dispatch({ type: 'checkStarted' });
    try {
      // A student who came by a token in the URL is known to the server, not to the provider.
      const byToken = readCookie('isTokenLogin') === 'true';
      if (loadProvider && state.mode !== 'password' && !byToken) return await checkWithProvider(loadProvider, begun);
      if (!readCookie('authorizationToken')) return end({ type: 'noToken' });
      const answer = await checkAuth(client);
      if (begun === era) accept(answer, { kind: 'check' });
    } catch (thrown) {
      if (begun !== era) return;
      const failure = toFailure(thrown);
      if (failure.kind === 'notUnderstood') onUnreadable(failure);
      // The effect of a failed call is decided in failureEffect. Without a response the token is kept, and the next
      // screen that needs a session checks again. After a failure of the provider its sign-in page is shown.
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
      // One check at a time; a check of an earlier session does not count for this one.
      if (checking?.era !== era) {
        const started = { era, result: checkSession().finally(() => checking === started && (checking = null)) };
        checking = started;
      }
      return checking.result;
    },
    signIn: async (userName, password) => accept(await login(client, userName, password), { kind: 'password' }),
    signInWithToken: async (token) => accept(await loginUsingToken(client, token), { kind: 'token' }),
    signInAtProvider: async () => {
      dispatch({ type: 'providerOpened' });
      if (loadProvider) await getProvider(loadProvider).then((one) => one.signIn());
    },
    signOut: async () => {
      era += 1;
      // The student is signed out at once, whether the server responds or not.
      const loggedOut = logout(client);
      tabs.broadcastSignedOut();
      if (!loadProvider || state.mode === 'password') return end({ type: 'signedOut' });
      // Not "signed out" yet: the sign-in page would open the provider before its session has ended.
      clearSessionCookies();
      if (state.mode === 'b2c') {
        clearAllCookies();
        storage.clear();
      }
      dispatch({ type: 'sentAway' });
      await Promise.race([loggedOut, delay(LOGOUT_TIMEOUT_MS)]);
      const left = await getProvider(loadProvider)
        .then((one) => one.signOut())
        .catch(() => false);
      if (state.mode === 'idp') out.toMobileLogout();
      else if (!left) out.toHome();
      return undefined;
    },
    endHere: async () => {
      era += 1;
      const loggedOut = readCookie('authorizationToken') ? logout(client) : null;
      clearAllCookies();
      storage.clear();
      tabs.broadcastSignedOut();
      end({ type: 'ended' });
      // The caller may leave the page next, which would abort the logout call.
      await Promise.race([loggedOut, delay(LOGOUT_TIMEOUT_MS)]);
    },
    expire: () => {
      era += 1;
      tabs.broadcastSignedOut();
      end({ type: 'expired' });
    },
  };
}
