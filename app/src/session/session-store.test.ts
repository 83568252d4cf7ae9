import { toSafeHref } from '@portal/data/testing';
import { createClient, createQueryClient, type Client } from '@portal/data/client';
import { fetchAccount } from '@portal/data/session';
import { failureEffect, type SessionState } from '@portal/domain/session';
import { FailureError, type Failure } from '@portal/domain/shared';
import { type SignInMode } from '@portal/domain/blocks';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExternalNavigation } from '../portal/external-navigation.ts';
import type { IdentityProvider, ProviderIdentity } from './identity-provider.ts';
import type { TabMessage } from './other-tabs.ts';
import { leaveDeleted } from './leave-deleted.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/*
 * The store with the real client, a fake network and a fake browser. The server's responses follow the contract, so the
 * tests cover everything between the wire and the state.
 */

/** What a browser stores beyond a page load. */
interface Browser {
  cookies: Map<string, string>;
  /** Every cookie as it was written. */
  written: string[];
  local: Map<string, string>;
  tab: Map<string, string>;
}

function memory(kept: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Browsers ignore a longer cookie. */
const MAX_COOKIE = 4096;

function openBrowser(cookies: Readonly<Record<string, string>> = {}): Browser {
  const browser: Browser = {
    cookies: new Map(Object.entries(cookies)),
    written: [],
    local: new Map(),
    tab: new Map(),
  };
  vi.stubGlobal('document', {
    get cookie() {
      return [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    },
    set cookie(line: string) {
      browser.written.push(line);
      const [pair = '', ...attributes] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (attributes.includes('Max-Age=0')) browser.cookies.delete(name);
      else if (line.length > MAX_COOKIE) return;
      else browser.cookies.set(name, decodeURIComponent(pair.slice(name.length + 1)));
    },
  });
  vi.stubGlobal('location', new URL('https://portal.example/'));
  vi.stubGlobal('localStorage', memory(browser.local));
  vi.stubGlobal('sessionStorage', memory(browser.tab));
  return browser;
}

/** How the server answers one call. */
type Reply = (gaveUp: AbortSignal) => Promise<Response>;

const sent = (status: number, body: string): Reply => {
  return async () => new Response(body, { status });
};
const json = (body: unknown, status = 200) => sent(status, JSON.stringify(body));
const ok = (value: unknown) => json({ IsSuccess: true, Value: value, MessageErrorTextArray: [], MessageTextArray: [] });
const no = (messages: string[], flags: object | null = null) =>
  json({ IsSuccess: false, Value: flags, MessageErrorTextArray: messages, MessageTextArray: [] });

const ACCOUNT = {
  UserId: 1,
  StudentId: 2,
  FirstName: 'Mei',
  EnrollmentStatus: 'ACTIVE',
  IsShowBumpPage: false,
  IsRegistrationCompleted: true,
  IsTimezoneSet: true,
};
const grant = (more: object = {}) => ({
  AuthorizationToken: 'fresh',
  AuthorizationJwtToken: null,
  AccountInformation: ACCOUNT,
  ...more,
});
const NEW_TOKEN = ok(grant({ RequireNewToken: true }));
const redirect = (url: string) => ok({ RedirectUrl: url, AccountInformation: null });
const EXPIRED = json({ IsSuccess: false, Value: null, MessageErrorTextArray: ['User login has expired'] }, 401);

/** Every way a call can go wrong (contract 1.4), by what the client makes of it. */
const FAULTS: { how: string; reply: Reply; is: Failure['kind'] }[] = [
  { how: 'HTTP 401', reply: EXPIRED, is: 'unauthorised' },
  { how: 'HTTP 400', reply: json({ IsSuccess: false }, 400), is: 'badRequest' },
  { how: 'HTTP 404', reply: sent(404, ''), is: 'serverDown' },
  { how: 'HTTP 500', reply: sent(500, '<h1>Oh</h1>'), is: 'serverDown' },
  { how: 'a dropped answer', reply: () => Promise.reject(new TypeError('failed to fetch')), is: 'serverDown' },
  {
    how: 'no answer in time',
    reply: (gaveUp) =>
      new Promise((_resolve, reject) => {
        gaveUp.addEventListener('abort', () => reject(new DOMException('too late', 'TimeoutError')));
        limits.at(-1)?.abort();
      }),
    is: 'serverDown',
  },
  { how: 'HTML with 200', reply: sent(200, '<h1>Gateway</h1>'), is: 'notAnAnswer' },
  { how: 'nothing with 200', reply: sent(200, ''), is: 'notAnAnswer' },
  { how: 'an array', reply: json([]), is: 'notAnAnswer' },
  { how: 'the literal null', reply: json(null), is: 'notAnAnswer' },
  { how: 'an object without IsSuccess', reply: json({ Value: grant() }), is: 'rejected' },
  { how: 'an IsSuccess of "true"', reply: json({ IsSuccess: 'true', Value: grant() }), is: 'rejected' },
  { how: 'a Value of null', reply: ok(null), is: 'notUnderstood' },
  { how: 'a Value without an account', reply: ok({ AuthorizationToken: 'fresh' }), is: 'notUnderstood' },
  { how: 'an account without ids', reply: ok(grant({ AccountInformation: {} })), is: 'notUnderstood' },
];

/** The time limits of the calls under way. */
const limits: AbortController[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  limits.length = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Call {
  path: string;
  query: string;
  token: string | null;
  jwt: string | null;
  body: unknown;
}

/** A provider of paper; what it was asked for is in `asked`. */
interface Provider {
  identity: ProviderIdentity | null | 'error';
  unreachable: boolean;
  /** Whether signing out there leaves the page. */
  leaves: boolean;
  asked: string[];
  /** The page that the last student wanted who went there. */
  wanted: string | null;
  renewed: (token: string) => void;
  failed: () => void;
  loads: number;
}

function makeProvider(identity: Provider['identity'] = null): Provider {
  return {
    identity,
    unreachable: false,
    leaves: true,
    asked: [],
    wanted: null,
    renewed: () => expect.fail('not listening'),
    failed: () => expect.fail('not listening'),
    loads: 0,
  };
}

/** Nobody listens to the provider, as at the beginning of a page. */
function deaf(provider: Provider): void {
  provider.renewed = () => undefined;
  provider.failed = () => undefined;
}

function behind(provider: Provider): () => Promise<IdentityProvider> {
  return async () => {
    provider.loads += 1;
    if (provider.unreachable) throw new Error('code not loaded');
    return {
      signIn: async (wanted) => {
        provider.asked.push('signIn');
        provider.wanted = wanted;
      },
      link: async () => void provider.asked.push('link'),
      restore: async () => {
        provider.asked.push('restore');
        if (provider.identity === 'error') throw new Error('access_denied');
        return provider.identity;
      },
      renew: async () => {
        provider.asked.push('renew');
        if (provider.identity === 'error') throw new Error('unreachable');
        // As the library tells of every token that it renews.
        if (provider.identity) provider.renewed(provider.identity.token);
        return provider.identity;
      },
      signOut: async () => {
        provider.asked.push('signOut');
        return provider.leaves;
      },
      forget: async () => void provider.asked.push('forget'),
      onRenewal: (renewed, failed) => Object.assign(provider, { renewed, failed }),
    };
  };
}

interface Page {
  store: SessionStore;
  client: Client;
  replies: Map<string, Reply>;
  calls: Call[];
  /** What left the portal, in order. */
  ways: string[];
  /** Error pages asked for. */
  pages: string[];
  /** How often other tabs were told that the session ended. */
  told: number;
  /** What other tabs were told, in order. */
  broadcasts: TabMessage[];
  /** Another tab tells, or (null) the student comes back to this one. */
  hear: (message: TabMessage | null) => void;
  signedOutElsewhere: () => void;
  /** Every state there was, in order. */
  history: SessionState[];
}

/** Loads the portal in a browser, tied together as Portal.tsx ties it. */
function load(mode: SignInMode = 'password', provider?: Provider, leaves: Partial<ExternalNavigation> = {}): Page {
  const replies = new Map<string, Reply>();
  const calls: Call[] = [];
  const ways: string[] = [];
  const pages: string[] = [];
  const elsewhere: ((message: TabMessage | null) => void)[] = [];
  const broadcasts: TabMessage[] = [];
  const history: SessionState[] = [];
  const fail = (failure: Failure, path: string, silent: boolean) => {
    const effect = failureEffect(failure, path, silent);
    if (effect === 'expire') store.expire('messages' in failure ? failure.messages : []);
    else if (effect === 'recheck') void store.check();
    else if (effect !== 'none') pages.push(effect);
  };
  const client = createClient({
    toSafeHref,
    apiBase: 'https://api.example',
    credentials: () => store.credentials(),
    fetch: async (address, init) => {
      const { pathname, search } = new URL(address instanceof Request ? address.url : address);
      const path = pathname.slice(1);
      const headers = new Headers(init?.headers);
      calls.push({
        path,
        query: search,
        token: headers.get('Authorization'),
        jwt: headers.get('X-Jwt-Token'),
        body: init?.body ? JSON.parse(init.body as string) : null,
      });
      const reply = replies.get(path);
      if (!reply || !init?.signal) throw new Error(`nobody expected ${path}`);
      return reply(init.signal);
    },
    onFailure: (failure, { path, silent }, sender) =>
      store.isCurrent(sender) ? fail(failure, path, silent === true) : undefined,
  });
  const way =
    (name: string) =>
    (to: string | null = null) => {
      ways.push(to === null ? name : `${name} ${to}`);
    };
  const reloading = (path?: string) => {
    way('reload')(path);
    // With the page go its timers.
    vi.clearAllTimers();
  };
  const out: ExternalNavigation = {
    to: way('to'),
    toSiblingProduct: way('toSiblingProduct'),
    toActivationError: way('toActivationError'),
    toMobileLogout: way('toMobileLogout'),
    toHome: way('toHome'),
    resume: way('resume'),
    reload: () => reloading(),
    reloadAt: (path) => reloading(path),
    ...leaves,
  };
  const page = { client, replies, calls, ways, pages, told: 0, broadcasts, history };
  const store = createSessionStore({
    client,
    fetchAccount: (userId) => fetchAccount(createQueryClient(), client, userId),
    out,
    tabs: {
      broadcast: (message) => {
        broadcasts.push(message);
        if (typeof message === 'string') page.told += 1;
      },
      listen: (listener) => void elsewhere.push(listener),
    },
    onUnreadable: (failure) => fail(failure, 'Account/CheckAuth', false),
    configuredMode: mode,
    loadProvider: provider ? behind(provider) : null,
  });
  store.subscribe(() => history.push(store.getState()));
  replies.set('Account/Logout', ok(null));
  replies.set('Account/CheckIdProvider', ok({ IsEnabled: true, Provider: mode }));
  const hear = (message: TabMessage | null) => elsewhere.forEach((tell) => tell(message));
  return Object.assign(page, { store, hear, signedOutElsewhere: () => hear('signedOut') });
}

const held = (browser: Browser) => Object.fromEntries(browser.cookies);
const pathsOf = (page: Page) => page.calls.map(({ path }) => path);
const signedOut = (change: Partial<SessionState> = {}): unknown =>
  expect.objectContaining({ status: 'unauthorized', variant: 'plain', messages: [], expired: false, ...change });
/** An answer that waits until it is let go. */
function holdBack(reply: Reply): { reply: Reply; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { reply: (gaveUp) => promise.then(() => reply(gaveUp)), letGo: resolve };
}
/** Lets everything that is under way come to its end. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const BASIC = { session: 'true', authorizationToken: 'fresh', authorizationType: 'Basic', IsShowBumpPage: 'false' };

/** A page on which mei is signed in by password. */
async function signedIn(): Promise<{ browser: Browser; page: Page }> {
  const browser = openBrowser();
  const page = load();
  page.replies.set('Account/Login', ok(grant()));
  await page.store.signIn('mei', 'secret');
  return { browser, page };
}

describe('the check at start-up (contract 1.5)', () => {
  test('without a token makes no call and ends as unauthorized', async () => {
    openBrowser();
    const page = load();
    expect(page.store.getState()).toMatchObject({ status: 'ready' });
    await page.store.check();
    expect(page.store.getState()).toEqual(signedOut());
    expect(page.calls).toEqual([]);
  });

  test('with a valid token authorizes, and keeps the cookies that only a sign-in writes', async () => {
    const cookies = { authorizationToken: 'a+b/c=', authorizationType: 'Basic', isTokenLogin: 'true', jwtToken: 'j' };
    const browser = openBrowser(cookies);
    const page = load();
    page.replies.set('Account/CheckAuth', ok(grant({ AuthorizationToken: null })));
    await page.store.check();
    expect(page.store.getState()).toMatchObject({ status: 'authorized', session: { account: { firstName: 'Mei' } } });
    expect(page.history.map(({ status }) => status)).toEqual(['checking', 'authorized']);
    expect(page.calls).toEqual([{ path: 'Account/CheckAuth', query: '', token: 'Basic a+b/c=', jwt: 'j', body: {} }]);
    expect(held(browser)).toEqual({ ...cookies, session: 'true', IsShowBumpPage: 'false' });
  });

  test('started three times at once makes one call, and a later check makes another', async () => {
    openBrowser({ authorizationToken: 'held' });
    const page = load();
    page.replies.set('Account/CheckAuth', ok(grant()));
    await Promise.all([page.store.check(), page.store.check(), page.store.check()]);
    expect(pathsOf(page)).toEqual(['Account/CheckAuth']);
    await page.store.check();
    expect(pathsOf(page)).toEqual(['Account/CheckAuth', 'Account/CheckAuth']);
    expect(page.history.map(({ status }) => status)).not.toContain('unauthorized');
  });

  test.each(FAULTS)('that meets $how', async ({ reply, is }) => {
    const browser = openBrowser({ authorizationToken: 'held', authorizationType: 'Basic' });
    const page = load();
    page.replies.set('Account/CheckAuth', reply);
    await page.store.check();
    if (is === 'unauthorised' || is === 'badRequest') {
      expect(page.store.getState()).toEqual(signedOut({ expired: true }));
      expect(held(browser)).toEqual({});
      expect(page.told).toBe(1);
      expect(page.pages).toEqual([]);
    } else if (is === 'rejected') {
      expect(page.store.getState()).toEqual(signedOut());
      expect(held(browser)).toEqual({});
      expect(page.pages).toEqual([]);
    } else {
      // Nothing is known, so nothing is forgotten; the student is not left waiting, but led to /Error.
      expect(page.store.getState()).toMatchObject({ status: 'checking' });
      expect(held(browser)).toEqual({ authorizationToken: 'held', authorizationType: 'Basic' });
      expect(page.pages).toEqual(['checkErrorPage']);
    }
    expect(page.ways).toEqual([]);
  });

  test.each(FAULTS.filter(({ is }) => !['unauthorised', 'badRequest', 'rejected'].includes(is)))(
    'of a student who is signed in, that meets $how, leaves them signed in',
    async ({ reply }) => {
      const { browser, page } = await signedIn();
      page.replies.set('Account/CheckAuth', reply);
      await page.store.check();
      expect(page.store.getState().status).toBe('authorized');
      expect(held(browser)).toEqual(BASIC);
    },
  );

  test('that takes long says so after 10 seconds, and is not repeated', async () => {
    openBrowser({ authorizationToken: 'held' });
    const page = load();
    const late = holdBack(ok(grant()));
    page.replies.set('Account/CheckAuth', late.reply);
    const checked = page.store.check();
    await vi.advanceTimersByTimeAsync(9999);
    expect(page.store.getState()).toMatchObject({ status: 'checking', slow: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(page.store.getState()).toMatchObject({ status: 'checking', slow: true });
    await checked;
    // The page that shows it joins the check.
    const joined = page.store.check();
    late.letGo();
    await joined;
    await settle();
    expect(page.store.getState().status).toBe('authorized');
    expect(pathsOf(page)).toEqual(['Account/CheckAuth']);
  });

  test('that a sign-in overtakes does not count for its session, which a later check asks about', async () => {
    openBrowser({ authorizationToken: 'held' });
    const page = load();
    page.replies.set('Account/CheckAuth', holdBack(ok(grant())).reply);
    void page.store.check();
    page.replies.set('Account/LoginUsingToken', ok(grant()));
    await page.store.signInWithToken('link');
    page.replies.set('Account/CheckAuth', ok(grant()));
    await page.store.check();
    expect(pathsOf(page)).toEqual(['Account/CheckAuth', 'Account/LoginUsingToken', 'Account/CheckAuth']);
  });

  test('that finds the login expired keeps the server’s other words, and a later check does not take them away', async () => {
    openBrowser({ authorizationToken: 'held' });
    const page = load();
    page.replies.set('Account/CheckAuth', json({ IsSuccess: false, MessageErrorTextArray: ['Locked.'] }, 401));
    await page.store.check();
    await page.store.check();
    expect(page.store.getState()).toEqual(signedOut({ expired: true, messages: ['Locked.'] }));
    expect(pathsOf(page)).toEqual(['Account/CheckAuth']);
  });

  test('can be repeated after the server was down', async () => {
    openBrowser({ authorizationToken: 'held' });
    const page = load();
    page.replies.set('Account/CheckAuth', sent(500, ''));
    await page.store.check();
    page.replies.set('Account/CheckAuth', ok(grant()));
    await page.store.check();
    expect(page.store.getState().status).toBe('authorized');
  });
});

describe.each([
  ['by password', 'Account/Login', (store: SessionStore) => store.signIn('mei', ' se cret ')],
  ['by token', 'Account/LoginUsingToken', (store: SessionStore) => store.signInWithToken('enter-mei')],
] as const)('signing in %s', (how, path, signIn) => {
  test('sends what is asked for and writes the cookies of the contract', async () => {
    const browser = openBrowser();
    const page = load();
    page.replies.set(path, ok(grant({ AuthorizationJwtToken: 'j', AuthorizationToken: 'a; b=c' })));
    const outcome = await signIn(page.store);
    expect(outcome).toMatchObject({ kind: 'authorized', session: { token: 'a; b=c' } });
    const body = how === 'by password' ? { UserName: 'mei', Password: ' se cret ' } : { Token: 'enter-mei' };
    expect(page.calls).toEqual([{ path, query: '', token: null, jwt: null, body }]);
    expect(page.store.getState()).toMatchObject({ status: 'authorized', session: { token: 'a; b=c' } });
    const mark = how === 'by token' ? { isTokenLogin: 'true' } : {};
    expect(held(browser)).toEqual({ ...BASIC, authorizationToken: 'a; b=c', jwtToken: 'j', ...mark });
    for (const line of browser.written) expect(line).toMatch(/; Path=\/; SameSite=Lax; Secure$/);
    // Session lifetime: what is written has no end, only what is removed has.
    expect(browser.written.filter((line) => /Expires|Max-Age=[^0]/.test(line))).toEqual([]);
  });

  test('takes away what an earlier student left', async () => {
    const browser = openBrowser({ jwtToken: 'old', isTokenLogin: 'true', authorizationType: 'Bearer' });
    const page = load();
    page.replies.set(path, ok(grant()));
    await signIn(page.store);
    expect(held(browser)).toEqual({ ...BASIC, ...(how === 'by token' ? { isTokenLogin: 'true' } : {}) });
  });

  test.runIf(how === 'by password')('does not count when the form was left before the answer came', async () => {
    const browser = openBrowser();
    const page = load();
    await page.store.check();
    for (const leave of ['before', 'after'] as const) {
      const visit = new AbortController();
      const late = holdBack(ok(grant()));
      page.replies.set(path, late.reply);
      const ended = page.store.signIn('mei', 'secret', visit.signal);
      if (leave === 'after') late.letGo();
      visit.abort();
      late.letGo();
      await expect(ended).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
      expect(page.store.getState()).toEqual(signedOut());
      expect(held(browser)).toEqual({});
    }
  });

  test('does not count without a token: nothing could be asked with it (contract 3, SessionResponse)', async () => {
    openBrowser();
    const page = load();
    await page.store.check();
    page.replies.set(path, ok(grant({ AuthorizationToken: null })));
    await signIn(page.store).catch(() => undefined);
    expect(page.store.getState().status).not.toBe('authorized');
  });

  test.each(FAULTS)('that meets $how stays where it is, and has what its screen shows', async ({ reply, is }) => {
    const browser = openBrowser();
    const page = load();
    await page.store.check();
    page.replies.set(path, reply);
    const outcome = await signIn(page.store).catch((thrown: unknown) => thrown);
    // A call in front of sign-in has no session that could end: 401 and 400 refuse it, in the server's words.
    if (is === 'rejected' || is === 'unauthorised' || is === 'badRequest') {
      const messages = is === 'unauthorised' ? ['User login has expired'] : [];
      expect(outcome).toEqual({ kind: 'refused', variant: 'plain', messages });
      expect(page.store.getState()).toEqual(signedOut({ messages, refused: true }));
    } else {
      expect(outcome instanceof FailureError && outcome.failure.kind).toBe(is);
      expect(page.store.getState()).toEqual(signedOut());
    }
    expect(held(browser)).toEqual({});
    expect([page.ways, page.pages, page.told]).toEqual([[], [], 0]);
  });

  test.each([
    ['plain', {}],
    ['inactive', { IsStudentSuspended: true }],
    ['inactive', { IsStudentArchived: true }],
    ['integration', { IsIntegration: true }],
    ['integration', { IsNoStudentFound: true }],
  ] as const)('refused as %s by %j: the portal says so', async (variant, flags) => {
    const browser = openBrowser();
    const page = load();
    page.replies.set(path, no(['Because.'], flags));
    expect(await signIn(page.store)).toEqual({ kind: 'refused', variant, messages: ['Because.'] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.store.getState()).toEqual(signedOut({ variant, messages: ['Because.'] }));
    expect(page.ways).toEqual([]);
    expect(held(browser)).toEqual({});
  });

  test.each([
    [{ IsE2lStudent: true }, 'toSiblingProduct'],
    [{ IsStudentInActive: true }, 'toActivationError'],
  ])('refused by %j: leaves by %s, and the portal says nothing meanwhile', async (flags, way) => {
    const browser = openBrowser();
    browser.local.set('lastVisit', '{}');
    const page = load();
    page.replies.set(path, no(['Because.'], flags));
    expect(await signIn(page.store)).toEqual({ kind: 'leaving' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.history.map(({ status }) => status)).toEqual(['leaving']);
    expect(page.ways).toEqual([way]);
    expect(held(browser)).toEqual({});
    expect(browser.local.has('lastVisit')).toBe(false);
  });

  test('answered by an address only: the browser goes there', async () => {
    openBrowser();
    const page = load();
    page.replies.set(path, redirect('https://main.example/x'));
    expect(await signIn(page.store)).toEqual({ kind: 'leaving' });
    expect(page.store.getState()).toMatchObject({ status: 'leaving' });
    expect(page.ways).toEqual(['to https://main.example/x']);
  });

  test('answered by an address that must not be followed: nobody is signed in', async () => {
    const browser = openBrowser();
    const page = load();
    page.replies.set(path, redirect('javascript:alert(1)'));
    expect(await signIn(page.store)).toEqual({ kind: 'stopped' });
    expect(page.store.getState()).toEqual(signedOut());
    expect(held(browser)).toEqual({});
  });
});

describe('a student whose membership is not activated (000 §4, contract 4.2)', () => {
  test('is signed out at the server with the token that was held, then sent to the page that says why', async () => {
    const browser = openBrowser({ authorizationToken: 'held', authorizationType: 'Basic' });
    const page = load();
    page.replies.set('Account/CheckAuth', no(['Not activated.'], { IsStudentInActive: true }));
    await page.store.check();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.calls.filter(({ path }) => path === 'Account/Logout')).toMatchObject([{ token: 'Basic held' }]);
    expect(page.ways).toEqual(['toActivationError']);
    expect(held(browser)).toEqual({});
  });

  test('is not signed out at the server when there is no token to do so', async () => {
    openBrowser();
    const page = load();
    page.replies.set('Account/Login', no(['Not activated.'], { IsStudentInActive: true }));
    await page.store.signIn('noa', 'secret');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(pathsOf(page)).toEqual(['Account/Login']);
    expect(page.ways).toEqual(['toActivationError']);
    expect(page.store.getState().status).toBe('leaving');
  });

  test('has no token in a cookie that another tab wrote: that one stays signed in', async () => {
    const browser = openBrowser();
    const page = load();
    await page.store.check();
    browser.cookies.set('authorizationToken', 'theirs');
    page.replies.set('Account/Login', no(['Not activated.'], { IsStudentInActive: true }));
    await page.store.signIn('noa', 'secret');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(pathsOf(page)).toEqual(['Account/Login']);
    expect(held(browser)).toEqual({ authorizationToken: 'theirs' });
  });

  test('does not wait for a server that never answers', async () => {
    openBrowser({ authorizationToken: 'held' });
    const page = load();
    page.replies.set('Account/CheckAuth', no(['Not activated.'], { IsStudentInActive: true }));
    page.replies.set('Account/Logout', () => new Promise(() => undefined));
    await page.store.check();
    await vi.advanceTimersByTimeAsync(2000);
    expect(page.ways).toEqual(['toActivationError']);
  });
});

describe('a student of the sibling product (000 §4, contract 4.2)', () => {
  const SIBLING = no([], { IsE2lStudent: true });
  const REFUSED = { status: 'unauthorized', variant: 'siblingProduct', refused: true } as const;

  test('is told so where it has no address but the portal’s own: leaving would load the portal, which asks again', async () => {
    openBrowser();
    const page = load('password', undefined, { toSiblingProduct: null });
    page.replies.set('Account/Login', SIBLING);
    expect(await page.store.signIn('eli', 'secret')).toMatchObject({ kind: 'refused', variant: 'siblingProduct' });
    expect(page.store.getState()).toMatchObject(REFUSED);
  });

  test('is not sent back to the provider there', async () => {
    openBrowser();
    const page = load('b2c', makeProvider(MEI), { toSiblingProduct: null });
    page.replies.set(USER_INFO.b2c, SIBLING);
    await page.store.check();
    expect(page.store.getState()).toMatchObject({ ...REFUSED, providerIssue: 'refused' });
  });
});

describe('a token that the browser does not keep', () => {
  const token = 'x'.repeat(MAX_COOKIE);

  test('signs nobody in: each call would find the login expired', async () => {
    const browser = openBrowser();
    const page = load();
    page.replies.set('Account/Login', ok(grant({ AuthorizationToken: token })));
    expect(await page.store.signIn('mei', 'secret')).toEqual({ kind: 'stopped' });
    expect(page.store.getState()).toEqual(signedOut());
    expect(held(browser)).toEqual({});
  });

  test('does not lead back to the provider, which would give it again', async () => {
    const browser = openBrowser();
    const page = load('b2c', makeProvider({ ...MEI, token }));
    page.replies.set(USER_INFO.b2c, ok(grant({ AuthorizationToken: null })));
    await page.store.check();
    expect(page.store.getState()).toMatchObject({ status: 'unauthorized', providerIssue: 'failed' });
    expect(held(browser)).toEqual({});
  });
});

describe('a new token is asked for (000 §9, contract 1.5, 4.6)', () => {
  async function asked(): Promise<{ browser: Browser; page: Page }> {
    const browser = openBrowser({ authorizationToken: 'old', authorizationType: 'Basic' });
    browser.local.set('lastPath', '/MyCourseList').set('selectedLanguage', 'zh');
    browser.tab.set('kept', 'yes');
    const page = load();
    page.replies.set('Account/CheckAuth', NEW_TOKEN);
    await page.store.check();
    return { browser, page };
  }

  test('forgets storage and the token, and reloads after 3000 ms, not before', async () => {
    const { browser, page } = await asked();
    expect(page.store.getState()).toMatchObject({ status: 'leaving' });
    expect(held(browser)['authorizationToken']).toBeUndefined();
    expect([...browser.local]).toEqual([['hasReload', 'true']]);
    expect(browser.tab.size).toBe(0);
    await vi.advanceTimersByTimeAsync(2999);
    expect(page.ways).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.ways).toEqual(['reload']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.ways).toEqual(['reload']);
  });

  test('for a token in the address: reloads with that token, which has left the address, once', async () => {
    openBrowser();
    const page = load();
    page.replies.set('Account/LoginUsingToken', NEW_TOKEN);
    expect(await page.store.signInWithToken('a/b c')).toEqual({ kind: 'leaving' });
    await vi.advanceTimersByTimeAsync(2999);
    expect(page.ways).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.ways).toEqual(['reload /ProceedLogin/a%2Fb%20c']);
    const again = load();
    again.replies.set('Account/LoginUsingToken', NEW_TOKEN);
    expect(await again.store.signInWithToken('a/b c')).toEqual({ kind: 'stopped' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(again.ways).toEqual([]);
  });

  test('a second time, before anybody was let in: signs out and does not reload', async () => {
    const { browser } = await asked();
    browser.cookies.set('authorizationToken', 'again');
    const page = load();
    page.replies.set('Account/CheckAuth', NEW_TOKEN);
    await page.store.check();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.store.getState()).toMatchObject({ status: 'unauthorized', variant: 'plain' });
    expect(page.ways).toEqual([]);
    expect(held(browser)).toEqual({});
  });

  test('a third time, before anybody was let in: does not reload either', async () => {
    const { browser } = await asked();
    for (let times = 0; times < 3; times += 1) {
      browser.cookies.set('authorizationToken', 'again');
      const page = load();
      page.replies.set('Account/CheckAuth', NEW_TOKEN);
      await page.store.check();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(page.ways).toEqual([]);
    }
  });

  test('a second time, after somebody was let in: reloads once more', async () => {
    const { browser } = await asked();
    await vi.advanceTimersByTimeAsync(3000);
    const page = load();
    page.replies.set('Account/Login', ok(grant()));
    await page.store.signIn('mei', 'secret');
    expect(browser.local.has('hasReload')).toBe(false);
    page.replies.set('Account/CheckAuth', NEW_TOKEN);
    await page.store.check();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.ways).toEqual(['reload']);
  });

  test('while it waits to reload, a dead call elsewhere does not lead to sign-in', async () => {
    const { page } = await asked();
    await page.store.check();
    expect(page.store.getState()).toMatchObject({ status: 'leaving' });
  });
});

describe('signing out', () => {
  test.each([{ how: 'a yes', reply: ok(null) }, ...FAULTS])(
    'ends the session whatever the server says: $how',
    async ({ reply }) => {
      const { browser, page } = await signedIn();
      page.replies.set('Account/Logout', reply);
      await page.store.signOut();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(page.calls.at(-1)).toMatchObject({ path: 'Account/Logout', token: 'Basic fresh' });
      expect(page.store.getState()).toEqual(signedOut());
      expect(held(browser)).toEqual({});
      expect(page.told).toBe(1);
      expect([page.ways, page.pages]).toEqual([[], []]);
    },
  );

  test('does not wait for a server that never answers', async () => {
    const { browser, page } = await signedIn();
    page.replies.set('Account/Logout', () => new Promise(() => undefined));
    void page.store.signOut();
    await settle();
    expect(page.store.getState()).toEqual(signedOut());
    expect(held(browser)).toEqual({});
  });

  test('removes the student’s begun messages, of no other student, at once', async () => {
    const { browser, page } = await signedIn();
    for (const key of ['messageDraft:2', 'replyDrafts:2', 'messageDraft:3', 'replyDrafts:3'])
      browser.local.set(key, '{}');
    page.replies.set('Account/Logout', () => new Promise(() => undefined));
    void page.store.signOut();
    expect([...browser.local.keys()]).toEqual(['messageDraft:3', 'replyDrafts:3']);
  });

  test('removes what was typed in the profile before the session expired', async () => {
    const { browser, page } = await signedIn();
    browser.tab.set('profileDraft', '{"studentId":2}');
    void page.store.signOut();
    expect([...browser.tab]).toEqual([]);
  });

  test('removes a request to link the account that was not finished', async () => {
    const { browser, page } = await signedIn();
    browser.local.set('linkAccountRequest', 'true');
    browser.local.set('emailAddress', 'mei@example.com');
    browser.tab.set('linkStarted', 'true');
    void page.store.signOut();
    expect([...browser.local, ...browser.tab]).toEqual([]);
  });

  test('when another student has signed in elsewhere removes begun messages, but not what that student links', async () => {
    const { browser, page } = await signedIn();
    browser.local.set('messageDraft:2', '{}');
    browser.local.set('linkAccountRequest', 'true');
    browser.cookies.set('authorizationToken', 'theirs');
    await Promise.all([page.store.signOut(), vi.advanceTimersByTimeAsync(300)]);
    expect(browser.local.has('messageDraft:2')).toBe(false);
    expect(browser.local.get('linkAccountRequest')).toBe('true');
  });

  test('is final: a check that was under way lets nobody in again', async () => {
    const { browser, page } = await signedIn();
    const late = holdBack(ok(grant()));
    page.replies.set('Account/CheckAuth', late.reply);
    const checked = page.store.check();
    await page.store.signOut();
    late.letGo();
    await checked;
    expect(page.store.getState()).toEqual(signedOut());
    expect(held(browser)).toEqual({});
  });

  test('is over when the next student signs in: its late 401 does not end their session', async () => {
    const { browser, page } = await signedIn();
    const late = holdBack(EXPIRED);
    page.replies.set('Account/Logout', late.reply);
    const done = page.store.signOut();
    page.replies.set('Account/Login', ok(grant({ AuthorizationToken: 'next' })));
    await page.store.signIn('quin', 'secret');
    late.letGo();
    await done;
    await settle();
    expect(page.store.getState().status).toBe('authorized');
    expect(held(browser)).toEqual({ ...BASIC, authorizationToken: 'next' });
  });

  test('in another tab signs out this one, without a broadcast of its own', async () => {
    const { browser, page } = await signedIn();
    page.signedOutElsewhere();
    expect(page.store.getState()).toEqual(signedOut());
    expect(held(browser)).toEqual({});
    expect([page.told, pathsOf(page)]).toEqual([0, ['Account/Login']]);
  });

  test('in another tab leaves the messages of a refusal on this one', async () => {
    openBrowser();
    const page = load();
    page.replies.set('Account/Login', no(['Because.'], { IsStudentSuspended: true }));
    await page.store.signIn('sue', 'secret');
    page.signedOutElsewhere();
    expect(page.store.getState()).toEqual(signedOut({ variant: 'inactive', messages: ['Because.'] }));
  });

  test('in another tab is final for a check that is under way here', async () => {
    const browser = openBrowser({ authorizationToken: 'held' });
    const page = load();
    const late = holdBack(ok(grant()));
    page.replies.set('Account/CheckAuth', late.reply);
    const checked = page.store.check();
    browser.cookies.clear();
    page.signedOutElsewhere();
    late.letGo();
    await checked;
    expect(page.store.getState().status).not.toBe('authorized');
    expect(held(browser)).toEqual({});
  });
});

describe('a late answer to a call of an earlier session', () => {
  const QUIN = ok(grant({ AuthorizationToken: 'next', AccountInformation: { ...ACCOUNT, UserId: 9 } }));
  const NEXT = { ...BASIC, authorizationToken: 'next' };

  test.each([
    ...FAULTS,
    { how: 'a refusal', reply: no(['Old.']) },
    { how: 'a student to activate', reply: no([], { IsStudentInActive: true }) },
    { how: 'a request for a new token', reply: NEW_TOKEN },
  ])('does nothing to the session that overtook its check: $how', async ({ reply }) => {
    const browser = openBrowser({ ...BASIC, authorizationToken: 'old' });
    const page = load();
    const late = holdBack(reply);
    page.replies.set('Account/CheckAuth', late.reply);
    const checked = page.store.check();
    await vi.advanceTimersByTimeAsync(10_000);
    await checked;
    page.replies.set('Account/Login', QUIN);
    await page.store.signIn('quin', 'secret');
    late.letGo();
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.store.getState()).toMatchObject({ status: 'authorized', session: { account: { userId: 9 } } });
    expect(held(browser)).toEqual(NEXT);
    expect([page.pages, page.ways, page.told]).toEqual([[], [], 0]);
  });

  test.each([
    ['Message/Create', sent(500, '')],
    ['Message/Create', json({ IsSuccess: false }, 400)],
    ['Message/Create', EXPIRED],
    ['Account/ResendEmailVerification', EXPIRED],
  ])('does nothing to the next student: %s', async (path, reply) => {
    const { browser, page } = await signedIn();
    const late = holdBack(reply);
    page.replies.set(path, late.reply);
    const failed = page.client.call({ path, method: 'POST' }).catch((thrown: unknown) => thrown);
    await page.store.signOut();
    page.replies.set('Account/Login', QUIN);
    await page.store.signIn('quin', 'secret');
    const before = page.calls.length;
    late.letGo();
    expect(await failed).toBeInstanceOf(FailureError);
    await settle();
    expect(page.store.getState().status).toBe('authorized');
    expect(held(browser)).toEqual(NEXT);
    expect([page.pages, page.calls.length]).toEqual([[], before]);
  });

  test('leads nowhere from the sign-in page either', async () => {
    const { page } = await signedIn();
    const late = holdBack(sent(500, ''));
    page.replies.set('Message/Create', late.reply);
    const failed = page.client.call({ path: 'Message/Create', method: 'POST' }).catch(() => undefined);
    page.store.expire([]);
    late.letGo();
    await failed;
    expect(page.pages).toEqual([]);
  });

  test.each([
    ['a student to activate', no([], { IsStudentInActive: true }), 2000],
    ['a request for a new token', NEW_TOKEN, 3000],
  ])('does not take the next student away later: %s', async (_name, reply, later) => {
    const browser = openBrowser({ ...BASIC, authorizationToken: 'old' });
    const page = load();
    page.replies.set('Account/CheckAuth', reply);
    page.replies.set('Account/Logout', () => new Promise(() => undefined));
    await page.store.check();
    page.replies.set('Account/LoginUsingToken', QUIN);
    await page.store.signInWithToken('enter-quin');
    await vi.advanceTimersByTimeAsync(later);
    expect(page.store.getState().status).toBe('authorized');
    expect([page.ways, held(browser)]).toEqual([[], { ...NEXT, isTokenLogin: 'true' }]);
  });

  test('is none after a check that has confirmed the session: it leads to the error page', async () => {
    const { page } = await signedIn();
    const late = holdBack(sent(500, ''));
    page.replies.set('Message/Create', late.reply);
    const failed = page.client.call({ path: 'Message/Create', method: 'POST' }).catch(() => undefined);
    page.replies.set('Account/CheckAuth', ok(grant()));
    await page.store.check();
    late.letGo();
    await failed;
    expect(page.pages).toEqual(['errorPage']);
  });

  test('lets nobody in after a sign-in that was refused: the form says why', async () => {
    openBrowser({ ...BASIC, authorizationToken: 'old' });
    const page = load();
    const late = holdBack(ok(grant({ AuthorizationToken: null })));
    page.replies.set('Account/CheckAuth', late.reply);
    void page.store.check();
    page.replies.set('Account/Login', no(['Wrong.']));
    await page.store.signIn('mei', 'secert');
    late.letGo();
    await settle();
    expect(page.store.getState()).toEqual(signedOut({ messages: ['Wrong.'], refused: true }));
  });
});

describe('the session that is found dead', () => {
  test('leaves the student’s begun messages, which are there after signing in', async () => {
    const { browser, page } = await signedIn();
    browser.local.set('messageDraft:2', '{}');
    page.store.expire([]);
    await page.store.signIn('mei', 'secret');
    expect(browser.local.has('messageDraft:2')).toBe(true);
  });

  test('says so, forgets the cookies and tells the other tabs', async () => {
    const { browser, page } = await signedIn();
    page.store.expire([]);
    expect(page.store.getState()).toEqual(signedOut({ expired: true }));
    expect(held(browser)).toEqual({});
    expect(page.broadcasts.at(-1)).toBe('expired');
  });

  test('in another tab is said in this one too', async () => {
    const { page } = await signedIn();
    page.hear('expired');
    expect(page.store.getState()).toEqual(signedOut({ expired: true }));
    expect(page.told).toBe(0);
  });
});

/** This tab's session has expired; then the student signs in in another tab. */
describe('a tab that asks to sign in, while another one is signed in', () => {
  const AGAIN = { userId: 1, token: 'again' };
  const COOKIES = { authorizationToken: 'again', authorizationType: 'Basic', session: 'true' };

  async function expiredBeside(): Promise<{ browser: Browser; page: Page }> {
    const { browser, page } = await signedIn();
    page.store.expire([]);
    for (const [name, value] of Object.entries(COOKIES)) browser.cookies.set(name, value);
    return { browser, page };
  }

  test.each([
    ['a mistyped password', no(['Wrong.'])],
    ['a suspended student', no([], { IsStudentSuspended: true })],
    ['a student of the sibling product', no([], { IsE2lStudent: true })],
    ['an address that must not be followed', redirect('javascript:alert(1)')],
  ])('leaves that one its cookies after %s', async (_name, reply) => {
    const { browser, page } = await expiredBeside();
    page.replies.set('Account/Login', reply);
    await page.store.signIn('mei', 'secert');
    expect(page.store.getState().status).not.toBe('authorized');
    expect(held(browser)).toEqual(COOKIES);
  });

  test('takes up its session, after asking the server', async () => {
    const { page } = await expiredBeside();
    page.replies.set('Account/CheckAuth', ok(grant({ AuthorizationToken: null })));
    page.hear(AGAIN);
    await settle();
    expect(page.calls.at(-1)).toMatchObject({ path: 'Account/CheckAuth', token: 'Basic again' });
    expect(page.store.getState().status).toBe('authorized');
  });

  test('asks nothing about a session that is over already', async () => {
    const { browser, page } = await expiredBeside();
    browser.cookies.clear();
    page.hear(AGAIN);
    await settle();
    expect(page.store.getState()).toEqual(signedOut({ expired: true }));
  });

  test('keeps the reason of a refusal that has a page of its own', async () => {
    const { browser, page } = await expiredBeside();
    page.replies.set('Account/Login', no(['Because.'], { IsStudentSuspended: true }));
    await page.store.signIn('sue', 'secret');
    page.hear(AGAIN);
    await settle();
    expect(page.store.getState()).toEqual(signedOut({ variant: 'inactive', messages: ['Because.'] }));
    expect(held(browser)).toEqual(COOKIES);
  });
});

/** Two students in two tabs share the cookies (contract 4.5): nothing may be sent in another's name. */
describe('another tab', () => {
  const read = { path: 'Course/PagedStudentCourse', method: 'POST' } as const;
  const OTHER = { userId: 99, token: 'theirs' };

  /** The cookies as another tab writes them; what it tells comes on its own. */
  async function replaced(): Promise<{ browser: Browser; page: Page }> {
    const { browser, page } = await signedIn();
    page.replies.set(read.path, ok(null));
    browser.cookies.set('authorizationToken', OTHER.token);
    return { browser, page };
  }

  test('hears of each session that begins, with its token', async () => {
    const { page } = await signedIn();
    expect(page.broadcasts).toEqual([{ userId: 1, token: 'fresh' }]);
  });

  test('that signs another student in makes this one start over at once, and leaves the cookies alone', async () => {
    const { browser, page } = await replaced();
    page.hear(OTHER);
    expect(page.store.getState().status).toBe('leaving');
    expect(page.ways).toEqual(['toHome']);
    expect(browser.cookies.get('authorizationToken')).toBe('theirs');
    expect(page.told).toBe(0);
  });

  test('that gets a new token for the same student changes nothing here but the token', async () => {
    const { page } = await replaced();
    page.hear({ userId: 1, token: 'theirs' });
    await page.client.call(read);
    expect(page.calls.at(-1)).toMatchObject({ path: read.path, token: 'Basic theirs' });
    expect([page.store.getState().status, page.ways]).toEqual(['authorized', []]);
  });

  test('whose message is late: a call waits for it, and is sent with the new token', async () => {
    const { page } = await replaced();
    const sent = page.client.call(read);
    await vi.advanceTimersByTimeAsync(100);
    page.hear({ userId: 1, token: 'theirs' });
    await vi.advanceTimersByTimeAsync(200);
    await sent;
    expect(page.calls.at(-1)).toMatchObject({ path: read.path, token: 'Basic theirs' });
    expect(page.ways).toEqual([]);
  });

  test('whose message never came: no call is sent, and this tab starts over', async () => {
    const { page } = await replaced();
    const before = page.calls.length;
    const calls = [page.client.call(read), page.client.call({ path: 'Activity/Read', method: 'POST' })];
    const outcomes = Promise.allSettled(calls);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(page.calls).toHaveLength(before);
    expect([page.store.getState().status, page.ways, page.pages]).toEqual(['leaving', ['toHome'], []]);
    // Nor later, while the page is on its way out.
    const late = page.client.call(read).catch(() => 'not sent');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toBe('not sent');
    expect(page.calls).toHaveLength(before);
  });

  test('is found out when the student comes back to this one', async () => {
    const { page } = await replaced();
    page.hear(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect([page.store.getState().status, page.ways]).toEqual(['leaving', ['toHome']]);
  });

  test('changed nothing: coming back to this one does nothing', async () => {
    const { page } = await signedIn();
    page.hear(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect([page.store.getState().status, page.ways]).toEqual(['authorized', []]);
  });

  test('that signed out unheard signs out here', async () => {
    const { browser, page } = await signedIn();
    browser.cookies.clear();
    page.hear(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.store.getState()).toEqual(signedOut());
  });

  test.each<[string, (page: Page) => unknown]>([
    ['logging out', ({ store }) => store.signOut()],
    ['a late 401 of this student', ({ store }) => store.expire([])],
    ['an earlier sign-out, heard late', ({ hear }) => hear('signedOut')],
  ])('%s does not end the session of the other student', async (_name, act) => {
    const { browser, page } = await replaced();
    void act(page);
    await vi.advanceTimersByTimeAsync(1000);
    expect(browser.cookies.get('authorizationToken')).toBe('theirs');
    expect(pathsOf(page)).not.toContain('Account/Logout');
    expect([page.told, page.ways]).toEqual([0, ['toHome']]);
  });

  test('that signs in while this one is being checked: the answer about the old token does not bring it back', async () => {
    const browser = openBrowser({ authorizationToken: 'held', authorizationType: 'Basic' });
    const page = load();
    const late = holdBack(ok(grant({ AuthorizationToken: 'held' })));
    page.replies.set('Account/CheckAuth', late.reply);
    const checked = page.store.check();
    browser.cookies.set('authorizationToken', 'theirs');
    page.hear(OTHER);
    const theirs = { AccountInformation: { ...ACCOUNT, UserId: 99 }, AuthorizationToken: 'theirs' };
    page.replies.set('Account/CheckAuth', ok(grant(theirs)));
    late.letGo();
    await checked;
    expect(page.calls.map(({ token }) => token)).toEqual(['Basic held', 'Basic theirs']);
    expect(page.store.getState()).toMatchObject({ status: 'authorized', session: { account: { userId: 99 } } });
    expect(browser.cookies.get('authorizationToken')).toBe('theirs');
  });

  test('that signs in while the check here ends in a 401 keeps its session', async () => {
    const browser = openBrowser({ authorizationToken: 'held', authorizationType: 'Basic' });
    const page = load();
    const late = holdBack(EXPIRED);
    page.replies.set('Account/CheckAuth', late.reply);
    const checked = page.store.check();
    browser.cookies.set('authorizationToken', 'theirs');
    page.replies.set('Account/CheckAuth', ok(grant({ AuthorizationToken: 'theirs' })));
    late.letGo();
    await checked;
    expect(page.store.getState().status).toBe('authorized');
    expect(browser.cookies.get('authorizationToken')).toBe('theirs');
  });
});

describe('an account that was changed', () => {
  const PATH = 'Account/GetAccountInformation';
  const CHANGED = { userId: 1, token: 'fresh', accountChanged: true } as const;
  const inZone = (zone: string) => ok({ ...ACCOUNT, TimeZoneWithUtc: `(UTC+08:00) ${zone}` });
  const zoneOf = ({ store }: Page) => {
    const state = store.getState();
    return state.status === 'authorized' ? state.session.account.timeZone : state.status;
  };
  const asked = (page: Page) => pathsOf(page).filter((path) => path === PATH).length;

  test('is fetched here, and told to the other tabs', async () => {
    const { page } = await signedIn();
    page.replies.set(PATH, inZone('Asia/Shanghai'));
    expect(await page.store.refreshAccount()).toBe(true);
    expect(zoneOf(page)).toBe('Asia/Shanghai');
    expect(page.broadcasts.slice(1)).toEqual([CHANGED]);
  });

  test('elsewhere is fetched here once, and told to nobody', async () => {
    const { page } = await signedIn();
    page.replies.set(PATH, inZone('Asia/Shanghai'));
    page.hear(CHANGED);
    await settle();
    expect([zoneOf(page), asked(page), page.broadcasts.length]).toEqual(['Asia/Shanghai', 1, 1]);
    page.hear(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked(page)).toBe(1);
  });

  test('of another student is nothing to this tab', async () => {
    const { page } = await signedIn();
    page.hear({ ...CHANGED, userId: 99, token: 'theirs' });
    await vi.advanceTimersByTimeAsync(1000);
    expect([zoneOf(page), asked(page), page.ways]).toEqual([null, 0, []]);
  });

  test('is nothing to a tab without a session', async () => {
    openBrowser({ authorizationToken: 'fresh' });
    const page = load();
    page.hear(CHANGED);
    await settle();
    expect([zoneOf(page), page.calls]).toEqual(['ready', []]);
  });

  test('and not fetched has the saved zone, and is fetched when the student comes back to the tab', async () => {
    const { page } = await signedIn();
    page.replies.set(PATH, sent(500, ''));
    expect(await page.store.refreshAccount()).toBe(false);
    page.store.setTimeZone('Asia/Shanghai');
    expect([zoneOf(page), page.pages]).toEqual(['Asia/Shanghai', []]);
    vi.stubGlobal('document', Object.defineProperty(document, 'visibilityState', { value: 'hidden', writable: true }));
    page.hear(null);
    await settle();
    expect(asked(page)).toBe(1);
    page.replies.set(PATH, ok({ ...ACCOUNT, FirstName: 'Mei Ling', TimeZoneWithUtc: '(UTC+08:00) Asia/Shanghai' }));
    Object.assign(document, { visibilityState: 'visible' });
    page.hear(null);
    await settle();
    expect(page.store.getState()).toMatchObject({ session: { account: { firstName: 'Mei Ling' } } });
    page.hear(null);
    await settle();
    expect(asked(page)).toBe(2);
  });

  test('is not fetched again after the next sign-in, which brings it', async () => {
    const { page } = await signedIn();
    page.replies.set(PATH, sent(500, ''));
    await page.store.refreshAccount();
    await page.store.signIn('mei', 'secret');
    page.hear(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked(page)).toBe(1);
  });
});

describe('/SingleLogout', () => {
  test('with a token signs out at the server and forgets everything', async () => {
    const { browser, page } = await signedIn();
    browser.cookies.set('helpInformation', 'x');
    browser.local.set('lastPath', '/Help').set('ShowInfoModal', 'false');
    browser.tab.set('kept', 'yes');
    await page.store.endHere();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.calls.at(-1)).toMatchObject({ path: 'Account/Logout', token: 'Basic fresh' });
    expect(held(browser)).toEqual({});
    expect([browser.local.size, browser.tab.size]).toEqual([0, 0]);
    expect(page.store.getState()).toEqual(signedOut());
    expect(page.told).toBe(1);
  });

  test('without a token calls nobody', async () => {
    openBrowser();
    const page = load();
    await page.store.endHere();
    expect(page.calls).toEqual([]);
    expect(page.store.getState()).toEqual(signedOut());
  });

  test('does not wait for a server that never answers', async () => {
    const { browser, page } = await signedIn();
    page.replies.set('Account/Logout', () => new Promise(() => undefined));
    const done = vi.fn();
    void page.store.endHere().then(done);
    await vi.advanceTimersByTimeAsync(5000);
    expect(done).toHaveBeenCalledOnce();
    expect(held(browser)).toEqual({});
  });
});

const MEI: ProviderIdentity = { token: 'theirs', email: 'mei@example.com', wanted: null, restored: false };
const USER_INFO = { b2c: 'Account/AzureADGetUserInfo', idp: 'Account/Auth0GetUserInfo' } as const;
const BEARER = { ...BASIC, authorizationToken: 'theirs', authorizationType: 'Bearer' };

describe.each([
  { mode: 'b2c', variant: 'b2c' },
  { mode: 'idp', variant: 'plain' },
] as const)('sign-in at a provider ($mode)', ({ mode, variant }) => {
  const path = USER_INFO[mode];

  async function atProvider(): Promise<{ browser: Browser; page: Page; provider: Provider }> {
    const browser = openBrowser();
    const provider = makeProvider(MEI);
    const page = load(mode, provider);
    page.replies.set(path, ok(grant({ AuthorizationToken: null })));
    await page.store.check();
    return { browser, page, provider };
  }

  test('asks the server first whether it wants the provider, once', async () => {
    const { page } = await atProvider();
    await page.store.check();
    expect(pathsOf(page)).toEqual(['Account/CheckIdProvider', path, path]);
  });

  test('switched off by the server is the password after all', async () => {
    openBrowser();
    const provider = makeProvider(MEI);
    const page = load(mode, provider);
    page.replies.set('Account/CheckIdProvider', ok({ IsEnabled: false, Provider: 'password' }));
    await page.store.check();
    expect(page.store.getState()).toEqual(signedOut({ mode: 'password' }));
    expect(provider.asked).toEqual([]);
  });

  test('switched off by the server is the password also where a link did not sign in', async () => {
    openBrowser();
    const page = load(mode, makeProvider(MEI));
    page.replies.set('Account/CheckIdProvider', ok({ IsEnabled: false, Provider: 'password' }));
    page.replies.set('Account/LoginUsingToken', no(['Used.']));
    await page.store.signInWithToken('enter-mei');
    await settle();
    expect(page.store.getState()).toEqual(signedOut({ mode: 'password', messages: ['Used.'], refused: true }));
  });

  test('whose being switched on is not known yet does not hold up who comes by a token', async () => {
    openBrowser();
    const page = load(mode, makeProvider(MEI));
    page.replies.set('Account/CheckIdProvider', () => new Promise(() => undefined));
    page.replies.set('Account/LoginUsingToken', ok(grant()));
    await page.store.signInWithToken('enter-mei');
    expect(page.store.getState().status).toBe('authorized');
  });

  test.each(FAULTS)('goes on when the server does not say whether it wants it: $how', async ({ reply }) => {
    openBrowser();
    const provider = makeProvider();
    const page = load(mode, provider);
    page.replies.set('Account/CheckIdProvider', reply);
    // `{}` is an answer here: it means no.
    await page.store.check();
    expect(page.pages).toEqual([]);
    expect(page.store.getState().status).toBe('unauthorized');
  });

  test('goes on by the configuration when the server has not answered for ten seconds', async () => {
    openBrowser();
    const page = load(mode, makeProvider());
    page.replies.set('Account/CheckIdProvider', () => new Promise(() => undefined));
    void page.store.check();
    await vi.advanceTimersByTimeAsync(9999);
    expect(page.store.getState()).toMatchObject({ status: 'checking', slow: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(page.store.getState()).toEqual(signedOut({ variant }));
  });

  test('that knows nobody waits for the provider’s page', async () => {
    openBrowser();
    const provider = makeProvider();
    const page = load(mode, provider);
    await page.store.check();
    expect(page.store.getState()).toEqual(signedOut({ variant }));
    expect(provider.asked).toEqual(['restore']);
  });

  test('that knows the student lets in, with the provider’s token as Bearer', async () => {
    const { browser, page } = await atProvider();
    expect(page.store.getState().status).toBe('authorized');
    expect(held(browser)).toEqual(BEARER);
    expect(page.calls.at(-1)).toMatchObject({
      path,
      token: 'Bearer theirs',
      query: mode === 'b2c' ? '?email=mei%40example.com' : '',
    });
  });

  test('of a student this school does not know ends on the integration page', async () => {
    const browser = openBrowser();
    const page = load(mode, makeProvider(MEI));
    page.replies.set(path, no(['Unknown.'], { IsNoStudentFound: true }));
    await page.store.check();
    expect(page.store.getState()).toEqual(
      signedOut({ variant: 'integration', messages: ['Unknown.'], providerIssue: 'refused' }),
    );
    expect(held(browser)).toEqual({});
  });

  test.each(FAULTS)('whose account call meets $how', async ({ reply, is }) => {
    // As the page finds them that is loaded again.
    const before = { ...BEARER, helpInformation: 'x' };
    const browser = openBrowser(before);
    const page = load(mode, makeProvider(MEI));
    page.replies.set(path, reply);
    await page.store.check();
    const expired = is === 'unauthorised' || is === 'badRequest';
    if (expired || is === 'rejected') {
      expect(page.store.getState()).toMatchObject({ status: 'unauthorized', variant: expired ? variant : 'plain' });
      expect(page.store.getState()).toMatchObject({ expired });
      expect(page.pages).toEqual([]);
      expect(held(browser)).toEqual({ helpInformation: 'x' });
    } else {
      // As by password: nothing is known, so nothing is forgotten, and the student is led to /Error.
      expect(page.store.getState()).toMatchObject({ status: 'checking', providerIssue: null });
      expect(page.pages).toEqual(['checkErrorPage']);
      expect(held(browser)).toEqual(before);
      page.replies.set(path, ok(grant({ AuthorizationToken: null })));
      await page.store.check();
      expect(page.store.getState().status).toBe('authorized');
    }
  });

  test('of a student without activation: signs out with the provider’s token, and forgets whom it would restore', async () => {
    const browser = openBrowser();
    browser.tab.set('oidc.user', 'noa');
    const page = load(mode, makeProvider(MEI));
    page.replies.set(path, no(['Not activated.'], { IsStudentInActive: true }));
    await page.store.check();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.calls.at(-1)).toMatchObject({ path: 'Account/Logout', token: 'Bearer theirs' });
    expect(page.history.map(({ status }) => status)).toEqual(['checking', 'leaving']);
    expect(page.ways).toEqual(['toActivationError']);
    expect([held(browser), browser.tab.size]).toEqual([{}, 0]);
  });

  describe('in a second tab, of which the provider’s library knows nothing yet', () => {
    /** A tab that is signed in, and another one with what the second tab's library has. */
    async function beside(identity: Provider['identity']): Promise<{ browser: Browser; first: Page; second: Page }> {
      const { browser, page: first } = await atProvider();
      return { browser, first, second: load(mode, makeProvider(identity)) };
    }
    /** What the second tab has told reaches the first one, to which the student comes back. */
    async function backToFirst({ first, second }: { first: Page; second: Page }): Promise<SessionState> {
      for (const message of second.broadcasts) first.hear(message);
      first.hear(null);
      await vi.advanceTimersByTimeAsync(1000);
      return first.store.getState();
    }

    test.each<[string, Provider['identity'], Reply]>([
      ['that goes to the provider', null, ok(null)],
      ['whose student cancels there', 'error', ok(null)],
      [
        'whose student this school does not know',
        { token: 'b', email: 'b@example.com', wanted: null, restored: false },
        no([], { IsNoStudentFound: true }),
      ],
      [
        'whose token the server refuses',
        { token: 'b', email: 'b@example.com', wanted: null, restored: false },
        EXPIRED,
      ],
      ['whose server is down', { token: 'b', email: 'b@example.com', wanted: null, restored: false }, sent(500, '')],
    ])('%s: the first one stays signed in', async (_name, identity, reply) => {
      const tabs = await beside(identity);
      tabs.second.replies.set(path, reply);
      await tabs.second.store.check();
      expect(tabs.second.store.getState().status).not.toBe('authorized');
      expect(held(tabs.browser)).toEqual(BEARER);
      expect((await backToFirst(tabs)).status).toBe('authorized');
    });

    test('that comes back from the provider: both are signed in, with its token', async () => {
      const tabs = await beside({ token: 'second', email: MEI.email, wanted: null, restored: false });
      const late = holdBack(ok(grant({ AuthorizationToken: null })));
      tabs.second.replies.set(path, late.reply);
      const checked = tabs.second.store.check();
      await settle();
      expect(tabs.second.calls.at(-1)).toMatchObject({ path, token: 'Bearer second' });
      // Not in the cookie before it is known whose it is: the first tab would take it for another student's.
      expect(held(tabs.browser)).toEqual(BEARER);
      late.letGo();
      await checked;
      expect(held(tabs.browser)).toEqual({ ...BEARER, authorizationToken: 'second' });
      expect((await backToFirst(tabs)).status).toBe('authorized');
      expect(tabs.first.ways).toEqual([]);
    });
  });

  test('that the provider refuses leaves its sign-in page, and no cookie', async () => {
    const browser = openBrowser();
    const page = load(mode, makeProvider('error'));
    await page.store.check();
    expect(page.store.getState()).toMatchObject({ status: 'unauthorized', variant });
    expect(page.pages).toEqual([]);
    expect(held(browser)).toEqual({});
  });

  test('whose code cannot be fetched is tried again', async () => {
    openBrowser();
    const provider = makeProvider(MEI);
    provider.unreachable = true;
    const page = load(mode, provider);
    page.replies.set(path, ok(grant()));
    await page.store.check();
    expect(page.store.getState().status).toBe('unauthorized');
    await expect(page.store.signInAtProvider()).rejects.toThrow('code not loaded');
    provider.unreachable = false;
    await page.store.signInAtProvider();
    expect(provider.asked).toEqual(['signIn']);
    // The provider sends the student back, and the portal loads again.
    const returned = load(mode, provider);
    returned.replies.set(path, ok(grant()));
    await returned.store.check();
    expect(returned.store.getState().status).toBe('authorized');
  });

  test('takes up a renewed token for the next call', async () => {
    const { browser, page, provider } = await atProvider();
    provider.renewed('renewed');
    expect(held(browser)).toEqual({ ...BEARER, authorizationToken: 'renewed' });
    expect(page.store.getState().status).toBe('authorized');
  });

  test('ends when the token cannot be renewed, and says so', async () => {
    const { browser, page, provider } = await atProvider();
    provider.failed();
    expect(page.store.getState()).toEqual(signedOut({ variant, expired: true }));
    expect(held(browser)).toEqual({});
  });

  test.each(['renewed', 'not renewed'])(
    'has no part in the session of a student who came by a token afterwards: its token is %s',
    async (how) => {
      const { browser, page, provider } = await atProvider();
      const quin = { AuthorizationToken: 'quins', AccountInformation: { ...ACCOUNT, UserId: 9 } };
      page.replies.set('Account/LoginUsingToken', ok(grant(quin)));
      await page.store.signInWithToken('enter-quin');
      await settle();
      expect(provider.asked).toEqual(['restore', 'forget']);
      const { length } = page.broadcasts;
      if (how === 'renewed') provider.renewed('renewed');
      else provider.failed();
      expect(page.store.getState()).toMatchObject({ status: 'authorized', session: { account: { userId: 9 } } });
      expect(held(browser)).toEqual({ ...BASIC, authorizationToken: 'quins', isTokenLogin: 'true' });
      expect(page.broadcasts.length).toBe(length);
    },
  );

  test('brings no cookie back when a token is renewed after signing out', async () => {
    const { browser, page, provider } = await atProvider();
    await page.store.signOut();
    await vi.advanceTimersByTimeAsync(10_000);
    provider.renewed('renewed');
    expect(held(browser)).toEqual({});
  });

  test('signing out ends it here and there', async () => {
    const { browser, page, provider } = await atProvider();
    browser.local.set('lastPath', '/Help');
    browser.local.set('lastVisit', '{}');
    browser.tab.set('oidc', 'kept');
    browser.cookies.set('helpInformation', 'x');
    browser.cookies.set('another', 'x');
    const done = page.store.signOut();
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(page.calls.at(-1)).toMatchObject({ path: 'Account/Logout', token: 'Bearer theirs' });
    expect(page.store.getState()).toMatchObject({ status: 'leaving' });
    // Never the sign-in page in between, which would lead straight back to the provider.
    expect(page.history.slice(-2).map(({ status }) => status)).toEqual(['authorized', 'leaving']);
    expect(provider.asked).toEqual(['restore', 'signOut']);
    expect(page.told).toBe(1);
    if (mode === 'b2c') {
      expect(held(browser)).toEqual({});
      expect([browser.local.size, browser.tab.size]).toEqual([0, 0]);
      expect(page.ways).toEqual([]);
    } else {
      expect(held(browser)).toEqual({ another: 'x' });
      expect(page.ways).toEqual(['toMobileLogout']);
    }
    expect(browser.local.has('lastVisit')).toBe(false);
  });

  test.each(['stays', 'fails'])('signing out at a provider that %s leads on by ourselves', async (how) => {
    const { page, provider } = await atProvider();
    provider.leaves = false;
    if (how === 'fails') page.replies.set('Account/Logout', sent(500, ''));
    const done = page.store.signOut();
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(page.ways).toEqual([mode === 'b2c' ? 'toHome' : 'toMobileLogout']);
    expect(page.pages).toEqual([]);
  });

  test('signed out in another tab, this one waits for a press: the provider’s session may not have ended yet', async () => {
    const { browser, page, provider } = await atProvider();
    page.signedOutElsewhere();
    expect(page.store.getState()).toMatchObject({ status: 'unauthorized', expired: false, providerIssue: 'signedOut' });
    expect(held(browser)).toEqual({});
    await settle();
    // A reload must neither restore the student nor open the provider's page.
    expect(provider.asked).toEqual(['restore', 'forget']);
    expect(load(mode, provider).store.getState()).toMatchObject({ providerIssue: 'signedOut' });
  });

  test.each([
    ['is gone, which another tab ended, is forgotten', {}, ['restore', 'forget'], 'unauthorized'],
    ['is still there goes on', { authorizationToken: 'theirs' }, ['restore'], 'authorized'],
  ])('a session of an earlier visit whose cookie %s', async (_name, cookies, asked, status) => {
    openBrowser(cookies);
    const provider = makeProvider({ ...MEI, restored: true });
    const page = load(mode, provider);
    page.replies.set(path, ok(grant({ AuthorizationToken: null })));
    await page.store.check();
    expect(page.store.getState().status).toBe(status);
    expect(provider.asked).toEqual(asked);
    expect(pathsOf(page).includes(path)).toBe(status === 'authorized');
  });

  test('is not asked about a student who came by a token in the address', async () => {
    openBrowser({ authorizationToken: 'held', isTokenLogin: 'true', jwtToken: 'j' });
    const provider = makeProvider();
    const page = load(mode, provider);
    page.replies.set('Account/CheckAuth', ok(grant({ AuthorizationToken: null })));
    await page.store.check();
    expect(page.calls.at(-1)).toMatchObject({ path: 'Account/CheckAuth', token: 'Basic held', jwt: 'j' });
    expect(page.store.getState().status).toBe('authorized');
    expect(provider.asked).toEqual([]);
  });

  test.each<[string, Provider['identity'], Reply]>([
    ['a second request for a new token', MEI, NEW_TOKEN],
    ['an address that must not be followed', MEI, redirect('javascript:alert(1)')],
    ['the provider’s own refusal', 'error', ok(grant())],
  ])('does not begin again by itself after %s', async (_name, identity, reply) => {
    const browser = openBrowser();
    browser.local.set('hasReload', 'true');
    const page = load(mode, makeProvider(identity));
    page.replies.set(path, reply);
    await page.store.check();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.ways).toEqual([]);
    // What makes ProviderSignIn wait for a press: the provider would send the student straight back, for ever.
    expect(page.store.getState()).toMatchObject({
      status: 'unauthorized',
      expired: true,
      providerIssue: 'failed',
    });
  });

  test('forgets that it failed as soon as the student goes there again', async () => {
    openBrowser();
    const page = load(mode, makeProvider('error'));
    await page.store.check();
    expect(page.store.getState()).toMatchObject({ status: 'unauthorized', providerIssue: 'failed' });
    await page.store.signInAtProvider();
    expect(page.store.getState()).toMatchObject({ status: 'unauthorized', providerIssue: null });
  });

  test('leads back to the page that was wanted in this tab, whatever another one wants', async () => {
    const browser = openBrowser();
    const provider = makeProvider();
    const page = load(mode, provider);
    await page.store.check();
    browser.local.set('lastPath', '/MyCourseList?page=2');
    await page.store.signInAtProvider();
    browser.local.set('lastPath', '/Profile');
    vi.stubGlobal('location', new URL('https://portal.example/?code=1&state=2'));
    provider.identity = { ...MEI, wanted: provider.wanted };
    const returned = load(mode, provider);
    returned.replies.set(path, ok(grant({ AuthorizationToken: null })));
    await returned.store.check();
    expect(returned.ways).toEqual(['resume /MyCourseList?page=2']);
  });

  test('going there leaves a session alone that began in another tab', async () => {
    const browser = openBrowser();
    const page = load(mode, makeProvider());
    await page.store.check();
    browser.cookies.set('authorizationToken', 'theirs');
    await page.store.signInAtProvider();
    expect(held(browser)).toEqual({ authorizationToken: 'theirs' });
  });
});

/*
 * Stories: any order of what students, servers, providers and other tabs do. After each step the session and its
 * cookies must be those of the contract, computed here from the story alone.
 */

type Outcome =
  | { kind: 'granted'; token: string | null; jwt: string | null; bump: boolean }
  | { kind: 'refused'; flags: object; variant: string }
  | { kind: 'redirect'; followed: boolean }
  | { kind: 'newToken' }
  | { kind: 'fault'; at: number };

type Step =
  | { type: 'check' | 'signIn' | 'signInWithToken'; outcome: Outcome }
  | { type: 'signOut'; outcome: Outcome }
  | { type: 'endHere' | 'elsewhere' | 'wait' | 'load' | 'accountCallDead' };

const outcomes = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('granted' as const),
      token: fc.constantFrom('t1', 't2', 'a; b=c'),
      jwt: fc.constantFrom(null, 'j1'),
      bump: fc.boolean(),
    }),
  },
  fc
    .constantFrom(
      ['plain', {}],
      ['inactive', { IsStudentSuspended: true }],
      ['integration', { IsIntegration: true }],
      ['siblingProduct', { IsE2lStudent: true }],
      ['needsActivation', { IsStudentInActive: true }],
    )
    .map(([variant, flags]): Outcome => ({ kind: 'refused', variant: variant as string, flags })),
  fc.boolean().map((followed): Outcome => ({ kind: 'redirect', followed })),
  fc.constant<Outcome>({ kind: 'newToken' }),
  fc.nat(FAULTS.length - 1).map((at): Outcome => ({ kind: 'fault', at })),
);
const steps = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('check', 'signIn', 'signInWithToken'), outcome: outcomes }),
  },
  fc.record({ type: fc.constant('signOut' as const), outcome: outcomes }),
  fc.record({ type: fc.constantFrom('endHere', 'elsewhere', 'wait', 'load', 'accountCallDead') }),
);

