import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page, Request } from 'playwright';
import { build } from 'vite';
import { beforeAll, describe, expect } from 'vitest';
import { scaledTimeout } from './cpu-slowdown.ts';
import { startProvider, type ProviderOptions, type TestProvider } from './oidc-provider.ts';
import { test as base, type Portal } from './portal.ts';
import { holdRequests } from './requests.ts';
import { goWithin } from './screens.ts';
import { cookieNames, openMore } from './steps.ts';
import { waitForPortal } from './whole-pages.ts';

/** The provider module, built on its own. */
let code = '';

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, '../src/session/oidc/create-provider.ts'), formats: ['es'] },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  code = outputs.map((one) => ('code' in one ? one.code : '')).join('');
});

/** A test page with only the provider, which restores the session at once, as the portal does. */
const page = (settings: object) => `<!doctype html><html lang="en"><title>Test page</title><h1>Test page</h1>
<script type="module">
import { createProvider } from '/provider.js';
const { config, mode, options } = ${JSON.stringify(settings)};
window.renewals = { renewed: [], failed: 0 };
try {
  window.provider = createProvider(config, mode, options);
  provider.onRenewal((token) => renewals.renewed.push(token), () => renewals.failed++);
  const restoring = provider.restore();
  window.urlAfterRestore = location.href;
  window.restored = await restoring.then((identity) => ({ identity }), (error) => ({ error: error.message, cause: String(error.cause) }));
} catch (error) {
  window.restored = { error: error.message };
}
document.body.append('Ready.');
</script></html>`;

/** The globals of the test page. */
interface TestWindow {
  provider: { signIn: () => Promise<void>; signOut: () => Promise<boolean>; renew: () => Promise<Identity | null> };
  renewals: { renewed: string[]; failed: number };
  restored: { identity?: Identity | null; error?: string; cause?: string };
  urlAfterRestore: string;
}
interface Identity {
  token: string;
  email: string;
}

interface Settings {
  mode: 'b2c' | 'idp';
  config: {
    authority: string;
    clientId: string;
    scopes: string[];
    knownAuthorities: string[];
    popupWidth: number;
    popupHeight: number;
    googleDomainHint: string;
  };
  options: { redirectUri: string; authorizeTimeoutMs: number };
}

/** A provider and a test page that uses it, without the portal. */
interface Alone {
  provider: TestProvider;
  settings: Settings;
  url: string;
  page: Page;
  requests: Request[];
}

type Closing = (() => Promise<void>)[];

const test = base
  .extend('closing', async ({}, { onCleanup }) => {
    const closing: Closing = [];
    onCleanup(async () => {
      for (const close of closing.toReversed()) await close();
    });
    return closing;
  })
  .extend('startAlone', async ({ browser, closing }) => {
    return async (options: Partial<ProviderOptions> = {}): Promise<Alone> => {
      const server = createServer();
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      closing.push(
        () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      );
      const provider = await startProvider({ portalUrl: url, ...options });
      closing.push(provider.close);
      const settings = settingsFor(provider, url);
      server.on('request', (incoming, outgoing) => {
        const isCode = incoming.url === '/provider.js';
        outgoing.setHeader('Content-Type', isCode ? 'text/javascript' : 'text/html; charset=utf-8');
        outgoing.end(isCode ? code : page(settings));
      });
      const context = await browser.newContext({ baseURL: url });
      closing.push(() => context.close());
      context.setDefaultTimeout(scaledTimeout(45_000));
      const tab = await context.newPage();
      const requests: Request[] = [];
      tab.on('request', (request) => requests.push(request));
      return { provider, settings, url, page: tab, requests };
    };
  });

function settingsFor(provider: TestProvider, url: string): Settings {
  return {
    mode: 'b2c',
    config: {
      authority: provider.url,
      clientId: provider.clientId,
      scopes: ['read', 'write'],
      knownAuthorities: [],
      popupWidth: 400,
      popupHeight: 600,
      googleDomainHint: 'google.com',
    },
    options: { redirectUri: `${url}/`, authorizeTimeoutMs: 0 },
  };
}

