import type { Client, Credentials } from '@portal/data/client';
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
  refusalPage,
  sessionReducer,
  withTimeZone,
  type Account,
  type GrantedBy,
  type SessionAction,
  type SessionAnswer,
  type SessionState,
  type SignInOutcome,
} from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { toFailure, FailureError, type Failure } from '@portal/domain/shared';
import { type SignInMode } from '@portal/domain/blocks';
import type { ExternalNavigation } from '../portal/external-navigation.ts';
import {
  clearStorage,
  clearTabStorage,
  removeDrafts,
  removeLinkRequest,
  storage,
  tabStorage,
} from '../portal/storage.ts';
import { changeCookies, clearAllCookies, clearSessionCookies, readCookie } from './cookie-jar.ts';
import { credentialsFromCookies } from './credentials.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { OtherTabs } from './other-tabs.ts';

/** When the server requires a new token, the page reloads after this time (000 §9). */
const RELOAD_MS = 3000;
/** How long leaving the portal waits for the server's logout call. */
const LOGOUT_TIMEOUT_MS = 2000;
/**
 * A tab that replaces the token broadcasts that at once. After this time, an unannounced token is another student's.
 */
const FOREIGN_TOKEN_DELAY_MS = 300;
/** A check without a response after this time is slow. */
const SLOW_MS = 10_000;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The session of this browser: its state for the screens, and the functions that change it. Session cookies are written
 * only here; the state itself is computed by `sessionReducer`.
 */
export interface SessionStore {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Returns the credentials for a call. Another tab may have replaced the token in the cookie: rejects when it is not
   * this student's any more, so that nothing is sent in another student's name.
   */
  credentials: () => Credentials | Promise<Credentials>;
  /** Whether a call was sent in the present session: the failure of an earlier one's call has no effect on it. */
  isCurrent: (sender: Credentials) => boolean;
  /**
   * Checks the token at the server, at start-up and when a call finds it invalid. Without a token there is no session.
   * Resolves when the server has responded or is slow.
   */
  check: () => Promise<void>;
  /** Throws `FailureError` when the call fails; a refusal is an outcome. The response to an aborted call is ignored. */
  signIn: (userName: string, password: string, signal?: AbortSignal) => Promise<SignInOutcome>;
  /** The same with the token of a /ProceedLogin URL. */
  signInWithToken: (token: string, signal?: AbortSignal) => Promise<SignInOutcome>;
  /** Goes to the provider's sign-in page (modes b2c and idp). Rejects when it cannot be reached. */
  signInAtProvider: () => Promise<void>;
  /** Goes to the provider's sign-in with Google, to link the student's account. Rejects when it cannot be reached. */
  linkAtProvider: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Ends the session in this browser and clears its storage, without leaving the page (/SingleLogout). */
  endHere: () => Promise<void>;
  /**
   * Refetches the account, here and in the other tabs, after the student changed something of it. Resolves to whether
   * this tab has it; if not, it is fetched when the student comes back to the tab.
   */
  refreshAccount: () => Promise<boolean>;
  /** Sets the zone that the server has saved, when the account could not be refetched. */
  setTimeZone: (timeZone: string) => void;
  /** Ends the session after a call found the token invalid; the sign-in page shows the reason, with these messages. */
  expire: (messages: readonly string[]) => void;
}

export interface SessionDependencies {
  client: Client;
  /** Fetches the account as it is now. Rejects when that fails. */
  fetchAccount: (userId: number) => Promise<Account>;
  out: ExternalNavigation;
  tabs: OtherTabs;
  /** Called when an account response cannot be decoded, which the client does not notice. */
  onUnreadable: (failure: Failure) => void;
  configuredMode: SignInMode;
  /** Fetches the provider's code; null in mode `password`. */
  loadProvider: (() => Promise<IdentityProvider>) | null;
}