/** The refusals after which the browser leaves. */
const SENT_ELSEWHERE = ['siblingProduct', 'needsActivation'];

function replyOf(outcome: Outcome): Reply {
  switch (outcome.kind) {
    case 'granted': {
      const { token, jwt, bump } = outcome;
      const account = { ...ACCOUNT, IsShowBumpPage: bump };
      return ok(grant({ AuthorizationToken: token, AuthorizationJwtToken: jwt, AccountInformation: account }));
    }
    case 'refused':
      return no(['Because.'], outcome.flags);
    case 'redirect':
      return redirect(outcome.followed ? 'https://main.example/' : 'javascript:alert(1)');
    case 'newToken':
      return NEW_TOKEN;
    case 'fault':
      return FAULTS[outcome.at]?.reply ?? EXPIRED;
  }
}

/** Takes a step on the page, and waits until nothing is under way any more. */
async function take(page: Page, step: Step): Promise<Page> {
  const reply = 'outcome' in step ? replyOf(step.outcome) : ok(null);
  const swallow = () => undefined;
  switch (step.type) {
    case 'check':
      page.replies.set('Account/CheckAuth', reply);
      await page.store.check();
      break;
    case 'signIn':
      page.replies.set('Account/Login', reply);
      await page.store.signIn('mei', 'secret').catch(swallow);
      break;
    case 'signInWithToken':
      page.replies.set('Account/LoginUsingToken', reply);
      await page.store.signInWithToken('enter-mei').catch(swallow);
      break;
    case 'signOut':
      page.replies.set('Account/Logout', reply);
      await page.store.signOut();
      page.replies.set('Account/Logout', ok(null));
      break;
    case 'endHere':
      await page.store.endHere();
      break;
    case 'elsewhere':
      page.signedOutElsewhere();
      break;
    case 'accountCallDead':
      page.store.expire([]);
      break;
    case 'wait':
      await vi.advanceTimersByTimeAsync(3000);
      break;
    case 'load':
      vi.clearAllTimers();
      return load();
  }
  await settle();
  return page;
}