const readGlobal = <K extends keyof TestWindow>(tab: Page, name: K) =>
  tab.evaluate((key) => (window as unknown as TestWindow)[key as K], name as string) as Promise<TestWindow[K]>;

/** Opens the test page and waits until the session is restored. */
async function openTestPage(tab: Page, path = '/'): Promise<TestWindow['restored']> {
  await tab.goto(path);
  return waitForRestored(tab);
}

async function waitForRestored(tab: Page): Promise<TestWindow['restored']> {
  await tab.getByText('Ready.').waitFor();
  return readGlobal(tab, 'restored');
}

/** Calls signIn in the page, which navigates to the provider. */
const leave = (tab: Page) => tab.evaluate(() => void (window as unknown as TestWindow).provider.signIn());

/** Calls signIn in the page and waits for the provider's form. */
async function startSignIn(tab: Page): Promise<void> {
  await leave(tab);
  await waitForProviderForm(tab);
}

/** As `startSignIn`, with `onTheWay` run in a page of the portal's origin before the student returns to the form. */
async function startSignInAnd(tab: Page, onTheWay: () => Promise<void>): Promise<void> {
  await startSignIn(tab);
  await openTestPage(tab, '/elsewhere');
  await onTheWay();
  await tab.goBack();
  await waitForProviderForm(tab);
}

/** Waits for the provider's form, which has another heading than the portal's. */
async function waitForProviderForm(tab: Page): Promise<void> {
  await tab.getByRole('heading', { name: 'Sign in at the provider' }).waitFor();
}

async function submitProviderForm(tab: Page, email: string): Promise<void> {
  await waitForProviderForm(tab);
  await tab.getByLabel('Email').fill(email);
  await tab.getByRole('button', { name: 'Sign in' }).click();
}

/** Submits the provider's form, and returns the result of the test page that it leads back to. */
async function returnFromForm({ page, url }: Alone, email = 'mei@example.com'): Promise<TestWindow['restored']> {
  await submitProviderForm(page, email);
  await page.waitForURL((at) => at.origin === url);
  return waitForRestored(page);
}

/** Signs in through the form, from the open test page. */
async function signInFromHere(one: Alone): Promise<Identity> {
  await startSignIn(one.page);
  const { identity } = await returnFromForm(one);
  if (!identity) throw new Error(JSON.stringify(await readGlobal(one.page, 'restored')));
  return identity;
}

async function signIn(one: Alone): Promise<Identity> {
  await openTestPage(one.page);
  return signInFromHere(one);
}

/** Signs out, and waits for the test page's new document, which has the same URL as the one before. */
async function signOutAndBack({ page, url }: Alone): Promise<void> {
  const back = page.waitForEvent('framenavigated', (frame) => frame.url() === `${url}/`);
  await page.evaluate(() => void (window as unknown as TestWindow).provider.signOut());
  await back;
}

const signInError = (tab: Page) =>
  tab.evaluate(() =>
    (window as unknown as TestWindow).provider.signIn().then(
      () => 'resolved',
      (error: Error) => error.message,
    ),
  );

const FAILED = 'signing in at the identity provider failed';
const storageKeys = (tab: Page) =>
  tab.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