/** Creates the store of one tab; nothing is checked before `check` is called. */
export function createSessionStore({
  client,
  fetchAccount,
  out,
  tabs,
  onUnreadable,
  configuredMode,
  loadProvider,
}: SessionDependencies): SessionStore {
  let state = initialSession(configuredMode, tabStorage.get('signedOut') === null ? null : 'signedOut');
  let modeCheck: Promise<void> | null = null;
  let checking: { generation: number; result: Promise<void> } | null = null;
  /**
   * Counts the sessions begun and ended here; the response to a request of an earlier one is ignored. A check does not
   * begin one: it confirms the session of the cookies.
   */
  let sessionGeneration = 0;
  let provider: Promise<IdentityProvider> | null = null;
  /**
   * The token of this tab's session; null = none. The cookie may contain that of another student, who signed in
   * elsewhere.
   */
  let ownToken: string | null = null;
  /** The provider's token until the server has returned its student: meanwhile the cookies may hold another tab's. */
  let unconfirmedToken: string | null = null;
  let pendingResolution: Promise<void> | null = null;
  /** Whether the account was changed since it was fetched: the refetch has not succeeded yet. */
  let accountOutdated = false;
  const listeners = new Set<() => void>();

  function dispatch(action: SessionAction) {
    state = sessionReducer(state, action);
    for (const listener of listeners) listener();
  }

  const hasToken = () => readCookie('authorizationToken') !== '';
  const tokenIsOwn = () => ownToken === null || readCookie('authorizationToken') === ownToken;
  /** Whether sessions come from the provider. One that began with a token in the URL is known only to the server. */
  const usesProvider = () => state.mode !== 'password' && readCookie('isTokenLogin') !== 'true';

  /** Whether the session in the cookies is another tab's: this tab has ended its own, or has none from the provider. */
  function cookiesAreAnotherTabs(): boolean {
    if (!hasToken()) return false;
    if (ownToken !== null) return !tokenIsOwn();
    return readCookie('authorizationToken') !== unconfirmedToken && (state.status === 'unauthorized' || usesProvider());
  }

  /**
   * Clears the cookies, unless they are another tab's, before the listeners are called about the end of the session.
   */
  function end(action: SessionAction) {
    if (!cookiesAreAnotherTabs()) clearSessionCookies();
    ownToken = null;
    sessionGeneration += 1;
    dispatch(action);
  }

  /** Shows that the browser is leaving; calls that are still pending do not disturb it. */
  function sendAway() {
    sessionGeneration += 1;
    dispatch({ type: 'sentAway' });
  }

  /** Reloads the portal, since another student has signed in and nothing of this tab's student may stay. */
  function startOver() {
    // The provider's library would restore this tab's student.
    clearTabStorage();
    sendAway();
    out.toHome();
  }

  /**
   * Handles a token in the cookie that is not this tab's, after a delay in which the tab that wrote it can announce its
   * student.
   */
  function resolveForeignToken(): Promise<void> {
    pendingResolution ??= delay(FOREIGN_TOKEN_DELAY_MS).then(() => {
      pendingResolution = null;
      if (state.status !== 'authorized' || tokenIsOwn()) return;
      if (hasToken()) startOver();
      else end({ type: 'signedOut' });
    });
    return pendingResolution;
  }

  function broadcastSession(userId: number) {
    ownToken = readCookie('authorizationToken');
    tabs.broadcast({ userId, token: ownToken });
  }

  /** Refetches the account after a change; false = not fetched. */
  async function refetchAccount(userId: number): Promise<boolean> {
    accountOutdated = true;
    try {
      const account = await fetchAccount(userId);
      accountOutdated = false;
      dispatch({ type: 'accountChanged', account });
      return true;
    } catch {
      // Silent: the change itself was made.
      return false;
    }
  }

  /** Signs out at the server, which needs a token. */
  const logoutAtServer = () => (hasToken() ? logout(client) : Promise.resolve());

  /** Ends the session without opening the provider's page, which would send the student straight back. */
  function stop(): SignInOutcome {
    end({ type: 'stopped' });
    return { kind: 'stopped' };
  }

  /** @param reload loads the page again, to renew the token */
  function accept(answer: SessionAnswer, granted: GrantedBy, reload = out.reload): SignInOutcome {
    switch (answer.kind) {
      case 'authorized': {
        const { session } = answer;
        const begins = granted.kind === 'password' || granted.kind === 'token';
        if (!session.token && begins) {
          throw new FailureError({ kind: 'notUnderstood', detail: 'AuthorizationToken: missing' });
        }
        if (begins) {
          sessionGeneration += 1;
          forgetAtProvider();
        }
        const cookies = cookiesWhenAuthorized(session, granted);
        changeCookies(cookies);
        // The browser has not stored the token, because it is too long: every call would find the login expired.
        if (cookies.authorizationToken && readCookie('authorizationToken') !== cookies.authorizationToken)
          return stop();
        storage.set('hasReload', null);
        tabStorage.set('signedOut', null);
        accountOutdated = false;
        broadcastSession(session.account.userId);
        dispatch({ type: 'granted', session });
        return { kind: 'authorized', session };
      }
      case 'refused':
        return refuse(answer);
      case 'redirect':
        if (answer.url === null) return stop();
        out.to(answer.url);
        sendAway();
        return { kind: 'leaving' };
      case 'newTokenRequired':
        return renewToken(reload);
    }
  }

  function refuse({ variant, messages }: Extract<SessionAnswer, { kind: 'refused' }>): SignInOutcome {
    if (variant === 'siblingProduct' && out.toSiblingProduct) return sendToSiblingProduct(out.toSiblingProduct);
    if (variant === 'needsActivation') return sendToActivation();
    end({ type: 'refused', variant, messages });
    return { kind: 'refused', variant, messages };
  }

  /** Ends the session of a student who leaves the portal, without showing a page in the meantime. */
  function endAndLeave(): SignInOutcome {
    storage.set('lastVisit', null);
    end({ type: 'sentAway' });
    return { kind: 'leaving' };
  }

  /** Leaves the portal when `wait` has resolved, unless a session has begun or ended meanwhile. */
  function leaveAfter(wait: Promise<unknown>, leave: () => void) {
    const generation = sessionGeneration;
    void wait.then(() => {
      if (generation === sessionGeneration) leave();
    });
  }

  function sendToSiblingProduct(leave: () => void): SignInOutcome {
    const outcome = endAndLeave();
    leave();
    return outcome;
  }

  function sendToActivation(): SignInOutcome {
    // Also signs out at the server, while the token is still there (000 §4).
    const holdsToken = unconfirmedToken !== null || (hasToken() && !cookiesAreAnotherTabs());
    const loggedOut = holdsToken && logout(client);
    const outcome = endAndLeave();
    // Otherwise the provider's library would restore this student, who could not choose another account then.
    clearTabStorage();
    leaveAfter(Promise.race([loggedOut, delay(LOGOUT_TIMEOUT_MS)]), out.toActivationError);
    return outcome;
  }

  // Reloads once. A second request for a new token would reload endlessly, so it signs out instead (contract 4.6).
  function renewToken(reload: () => void): SignInOutcome {
    const reloaded = storage.get('hasReload') === 'true';
    clearStorage();
    storage.set('hasReload', 'true');
    changeCookies({ authorizationToken: null });
    ownToken = null;
    if (reloaded) return stop();
    sendAway();
    leaveAfter(delay(RELOAD_MS), reload);
    return { kind: 'leaving' };
  }

  /** Removes the student of this tab from the provider's library, which would restore them or renew their token. */
  function forgetAtProvider() {
    provider?.then((one) => one.forget()).catch(() => undefined);
  }

  function getProvider(load: () => Promise<IdentityProvider>): Promise<IdentityProvider> {
    provider ??= load().then((identityProvider) => {
      identityProvider.onRenewal(
        (token) => {
          // A student who came by a token is another one than the provider's.
          if (state.status !== 'authorized' || !usesProvider()) return;
          if (!tokenIsOwn()) return void resolveForeignToken();
          changeCookies({ authorizationToken: token });
          broadcastSession(state.session.account.userId);
        },
        () => state.status === 'authorized' && usesProvider() && expire([]),
      );
      return identityProvider;
    });
    // Code that could not be fetched is requested again at the next attempt.
    provider.catch(() => (provider = null));
    return provider;
  }

  async function checkWithProvider(load: () => Promise<IdentityProvider>, generation: number) {
    // After linking, the provider returns to /RedirectView, with the session from before.
    const backFromProvider = /[?&](code|error)=/.test(location.search) && !/redirectview$/i.test(location.pathname);
    const identityProvider = await getProvider(load);
    // During a session, a check means that a call found the token invalid.
    const identity = await (state.status === 'authorized' ? identityProvider.renew() : identityProvider.restore());
    if (generation !== sessionGeneration) return;
    if (!identity) return end({ type: 'noToken' });
    // Without a token in the cookie there is no session (contract 1.5): another tab has ended it, and this one may have
    // missed that.
    if (identity.restored && !hasToken()) {
      await identityProvider.forget();
      if (generation === sessionGeneration) end({ type: 'noToken' });
      return undefined;
    }
    unconfirmedToken = identity.token;
    try {
      const answer = await (state.mode === 'b2c' ? azureUserInfo(client, identity.email) : auth0UserInfo(client));
      if (generation !== sessionGeneration) return;
      const outcome = accept(answer, { kind: 'provider', token: identity.token });
      // The provider returns to the base URL; the student continues to the page they wanted.
      if (backFromProvider && outcome.kind === 'authorized') {
        out.resume(afterSignIn(outcome.session.account, identity.wanted ?? storage.get('lastPath')));
      }
    } finally {
      unconfirmedToken = null;
    }
    return undefined;
  }

  /** Ends the session, unless the token that was found invalid is not the one in the cookie any more. */
  function expire(messages: readonly string[]) {
    if (!tokenIsOwn()) return void resolveForeignToken();
    if (!cookiesAreAnotherTabs()) tabs.broadcast('expired');
    end({ type: 'expired', messages });
  }

  async function askMode(): Promise<void> {
    const answered = checkIdProvider(client).catch(() => null);
    const info = await Promise.race([answered, delay(SLOW_MS).then(() => null)]);
    if (info && !info.enabled) dispatch({ type: 'providerDisabled' });
  }

  /** Asks the server, once, whether it has disabled the provider. Without a response in time, the configuration applies. */
  const checkMode = () => (modeCheck ??= askMode());

  async function checkSession(): Promise<void> {
    const generation = sessionGeneration;
    dispatch({ type: 'checkStarted' });
    if (loadProvider) {
      await checkMode();
      if (generation !== sessionGeneration || state.status === 'leaving') return;
    }
    try {
      if (loadProvider && usesProvider()) return await checkWithProvider(loadProvider, generation);
      if (!hasToken()) return end({ type: 'noToken' });
      ownToken = readCookie('authorizationToken');
      const answer = await checkAuth(client);
      if (generation !== sessionGeneration) return;
      // The response for a token that another tab has replaced must not restore that token.
      if (!tokenIsOwn()) return await checkSession();
      accept(answer, { kind: 'check' });
    } catch (thrown) {
      if (generation !== sessionGeneration) return;
      if (state.status === 'checking' && !tokenIsOwn()) return checkSession();
      // No call failed, so the provider did: its sign-in page is shown.
      const ofProvider = usesProvider() && !(thrown instanceof FailureError);
      if (ofProvider && state.status === 'checking') return void stop();
      const failure = toFailure(thrown);
      if (failure.kind === 'notUnderstood') onUnreadable(failure);
      // The effect of a failed call is decided in failureEffect. Without a response the token is kept, and the next
      // screen that needs a session checks again.
    }
  }

  /** Starts a check, or joins the pending one; a check of an earlier session does not count for this one. */
  function joinCheck(): Promise<void> {
    if (checking?.generation !== sessionGeneration) {
      let slow: ReturnType<typeof setTimeout>;
      const answered = checkSession().finally(() => {
        clearTimeout(slow);
        if (checking === started) checking = null;
      });
      const called = new Promise<void>((resolve) => {
        slow = setTimeout(() => resolve(dispatch({ type: 'checkSlow' })), SLOW_MS);
      });
      const started = { generation: sessionGeneration, result: Promise.race([answered, called]) };
      checking = started;
    }
    return checking.result;
  }

  /** Whether this tab may take over a session that began in another one: it shows the sign-in form, and no refusal. */
  function waitsForSession(token: string): boolean {
    const asks = state.status === 'unauthorized' && state.mode === 'password' && refusalPage(state.variant) === null;
    return asks && readCookie('authorizationToken') === token;
  }

  tabs.listen((message) => {
    if (message !== null && typeof message === 'object' && 'accountChanged' in message) {
      const isOwn = state.status === 'authorized' && state.session.account.userId === message.userId;
      if (isOwn) void refetchAccount(message.userId);
      return;
    }
    const begins = typeof message === 'object' && message !== null;
    if (begins && waitsForSession(message.token)) return void joinCheck();
    if (state.status === 'unauthorized' || state.status === 'leaving') return;
    if (message === null) {
      const returns = document.visibilityState !== 'hidden';
      if (state.status === 'authorized' && accountOutdated && returns)
        void refetchAccount(state.session.account.userId);
      return void resolveForeignToken();
    }
    if (!begins) {
      if (hasToken() && !tokenIsOwn()) return void resolveForeignToken();
      if (message === 'expired') return end({ type: 'expired', messages: [] });
      // The draft of the profile is in this tab's session storage, which the other tab cannot access, and so is what the
      // provider's library would restore the student from.
      if (state.status === 'authorized') removeDrafts(state.session.account.studentId);
      forgetAtProvider();
      // The provider's session may continue.
      if (usesProvider()) tabStorage.set('signedOut', 'true');
      return end({ type: 'signedOut' });
    }
    // A pending check compares the token itself.
    if (state.status !== 'authorized') return;
    if (message.userId === state.session.account.userId) ownToken = message.token;
    else startOver();
  });

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    credentials: () => {
      const session = sessionGeneration;
      if (unconfirmedToken !== null) return { type: 'Bearer', token: unconfirmedToken, jwt: '', session };
      const found = { ...credentialsFromCookies(), session };
      // Before the response to the check, the credentials are no particular student's.
      if (state.status === 'checking' || ownToken === null || found.token === ownToken) return found;
      return resolveForeignToken().then(() => {
        if (!tokenIsOwn()) throw new FailureError({ kind: 'unauthorised', messages: [] });
        return { ...credentialsFromCookies(), session };
      });
    },
    isCurrent: ({ session }) => session === sessionGeneration,
    check: () => {
      // An ended session is not checked: a new one begins by signing in, and the page shows why it ended.
      if (state.status === 'leaving' || state.status === 'unauthorized') return Promise.resolve();
      if (state.status === 'authorized' && !tokenIsOwn()) return resolveForeignToken();
      return joinCheck();
    },
    signIn: async (userName, password, signal) => {
      const answer = await login(client, userName, password, { signal });
      signal?.throwIfAborted();
      return accept(answer, { kind: 'password' });
    },
    signInWithToken: async (token, signal) => {
      // Not awaited: only the sign-in page, to which a refusal leads, depends on it.
      if (loadProvider) void checkMode();
      const answer = await loginUsingToken(client, token, { signal });
      signal?.throwIfAborted();
      // The boot script has removed the token from the address, which needs it again.
      return accept(answer, { kind: 'token' }, () =>
        out.reloadAt(`${paths.proceedLogin}/${encodeURIComponent(token)}`),
      );
    },
    signInAtProvider: async () => {
      dispatch({ type: 'providerOpened' });
      if (loadProvider) await getProvider(loadProvider).then((one) => one.signIn(storage.get('lastPath')));
    },
    linkAtProvider: async () => {
      await getProvider(loadProvider ?? (() => Promise.reject(new Error('none')))).then((one) => one.link());
    },
    signOut: async () => {
      if (state.status === 'authorized') removeDrafts(state.session.account.studentId);
      if (hasToken() && !tokenIsOwn()) return resolveForeignToken();
      removeLinkRequest();
      changeCookies({ helpInformation: null });
      // The student is signed out at once, whether the server responds or not.
      const loggedOut = logoutAtServer();
      tabs.broadcast('signedOut');
      if (!loadProvider || state.mode === 'password') return end({ type: 'signedOut' });
      // Not "signed out" yet: the sign-in page would open the provider before its session has ended.
      clearSessionCookies();
      storage.set('lastVisit', null);
      if (state.mode === 'b2c') {
        clearAllCookies();
        clearStorage();
      }
      sendAway();
      await Promise.race([loggedOut, delay(LOGOUT_TIMEOUT_MS)]);
      const left = await getProvider(loadProvider)
        .then((one) => one.signOut())
        .catch(() => false);
      if (state.mode === 'idp') out.toMobileLogout();
      else if (!left) {
        // The provider's session continues, and an automatic redirect would sign the student in again.
        tabStorage.set('signedOut', 'true');
        out.toHome();
      }
      return undefined;
    },
    endHere: async () => {
      const loggedOut = logoutAtServer();
      clearAllCookies();
      clearStorage();
      // As after signing out where the provider's session continues.
      if (usesProvider()) tabStorage.set('signedOut', 'true');
      tabs.broadcast('signedOut');
      end({ type: 'ended' });
      // The caller may leave the page next, which would abort the logout call.
      await Promise.race([loggedOut, delay(LOGOUT_TIMEOUT_MS)]);
    },
    refreshAccount: async () => {
      if (state.status !== 'authorized' || ownToken === null) return false;
      const { userId } = state.session.account;
      tabs.broadcast({ userId, token: ownToken, accountChanged: true });
      return refetchAccount(userId);
    },
    setTimeZone: (timeZone) => {
      if (state.status !== 'authorized') return;
      dispatch({ type: 'accountChanged', account: withTimeZone(state.session.account, timeZone) });
    },
    expire,
  };
}