describe('stories in password mode', () => {
  test('keep session and cookies together, whatever happens in whatever order (1000 stories)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 12 }), async (story) => {
        vi.clearAllTimers();
        const browser = openBrowser();
        let page = load();
        let byToken = false;
        let reloads = 0;
        for (const step of story) {
          const before = page.ways.length + page.pages.length;
          const waysBefore = page.ways.length;
          const pagesBefore = page.pages.length;
          const stateBefore = page.store.getState().status;
          const callsBefore = page.calls.length;
          page = await take(page, step);
          const now = page.store.getState();
          const cookies = held(browser);
          if (step.type === 'load') {
            expect(now).toMatchObject({ status: 'ready' });
            continue;
          }
          // One intent, one request: whatever the answer, nothing is sent again.
          const signIns = page.calls.slice(callsBefore).filter(({ path }) => path.startsWith('Account/Login'));
          expect(signIns).toHaveLength(step.type === 'signIn' || step.type === 'signInWithToken' ? 1 : 0);
          const went = page.ways.slice(waysBefore);
          const asked = page.pages.slice(pagesBefore);
          expect(page.ways.length + page.pages.length - before).toBeLessThanOrEqual(5);

          reloads += went.filter((way) => way.startsWith('reload')).length;
          if (now.status === 'authorized' || step.type === 'endHere') reloads = 0;
          expect(reloads).toBeLessThanOrEqual(1);

          if (now.status === 'authorized') {
            if (
              'outcome' in step &&
              step.outcome.kind === 'granted' &&
              step.type !== 'check' &&
              step.type !== 'signOut'
            )
              byToken = step.type === 'signInWithToken';
            expect(cookies['authorizationToken']).toBeTruthy();
            expect(cookies).toMatchObject({
              session: 'true',
              IsShowBumpPage: String(now.session.account.showBumpPage),
            });
            expect(['Basic', undefined]).toContain(cookies['authorizationType']);
            if (now.session.token) expect(cookies['authorizationToken']).toBe(now.session.token);
            expect(cookies['isTokenLogin']).toBe(byToken ? 'true' : undefined);
          } else if (now.status === 'unauthorized') {
            expect(cookies).toEqual({});
          }
          // Nobody is left waiting: who is on the way out has left or has a reload coming, who waits for a check
          // was led to /Error.
          if (now.status === 'leaving' && stateBefore !== 'leaving')
            expect(went.length + vi.getTimerCount()).toBeGreaterThan(0);
          if (now.status === 'checking' && stateBefore !== 'checking') expect(asked).toEqual(['checkErrorPage']);

          // What a step means, whatever came before.
          if (step.type === 'signOut' || step.type === 'endHere' || step.type === 'accountCallDead')
            expect(now).toEqual(signedOut({ expired: step.type === 'accountCallDead' }));
          if (step.type === 'elsewhere') expect(now.status).not.toBe('authorized');
          if ((step.type === 'signIn' || step.type === 'signInWithToken') && step.outcome.kind === 'granted')
            expect(now.status).toBe('authorized');
          if ((step.type === 'signIn' || step.type === 'signInWithToken') && step.outcome.kind === 'refused') {
            const { variant } = step.outcome;
            if (SENT_ELSEWHERE.includes(variant)) expect([now.status, cookies]).toEqual(['leaving', {}]);
            else expect(now).toMatchObject({ status: 'unauthorized', variant, messages: ['Because.'] });
          }
        }
      }),
      { seed: 43, numRuns: 1000 },
    );
  });

  test('in which answers come late never let anybody in after the end (500 stories)', async () => {
    type Late = 'check' | 'signOut' | 'expire' | 'elsewhere' | 'endHere' | 'answer' | 'signIn';
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Late>('check', 'signOut', 'expire', 'elsewhere', 'endHere', 'answer', 'signIn'), {
          minLength: 2,
          maxLength: 10,
        }),
        async (story) => {
          vi.clearAllTimers();
          const browser = openBrowser();
          const page = load();
          page.replies.set('Account/Login', ok(grant()));
          await page.store.signIn('mei', 'secret');
          let waiting: (() => void)[] = [];
          let inside = true;
          for (const step of story) {
            if (step === 'check') {
              const late = holdBack(ok(grant()));
              waiting.push(late.letGo);
              page.replies.set('Account/CheckAuth', late.reply);
              void page.store.check();
            } else if (step === 'answer') {
              for (const letGo of waiting) letGo();
              waiting = [];
            } else if (step === 'signIn') {
              await page.store.signIn('mei', 'secret');
              inside = true;
            } else {
              if (step === 'signOut') void page.store.signOut();
              if (step === 'expire') page.store.expire([]);
              if (step === 'elsewhere') page.signedOutElsewhere();
              if (step === 'endHere') void page.store.endHere();
              inside = false;
            }
            await settle();
            expect(page.store.getState().status === 'authorized').toBe(inside);
            expect(held(browser)).toEqual(inside ? BASIC : {});
          }
          for (const letGo of waiting) letGo();
          await settle();
        },
      ),
      { seed: 47, numRuns: 500 },
    );
  });
});