describe('signing in', () => {
  test('by code and PKCE, all of it checked, is remembered here and at the provider until signing out', async ({
    startAlone,
  }) => {
    const one = await startAlone({ refreshTokens: true });
    const { page: tab, requests, provider, url } = one;
    expect(await openTestPage(tab)).toEqual({ identity: null });

    // The library's keys are in session storage and nothing is in local storage, not even on the way.
    await startSignInAnd(tab, async () => {
      expect(await storageKeys(tab)).toMatchObject({ local: [], session: [expect.stringMatching(/^oidc\./)] });
    });
    const answered = tab.waitForRequest(`${url}/?code=*`);
    const { identity } = await returnFromForm(one);
    if (!identity) throw new Error(JSON.stringify(await readGlobal(tab, 'restored')));
    const { token } = identity;
    expect(identity.email).toBe('mei@example.com');
    expect(provider.emailOf(token)).toBe('mei@example.com');
    // The parameters are removed from the URL as soon as `restore` is called, before any request.
    expect(tab.url()).toBe(`${url}/`);
    expect(await readGlobal(tab, 'urlAfterRestore')).toBe(`${url}/`);
    const { local, session } = await storageKeys(tab);
    expect(local).toEqual([]);
    expect(session).toContain(`oidc.user:${provider.url}:${provider.clientId}`);
    expect(session.every((key) => key.startsWith('oidc.'))).toBe(true);

    const authorize = requests.find((request) => new URL(request.url()).pathname === '/auth');
    const parameters = Object.fromEntries(new URL(authorize?.url() ?? '').searchParams);
    expect(parameters).toMatchObject({
      response_type: 'code',
      response_mode: 'query',
      scope: 'openid read write',
      redirect_uri: `${url}/`,
      client_id: provider.clientId,
      code_challenge_method: 'S256',
    });
    expect(parameters['code_challenge']).toMatch(/^[\w-]{43}$/);
    expect(parameters['state']).toMatch(/\w{16,}/);
    expect(parameters['nonce']).toMatch(/^[\da-f-]{36}$/);
    const posted = requests.find((request) => request.url() === `${provider.url}/token`);
    const form = new URLSearchParams(posted?.postData() ?? '');
    expect(form.get('grant_type')).toBe('authorization_code');
    expect(form.get('code_verifier')).toMatch(/^\w{43,}$/);

    // The same response does not finish a second sign-in, and does not change the session.
    const again = await openTestPage(tab, new URL((await answered).url()).search);
    expect(again.identity).toEqual({ ...identity, restored: true });

    // The provider keeps its session: another tab signs in without a form.
    const other = await tab.context().newPage();
    expect(await openTestPage(other)).toEqual({ identity: null });
    await leave(other);
    await expect
      .poll(async () => (await readGlobal(other, 'restored').catch(() => null))?.identity?.email)
      .toBe('mei@example.com');
    await other.close();

    // Signing out also ends the provider's session, and returns to the page.
    const held = await tab.evaluate(() => Object.values(sessionStorage).join(' '));
    const { id_token: idToken, refresh_token: refreshToken } = JSON.parse(held) as Record<string, string>;
    await signOutAndBack(one);
    expect(requests.some((request) => request.url().startsWith(`${provider.url}/session/end?`))).toBe(true);
    expect(await waitForRestored(tab)).toEqual({ identity: null });
    expect(provider.emailOf(token)).toBeNull();
    // The form is shown again, since the provider has ended its session.
    await startSignIn(tab);

    // No token was in any URL.
    const urls = requests.map((request) => decodeURIComponent(request.url()));
    for (const secret of [token, idToken, refreshToken]) {
      expect(secret).toBeTruthy();
      expect(urls.filter((sent) => sent.includes(secret ?? ''))).toEqual([]);
    }
  });

  test('is not finished by an answer that is foreign, a no, or cannot be confirmed, and may be tried again after each', async ({
    startAlone,
  }) => {
    const one = await startAlone();
    const { page: tab, provider, requests, url } = one;

    // A response without a request of this tab (state).
    for (const query of ['?code=stolen&state=foreign', '?error=access_denied&state=foreign']) {
      expect((await openTestPage(tab, `/${query}`)).error, query).toBe(FAILED);
      expect(tab.url()).toBe(`${url}/`);
    }
    expect(requests.filter((request) => request.url().endsWith('/token'))).toEqual([]);

    // A provider that cannot be reached.
    provider.setDown(true);
    expect(await signInError(tab), 'unreachable').toBe(FAILED);
    provider.setDown(false);

    // Cancelled there: rejected, without the provider's message.
    await startSignIn(tab);
    await tab.getByRole('button', { name: 'Cancel' }).click();
    await tab.waitForURL((at) => at.origin === url);
    const cancelled = await waitForRestored(tab);
    expect(cancelled.error, 'cancelled').toBe(FAILED);
    expect(cancelled.cause).toContain('Cancelled');
    expect(tab.url()).toBe(`${url}/`);
    expect(await openTestPage(tab), 'after cancelling').toEqual({ identity: null });

    // A code that the provider does not confirm.
    await tab.route(`${provider.url}/token`, (route) => route.abort());
    await startSignIn(tab);
    expect((await returnFromForm(one)).error, 'not confirmed').toBe(FAILED);
    await tab.unroute(`${provider.url}/token`);

    // An ID token that belongs to another request (nonce). After the provider's sessions are deleted, it shows its
    // form.
    provider.revokeAll();
    await startSignInAnd(tab, () =>
      tab.evaluate(() => {
        for (const [key, held] of Object.entries(sessionStorage)) {
          sessionStorage.setItem(key, JSON.stringify({ ...(JSON.parse(String(held)) as object), nonce: 'another' }));
        }
      }),
    );
    expect((await returnFromForm(one)).cause).toContain('nonce');
    expect(await openTestPage(tab), 'after a foreign ID token').toEqual({ identity: null });
  });
});