describe.each(['b2c', 'idp'] as const)('stories in mode %s', (mode) => {
  test('keep session and cookies together (500 stories)', async () => {
    type Deed = 'check' | 'renewed' | 'failed' | 'signOut' | 'elsewhere' | 'wait' | 'load' | 'endHere';
    const deeds = fc.record({
      type: fc.constantFrom<Deed>(
        'check',
        'check',
        'renewed',
        'failed',
        'signOut',
        'elsewhere',
        'wait',
        'load',
        'endHere',
      ),
      who: fc.constantFrom<Provider['identity']>(
        MEI,
        MEI,
        { token: 'other', email: 'x@example.com', wanted: null, restored: false },
        null,
        'error',
      ),
      outcome: outcomes,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(deeds, { minLength: 1, maxLength: 10 }), async (story) => {
        vi.clearAllTimers();
        const browser = openBrowser();
        const provider = makeProvider();
        deaf(provider);
        let page = load(mode, provider);
        let token = '';
        let reloads = 0;
        /** Those in front of which the page was loaded: as far as it knows, another tab's. */
        let found = {};
        for (const { type, who, outcome } of story) {
          const waysBefore = page.ways.length;
          const pagesBefore = page.pages.length;
          const stateBefore = page.store.getState().status;
          provider.asked.length = 0;
          provider.identity = who;
          page.replies.set(USER_INFO[mode], replyOf(outcome));
          if (type === 'check') {
            await page.store.check();
            if (typeof who === 'object' && who) token = who.token;
          } else if (type === 'renewed') {
            provider.renewed('renewed');
            if (page.store.getState().status === 'authorized') token = 'renewed';
          } else if (type === 'failed') provider.failed();
          else if (type === 'signOut') {
            const done = page.store.signOut();
            await vi.advanceTimersByTimeAsync(2000);
            await done;
          } else if (type === 'endHere') await page.store.endHere();
          else if (type === 'elsewhere') page.signedOutElsewhere();
          else if (type === 'wait') await vi.advanceTimersByTimeAsync(3000);
          else {
            vi.clearAllTimers();
            deaf(provider);
            page = load(mode, provider);
            found = held(browser);
            continue;
          }
          await settle();
          const now = page.store.getState();
          const went = page.ways.slice(waysBefore);
          expect(went.length).toBeLessThanOrEqual(5);
          reloads += went.filter((way) => way.startsWith('reload')).length;
          // These forget all storage, and are the student's own doing.
          if (now.status === 'authorized' || type === 'endHere' || type === 'signOut') reloads = 0;
          expect(reloads).toBeLessThanOrEqual(1);
          if (now.status === 'unauthorized') expect([{}, found]).toContainEqual(held(browser));
          if (now.status === 'authorized') {
            found = {};
            expect(held(browser)).toMatchObject({
              session: 'true',
              authorizationToken: token,
              authorizationType: 'Bearer',
              IsShowBumpPage: String(now.session.account.showBumpPage),
            });
          }
          // Nobody is left waiting: who waits for a check was led to /Error.
          if (now.status === 'checking' && type === 'check')
            expect(page.pages.slice(pagesBefore)).toEqual(['checkErrorPage']);
          if (now.status === 'leaving' && stateBefore !== 'leaving')
            expect(went.length + vi.getTimerCount() + provider.asked.length).toBeGreaterThan(0);
        }
      }),
      { seed: 53, numRuns: 500 },
    );
  });
});

describe('at a provider that does not end its session (b2c)', () => {
  test('the student who signed out is not sent back to it, until they have signed in again', async () => {
    const browser = openBrowser();
    const provider = Object.assign(makeProvider(MEI), { leaves: false });
    const page = load('b2c', provider);
    page.replies.set(USER_INFO.b2c, ok(grant({ AuthorizationToken: null })));
    await page.store.check();
    await page.store.signOut();
    expect(page.ways).toEqual(['toHome']);
    expect([...browser.tab.keys()]).toEqual(['signedOut']);

    // However often the page that it leads to is loaded.
    provider.identity = null;
    for (const home of [load('b2c', provider), load('b2c', provider)]) {
      await home.store.check();
      expect(home.store.getState()).toEqual(signedOut({ variant: 'b2c', providerIssue: 'signedOut' }));
    }
    provider.identity = MEI;
    const returned = load('b2c', provider);
    returned.replies.set(USER_INFO.b2c, ok(grant({ AuthorizationToken: null })));
    await returned.store.check();
    expect(returned.store.getState().status).toBe('authorized');
    expect(browser.tab.size).toBe(0);
  });
});

test.each(['b2c', 'idp'] as const)(
  'a student whom /SingleLogout signed out is not sent back to the provider, whose session goes on (%s)',
  async (mode) => {
    const browser = openBrowser({ authorizationToken: 'quins', isTokenLogin: 'true' });
    browser.tab.set('oidc.user', 'mei');
    const provider = makeProvider();
    await load(mode, provider).store.endHere();
    expect([held(browser), [...browser.tab.keys()]]).toEqual([{}, ['signedOut']]);
    const next = load(mode, provider);
    await next.store.check();
    expect(next.store.getState()).toMatchObject({ status: 'unauthorized', providerIssue: 'signedOut' });
  },
);