test('a provider is waited for no longer than the time limit, and followed to no host that is not known', async ({
  startAlone,
}) => {
  const one = await startAlone();
  const { page: tab, settings } = one;
  const METADATA = '**/.well-known/openid-configuration';

  settings.options.authorizeTimeoutMs = 300;
  await openTestPage(tab);
  const answer = await holdRequests(tab, METADATA);
  expect(await signInError(tab), 'time limit').toBe(FAILED);
  // A late response does not redirect.
  const late = tab.waitForResponse(METADATA);
  answer.open();
  await (await late).finished();
  await expect.poll(() => tab.evaluate(() => document.title)).toBe('Test page');
  expect(one.requests.filter((request) => request.url().includes('/auth?'))).toEqual([]);

  // A host that is neither the provider's own nor a known authority, and then is one.
  settings.options.authorizeTimeoutMs = 0;
  const other = one.provider.url.replace('127.0.0.1', 'localhost');
  await tab.route(METADATA, async (route) => {
    const response = await route.fetch();
    const sent = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...sent, authorization_endpoint: `${other}/auth` } });
  });
  await openTestPage(tab);
  expect(await signInError(tab), 'unknown host').toBe(FAILED);
  expect(tab.url()).toBe(`${one.url}/`);
  settings.config.knownAuthorities = [new URL(other).host];
  await openTestPage(tab);
  await startSignIn(tab);
});