describe('after the account was deleted (002 §4)', () => {
  test('by password: nothing is stored any more, no call is made, and sign-in loads afresh', async () => {
    const { browser, page } = await signedIn();
    browser.local.set('appearance', 'dark');
    browser.tab.set('profileDraft', '{}');
    const before = page.calls.length;
    const leaving = leaveDeleted({ session: page.store, leave: (to) => void page.ways.push(`to ${to}`) });
    expect(held(browser)).toEqual({});
    expect([...browser.local, ...browser.tab]).toEqual([]);
    // As the route does that closes.
    browser.local.set('lastPath', '/Profile');
    await settle();
    await leaving;
    expect(page.ways).toEqual(['to /Login']);
    expect([...browser.local]).toEqual([]);
    expect(page.store.getState()).toEqual(signedOut());
    expect(page.told).toBe(1);
    expect(page.calls).toHaveLength(before);
  });

  test.each([
    ['b2c', true, []],
    ['b2c', false, ['toHome']],
    ['idp', false, ['toMobileLogout']],
  ] as const)('in mode %s the provider signs the student out too (it leaves: %s)', async (mode, leaves, ways) => {
    const browser = openBrowser();
    const provider = Object.assign(
      makeProvider({ token: 'of-provider', email: 'mei@example.com', wanted: null, restored: false }),
      {
        leaves,
      },
    );
    const page = load(mode, provider);
    page.replies.set(mode === 'b2c' ? 'Account/AzureADGetUserInfo' : 'Account/Auth0GetUserInfo', ok(grant()));
    await page.store.check();
    const leaving = leaveDeleted({ session: page.store, leave: (to) => void page.ways.push(`to ${to}`) });
    await settle();
    await leaving;
    expect(held(browser)).toEqual({});
    expect(provider.asked).toContain('signOut');
    expect(page.ways).toEqual(ways);
    expect(pathsOf(page)).not.toContain('Account/Logout');
  });
});

describe('linking an account (002 §4)', () => {
  test('goes to the provider, and leaves the session as it is', async () => {
    openBrowser();
    const provider = makeProvider({ token: 'of-provider', email: 'mei@example.com', wanted: null, restored: false });
    const page = load('b2c', provider);
    page.replies.set('Account/AzureADGetUserInfo', ok(grant()));
    await page.store.check();
    await page.store.linkAtProvider();
    expect(provider.asked).toEqual(['restore', 'link']);
    expect(page.store.getState().status).toBe('authorized');
  });

  test('fails where there is no provider, or it cannot be reached', async () => {
    const { page } = await signedIn();
    await expect(page.store.linkAtProvider()).rejects.toThrow('none');
    const provider = Object.assign(makeProvider(), { unreachable: true });
    await expect(load('b2c', provider).store.linkAtProvider()).rejects.toThrow('code not loaded');
  });

  test('back from it, the student stays on the page that says what has become of it', async () => {
    openBrowser();
    vi.stubGlobal('location', new URL('https://portal.example/redirectview?code=1&state=2'));
    const page = load(
      'b2c',
      makeProvider({ token: 'of-provider', email: 'mei@example.com', wanted: null, restored: false }),
    );
    page.replies.set('Account/AzureADGetUserInfo', ok(grant()));
    await page.store.check();
    expect(page.store.getState().status).toBe('authorized');
    expect(page.ways).toEqual([]);
  });
});