describe('renewing', () => {
  /** Token lifetime in seconds. The library renews a minute before the token expires: two seconds after signing in. */
  const SOON = 62;

  const renewedTokens = async (tab: Page) => (await readGlobal(tab, 'renewals')).renewed;

  /** Signs in at a provider that refuses to renew: expects one report, and that the session has ended. */
  async function isRefused(one: Alone): Promise<void> {
    // Refused at the moment of the request, however late this test gets there.
    await one.page.route(
      (url) => url.href.startsWith(one.provider.url),
      async (route) => {
        const asked = `${route.request().url()} ${route.request().postData() ?? ''}`;
        if (/prompt=none|grant_type=refresh_token/.test(asked)) one.provider.revokeAll();
        await route.continue().catch(() => undefined);
      },
    );
    await signIn(one);
    await expect.poll(async () => (await readGlobal(one.page, 'renewals')).failed).toBe(1);
    expect(await renewedTokens(one.page)).toEqual([]);
    expect(await openTestPage(one.page)).toEqual({ identity: null });
    await one.page.unrouteAll({ behavior: 'wait' });
  }

  /** Signs in, from the test page: expects that the token is renewed automatically, reported and stored. */
  async function isAutomatic(one: Alone, grant: string): Promise<void> {
    const before = one.requests.length;
    const { token } = await signInFromHere(one);
    await expect.poll(async () => (await renewedTokens(one.page)).length).toBeGreaterThan(0);
    const { failed, renewed: all } = await readGlobal(one.page, 'renewals');
    const [renewed] = all;
    expect(failed).toBe(0);
    expect(renewed).not.toBe(token);
    expect(one.provider.emailOf(renewed ?? '')).toBe('mei@example.com');
    const posts = one.requests.slice(before).filter((request) => request.url() === `${one.provider.url}/token`);
    expect(new URLSearchParams(posts[1]?.postData() ?? '').get('grant_type')).toBe(grant);
    expect(one.page.url()).toBe(`${one.url}/`);
    expect((await storageKeys(one.page)).local).toEqual([]);
    expect((await openTestPage(one.page)).identity?.token).not.toBe(token);
  }

  test('by refresh token: refused, automatic, and after a short loss of connection', async ({ startAlone }) => {
    const one = await startAlone({ refreshTokens: true, accessTokenSeconds: SOON });
    await isRefused(one);
    await isAutomatic(one, 'refresh_token');

    const missed = one.page.waitForEvent('requestfailed');
    one.provider.setDown(true);
    await missed;
    const before = (await renewedTokens(one.page)).length;
    one.provider.setDown(false);
    await expect.poll(async () => (await renewedTokens(one.page)).length).toBeGreaterThan(before);
    expect((await readGlobal(one.page, 'renewals')).failed).toBe(0);
  });

  test('in a frame: refused, and automatic', async ({ startAlone }) => {
    const one = await startAlone({ accessTokenSeconds: SOON });
    await isRefused(one);
    await isAutomatic(one, 'authorization_code');
  });

  /** Makes the token that this tab holds expire. */
  const expireToken = (tab: Page) =>
    tab.evaluate(() => {
      const [key, held] = Object.entries(sessionStorage).find(([name]) => name.startsWith('oidc.user:')) ?? [];
      sessionStorage.setItem(String(key), JSON.stringify({ ...(JSON.parse(String(held)) as object), expires_at: 1 }));
    });

  test('comes first when the held token has expired: refused signs out, unreachable is an error that keeps the session', async ({
    startAlone,
  }) => {
    const one = await startAlone({ refreshTokens: true });
    const { token } = await signIn(one);
    await expireToken(one.page);
    one.provider.setDown(true);
    expect((await openTestPage(one.page)).error, 'unreachable').toBe(FAILED);
    one.provider.setDown(false);
    const { identity } = await openTestPage(one.page);
    expect(identity?.email).toBe('mei@example.com');
    expect(identity?.token).not.toBe(token);
    await expireToken(one.page);
    one.provider.revokeAll();
    expect(await openTestPage(one.page), 'refused').toEqual({ identity: null });
  });

  test('can be requested, when a call found that the token is invalid before it expires', async ({ startAlone }) => {
    const one = await startAlone();
    const { token } = await signIn(one);
    const renew = () => one.page.evaluate(() => (window as unknown as TestWindow).provider.renew());
    const renewed = await renew();
    expect(renewed?.email).toBe('mei@example.com');
    expect(renewed?.token).not.toBe(token);
    one.provider.revokeAll();
    expect(await renew()).toBeNull();
  });
});

describe('signing out', () => {
  const signOut = (tab: Page) => tab.evaluate(() => (window as unknown as TestWindow).provider.signOut());

  test('stays here when the provider has no endpoint for it', async ({ startAlone }) => {
    const one = await startAlone({ endSession: false });
    await signIn(one);
    expect(await signOut(one.page)).toBe(false);
    expect(await openTestPage(one.page)).toEqual({ identity: null });
  });

  test('stays here in mode idp, where the main app ends the session, and when the provider cannot be reached', async ({
    startAlone,
  }) => {
    const one = await startAlone();
    one.settings.mode = 'idp';
    await signIn(one);
    expect(await signOut(one.page), 'idp').toBe(false);
    one.settings.mode = 'b2c';
    expect(await openTestPage(one.page)).toEqual({ identity: null });

    // After its sessions are deleted, the provider shows its form.
    one.provider.revokeAll();
    await signInFromHere(one);
    expect(await openTestPage(one.page)).toMatchObject({ identity: { email: 'mei@example.com' } });
    one.provider.setDown(true);
    expect(await signOut(one.page), 'unreachable').toBe(false);
    expect((await storageKeys(one.page)).session.filter((key) => key.includes('user:'))).toEqual([]);
  });
});

describe('the portal', () => {
  /** A provider that the mock backend trusts, and a page of a new browser context whose portal uses it. */
  async function withProvider(portal: Portal, mode: 'b2c' | 'idp', options: Partial<ProviderOptions> = {}) {
    const provider = await startProvider({ portalUrl: portal.url, ...options });
    portal.closeAtEnd(provider);
    portal.allowOrigin(provider.url);
    portal.backend.identity = { provider: mode, accepts: provider.emailOf };
    const tab = await portal.open();
    const config = { authMode: mode, [mode]: { authority: provider.url, clientId: provider.clientId } };
    await tab.context().route('**/config.json', (route) => route.fulfill({ json: config }));
    return { provider, tab };
  }

  const dashboard = (tab: Page) => tab.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
  const cookie = async (tab: Page, name: string) =>
    decodeURIComponent((await tab.context().cookies()).find((one) => one.name === name)?.value ?? '');

  /** Records the calls by which the portal identifies a student who comes from the provider. */
  function watchUserInfo(tab: Page): string[] {
    const sent: string[] = [];
    tab.on('request', (request) => void (request.url().includes('GetUserInfo') && sent.push(request.url())));
    return sent;
  }

  /** Opens the courses and signs the student in: at the provider, and then at the server by this call alone. */
  async function signsIn(
    portal: Portal,
    { provider, tab }: { provider: TestProvider; tab: Page },
    { call, other }: { call: string; other: string },
  ): Promise<void> {
    const infos = watchUserInfo(tab);
    await tab.goto('/MyCourseList?from=mail');
    await submitProviderForm(tab, 'mei@example.com');
    await tab.waitForURL(`${portal.url}/**`);
    await tab.getByRole('main').waitFor();
    await expect.poll(() => infos.length).toBeGreaterThan(0);
    expect(infos.every((sent) => sent === `${portal.url}/api/${call}`)).toBe(true);
    expect(portal.count('Account/CheckIdProvider')).toBeGreaterThan(0);
    expect(portal.count(other)).toBe(0);
    expect(portal.count('Account/CheckAuth')).toBe(0);
    expect(await cookie(tab, 'authorizationType')).toBe('Bearer');
    expect(provider.emailOf(await cookie(tab, 'authorizationToken'))).toBe('mei@example.com');
    // The requested URL, without the provider's parameters.
    await tab.waitForURL(`${portal.url}/MyCourseList?from=mail`);
    await tab.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await waitForPortal(tab);
    await tab.getByRole('main').getByRole('article').first().waitFor();
  }

  test('idp: signs a student in at the provider', async ({ portal }) => {
    const one = await withProvider(portal, 'idp');
    await signsIn(portal, one, { call: 'Account/Auth0GetUserInfo', other: 'Account/AzureADGetUserInfo' });
  });

  test('b2c: signs a student in at the provider, and links an account there', async ({ portal }) => {
    const one = await withProvider(portal, 'b2c');
    const { provider, tab } = one;
    const call = 'Account/AzureADGetUserInfo?email=mei%40example.com';
    await signsIn(portal, one, { call, other: 'Account/Auth0GetUserInfo' });

    // Linking goes to the provider with the hint for Google, and back to /RedirectView.
    await goWithin(tab, '/Profile');
    const asked = tab.waitForRequest((request) => request.url().startsWith(`${provider.url}/auth?`));
    await tab.getByRole('button', { name: 'Link Google' }).click();
    const { searchParams } = new URL((await asked).url());
    expect(searchParams.get('domain_hint')).toBe('google.com');
    expect(searchParams.get('redirect_uri')).toBe(`${portal.url}/RedirectView`);
    // The provider has a session of the student, so it redirects back at once: to a new document, with the session from
    // before.
    await tab.getByRole('heading', { name: 'Your account is linked' }).waitFor();
    expect(portal.bodies('Profile/LinkStudentAccount')).toEqual([{ EmailAddress: 'mei@example.com' }]);
    expect(new URL(tab.url()).search).toBe('');
    await tab.getByRole('button', { name: 'Go to dashboard' }).click();
    await dashboard(tab);
  });

  test('gets over all that goes wrong on the way in, lets out at the provider too, and tells an account without a student', async ({
    portal,
  }) => {
    portal.allow(/Failed to load resource/);
    const { provider, tab } = await withProvider(portal, 'b2c');

    // The provider cannot be reached: the student can retry.
    provider.setDown(true);
    await tab.goto('/');
    await tab.getByRole('heading', { name: 'We couldn’t reach the sign-in page' }).waitFor();
    provider.setDown(false);
    await tab.getByRole('button', { name: /again|retry/i }).click();

    // The student has cancelled at the provider: the portal waits for a click.
    await tab.getByRole('button', { name: 'Cancel' }).click();
    await tab.getByRole('heading', { name: 'Sign-in wasn’t finished' }).waitFor();
    await tab.getByRole('button', { name: 'Sign in again' }).click();

    // The server fails after the sign-in at the provider, whose session is kept.
    await waitForProviderForm(tab);
    portal.backend.faults.fail('Account/AzureADGetUserInfo', { kind: 'status', status: 500 });
    await submitProviderForm(tab, 'mei@example.com');
    await tab.waitForURL('**/Error');
    await tab.getByRole('heading', { name: 'Error', exact: true }).waitFor();
    portal.backend.faults.clear();
    await tab.getByRole('link', { name: 'Back' }).click();
    await dashboard(tab);

    // Logging out also ends the session at the provider, which shows its form.
    await openMore(tab);
    await tab.getByRole('button', { name: 'Log out' }).click();
    await waitForProviderForm(tab);
    expect((await cookieNames(tab)).filter((name) => name.startsWith('authorization'))).toEqual([]);

    // An account without a student is sent to the integration page.
    await submitProviderForm(tab, 'nobody@example.com');
    await tab.waitForURL('**/UnauthorizedIntegration');
    await tab.getByText('There is no student with this email.').waitFor();
    expect(
      (await cookieNames(tab)).filter((name) => /authorization|session$/.test(name) && !name.startsWith('_')),
    ).toEqual([]);
  });

  test('a provider that does not end its session signs nobody in again who has logged out, here or in another tab, until they press', async ({
    portal,
  }) => {
    const { tab } = await withProvider(portal, 'b2c', { endSession: false });
    await tab.goto('/');
    await submitProviderForm(tab, 'mei@example.com');
    await dashboard(tab);
    const other = await tab.context().newPage();
    await other.goto('/');
    await dashboard(other);
    await openMore(tab);
    await tab.getByRole('button', { name: 'Log out' }).click();
    const loggedOut = (page: Page) => page.getByRole('heading', { name: 'You’re logged out' }).waitFor();
    for (const page of [tab, other]) {
      await loggedOut(page);
      await page.reload();
      await loggedOut(page);
    }
    expect(await cookie(tab, 'authorizationToken')).toBe('');
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await dashboard(tab);
  });

  test('renews its token, and signs out when that is refused', async ({ portal }) => {
    // The error of a renewal that was interrupted.
    portal.allow(/status of 400/);
    const { provider, tab } = await withProvider(portal, 'b2c', { accessTokenSeconds: 62 });
    await tab.goto('/');
    await submitProviderForm(tab, 'mei@example.com');
    await dashboard(tab);
    const token = await cookie(tab, 'authorizationToken');
    await expect.poll(() => cookie(tab, 'authorizationToken')).not.toBe(token);
    expect(provider.emailOf(await cookie(tab, 'authorizationToken'))).toBe('mei@example.com');
    await dashboard(tab);
    // Only renewals are refused: a refused call would open the provider's page automatically.
    provider.refuseRenewals();
    await tab.getByText('User login has expired', { exact: true }).waitFor();
    expect(await cookie(tab, 'authorizationToken')).toBe('');
    await tab.getByRole('button', { name: 'Sign in again' }).click();
    await waitForProviderForm(tab);
  });
});
