import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page, Request } from 'playwright';
import { build } from 'vite';
import { beforeAll, describe, expect } from 'vitest';
import { patience } from './cpu-slowdown.ts';
import { startProvider, type ProviderOptions, type TestProvider } from './oidc-provider.ts';
import { test as base, type Portal } from './portal.ts';
import { cookieNames, openMore } from './steps.ts';

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

/** A page with the provider alone, which restores the session at once, as the portal does. */
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
      context.setDefaultTimeout(patience(45_000));
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

/** Calls signIn in the page and waits for the provider's form. */
async function startSignIn(tab: Page): Promise<void> {
  await tab.evaluate(() => void (window as unknown as TestWindow).provider.signIn());
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

async function signIn({ page, url }: Alone, email = 'mei@example.com'): Promise<Identity> {
  await openTestPage(page);
  await startSignIn(page);
  await submitProviderForm(page, email);
  await page.waitForURL((at) => at.origin === url);
  const { identity } = await waitForRestored(page);
  if (!identity) throw new Error(JSON.stringify(await readGlobal(page, 'restored')));
  return identity;
}

/** Signs out, and waits for the test page's new document: its address is that of the one before. */
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
  test('redirects to the provider and returns with an identity, by code and PKCE, all of it checked', async ({
    startAlone,
  }) => {
    const one = await startAlone();
    const { page: tab, requests, provider, url } = one;
    expect(await openTestPage(tab)).toEqual({ identity: null });
    const identity = await signIn(one);
    expect(identity.email).toBe('mei@example.com');
    expect(provider.emailOf(identity.token)).toBe('mei@example.com');
    // The parameters are removed from the URL as soon as `restore` is called, before any request.
    expect(tab.url()).toBe(`${url}/`);
    expect(await readGlobal(tab, 'urlAfterRestore')).toBe(`${url}/`);
    expect(await openTestPage(tab)).toMatchObject({ identity: { email: 'mei@example.com' } });

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
    const token = requests.find((request) => request.url() === `${provider.url}/token`);
    const form = new URLSearchParams(token?.postData() ?? '');
    expect(form.get('grant_type')).toBe('authorization_code');
    expect(form.get('code_verifier')).toMatch(/^\w{43,}$/);
  });

  test("keeps the library's keys in session storage and nothing in local storage, not even on the way", async ({
    startAlone,
  }) => {
    const one = await startAlone();
    await openTestPage(one.page);
    await startSignIn(one.page);
    await openTestPage(one.page, '/elsewhere');
    expect(await storageKeys(one.page)).toMatchObject({ local: [], session: [expect.stringMatching(/^oidc\./)] });
    await signIn(one);
    const { local, session } = await storageKeys(one.page);
    expect(local).toEqual([]);
    expect(session).toContain(`oidc.user:${one.provider.url}:${one.provider.clientId}`);
    expect(session.every((key) => key.startsWith('oidc.'))).toBe(true);
  });

  test('puts no token into any URL', async ({ startAlone }) => {
    const one = await startAlone({ refreshTokens: true });
    const { token } = await signIn(one);
    const held = await one.page.evaluate(() => Object.values(sessionStorage).join(' '));
    const { id_token: idToken, refresh_token: refreshToken } = JSON.parse(held) as Record<string, string>;
    await signOutAndBack(one);
    await waitForRestored(one.page);
    const urls = one.requests.map((request) => decodeURIComponent(request.url()));
    expect(urls.some((sent) => sent.includes('/session/end'))).toBe(true);
    for (const secret of [token, idToken, refreshToken]) {
      expect(secret).toBeTruthy();
      expect(urls.filter((sent) => sent.includes(secret ?? ''))).toEqual([]);
    }
  });

  test('is remembered by the provider: another tab signs in without a form', async ({ startAlone }) => {
    const one = await startAlone();
    await signIn(one);
    const tab = await one.page.context().newPage();
    expect(await openTestPage(tab)).toEqual({ identity: null });
    await tab.evaluate(() => void (window as unknown as TestWindow).provider.signIn());
    await expect
      .poll(async () => (await readGlobal(tab, 'restored').catch(() => null))?.identity?.email)
      .toBe('mei@example.com');
  });

  test('cancelled at the provider is rejected, without the provider’s message', async ({ startAlone }) => {
    const { page: tab, url } = await startAlone();
    await openTestPage(tab);
    await startSignIn(tab);
    await tab.getByRole('button', { name: 'Cancel' }).click();
    await tab.waitForURL((at) => at.origin === url);
    const { error, cause } = await waitForRestored(tab);
    expect(error).toBe(FAILED);
    expect(cause).toContain('Cancelled');
    expect(tab.url()).toBe(`${url}/`);
    expect(await openTestPage(tab)).toEqual({ identity: null });
  });

  test('is not finished by a response without a request of this tab (state)', async ({ startAlone }) => {
    const { page: tab, url, requests } = await startAlone();
    for (const query of ['?code=stolen&state=foreign', '?error=access_denied&state=foreign']) {
      const { error } = await openTestPage(tab, `/${query}`);
      expect(error).toBe(FAILED);
      expect(tab.url()).toBe(`${url}/`);
    }
    expect(requests.filter((request) => request.url().endsWith('/token'))).toEqual([]);
  });

  test('is not finished twice by the same response', async ({ startAlone }) => {
    const one = await startAlone();
    const answered = one.page.waitForRequest(`${one.url}/?code=*`);
    await signIn(one);
    const { error } = await openTestPage(one.page, new URL((await answered).url()).search);
    expect(error).toBe(FAILED);
    expect(await openTestPage(one.page)).toMatchObject({ identity: { email: 'mei@example.com' } });
  });

  test('is refused when the ID token belongs to another request (nonce)', async ({ startAlone }) => {
    const { page: tab } = await startAlone();
    await openTestPage(tab);
    await startSignIn(tab);
    await tab.goto('/blank-of-the-portal');
    await waitForRestored(tab);
    await tab.evaluate(() => {
      for (const [key, held] of Object.entries(sessionStorage)) {
        sessionStorage.setItem(key, JSON.stringify({ ...(JSON.parse(String(held)) as object), nonce: 'another' }));
      }
    });
    await tab.goBack();
    await submitProviderForm(tab, 'mei@example.com');
    await tab.getByText('Ready.').waitFor();
    expect((await readGlobal(tab, 'restored')).cause).toContain('nonce');
    expect(await openTestPage(tab)).toEqual({ identity: null });
  });
});

describe('a provider that cannot be reached, or trusted', () => {
  test('rejects signing in, and may be tried again', async ({ startAlone }) => {
    const one = await startAlone();
    await openTestPage(one.page);
    one.provider.setDown(true);
    expect(await signInError(one.page)).toBe(FAILED);
    one.provider.setDown(false);
    await startSignIn(one.page);
  });

  test('rejects the response it cannot confirm', async ({ startAlone }) => {
    const one = await startAlone();
    await openTestPage(one.page);
    await startSignIn(one.page);
    await one.page.route(`${one.provider.url}/token`, (route) => route.abort());
    await submitProviderForm(one.page, 'mei@example.com');
    expect((await waitForRestored(one.page)).error).toBe(FAILED);
  });

  test('is not waited for longer than the time limit', async ({ startAlone }) => {
    const one = await startAlone();
    one.settings.options.authorizeTimeoutMs = 300;
    await openTestPage(one.page);
    const { promise, resolve } = Promise.withResolvers<void>();
    await one.page.route('**/.well-known/openid-configuration', async (route) => {
      await promise;
      await route.continue().catch(() => undefined);
    });
    expect(await signInError(one.page)).toBe(FAILED);
    // A late response does not redirect.
    const late = one.page.waitForResponse('**/.well-known/openid-configuration');
    resolve();
    await (await late).finished();
    await expect.poll(() => one.page.evaluate(() => document.title)).toBe('Test page');
    expect(one.requests.filter((request) => request.url().includes('/auth?'))).toEqual([]);
  });

  test('is not followed to a host that is neither its own nor known, unless it is known', async ({ startAlone }) => {
    const one = await startAlone();
    const other = one.provider.url.replace('127.0.0.1', 'localhost');
    await one.page.route('**/.well-known/openid-configuration', async (route) => {
      const response = await route.fetch();
      const sent = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: { ...sent, authorization_endpoint: `${other}/auth` } });
    });
    await openTestPage(one.page);
    expect(await signInError(one.page)).toBe(FAILED);
    expect(one.page.url()).toBe(`${one.url}/`);
    one.settings.config.knownAuthorities = [new URL(other).host];
    await openTestPage(one.page);
    await startSignIn(one.page);
  });
});

describe('renewing', () => {
  /** Seconds. The library renews a minute before the token expires: two seconds after signing in. */
  const SOON = 62;

  test.for([
    { how: 'by refresh token', refreshTokens: true, grant: 'refresh_token' },
    { how: 'in a frame', refreshTokens: false, grant: 'authorization_code' },
  ])('$how is automatic, reported, and stored', async ({ refreshTokens, grant }, { startAlone }) => {
    const one = await startAlone({ refreshTokens, accessTokenSeconds: SOON });
    const { token } = await signIn(one);
    await expect.poll(async () => (await readGlobal(one.page, 'renewals')).renewed.length).toBeGreaterThan(0);
    const { failed, renewed: all } = await readGlobal(one.page, 'renewals');
    const [renewed] = all;
    expect(failed).toBe(0);
    expect(renewed).not.toBe(token);
    expect(one.provider.emailOf(renewed ?? '')).toBe('mei@example.com');
    const posts = one.requests.filter((request) => request.url() === `${one.provider.url}/token`);
    expect(new URLSearchParams(posts[1]?.postData() ?? '').get('grant_type')).toBe(grant);
    expect(one.page.url()).toBe(`${one.url}/`);
    expect((await storageKeys(one.page)).local).toEqual([]);
    expect((await openTestPage(one.page)).identity?.token).not.toBe(token);
  });

  test.for([
    { how: 'by refresh token', refreshTokens: true },
    { how: 'in a frame', refreshTokens: false },
  ])(
    '$how that the provider refuses is reported once, and the session is gone',
    async ({ refreshTokens }, { startAlone }) => {
      const one = await startAlone({ refreshTokens, accessTokenSeconds: SOON });
      // Refused when it is asked for, however late this test gets there.
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
      expect((await readGlobal(one.page, 'renewals')).renewed).toEqual([]);
      expect(await openTestPage(one.page)).toEqual({ identity: null });
    },
  );

  test('is retried after a short loss of connection', async ({ startAlone }) => {
    const one = await startAlone({ refreshTokens: true, accessTokenSeconds: SOON });
    await signIn(one);
    const missed = one.page.waitForEvent('requestfailed');
    one.provider.setDown(true);
    await missed;
    one.provider.setDown(false);
    await expect.poll(async () => (await readGlobal(one.page, 'renewals')).renewed.length).toBeGreaterThan(0);
    expect((await readGlobal(one.page, 'renewals')).failed).toBe(0);
  });

  /** Expires the token that this tab holds. */
  const expireToken = (tab: Page) =>
    tab.evaluate(() => {
      const [key, held] = Object.entries(sessionStorage).find(([name]) => name.startsWith('oidc.user:')) ?? [];
      sessionStorage.setItem(String(key), JSON.stringify({ ...(JSON.parse(String(held)) as object), expires_at: 1 }));
    });

  test('comes first when the held token has expired', async ({ startAlone }) => {
    const one = await startAlone({ refreshTokens: true });
    const { token } = await signIn(one);
    await expireToken(one.page);
    const { identity } = await openTestPage(one.page);
    expect(identity?.email).toBe('mei@example.com');
    expect(identity?.token).not.toBe(token);
  });

  test('of an expired token: refused signs out, unreachable is an error that keeps the session', async ({
    startAlone,
  }) => {
    const one = await startAlone({ refreshTokens: true });
    await signIn(one);
    await expireToken(one.page);
    one.provider.setDown(true);
    expect((await openTestPage(one.page)).error).toBe(FAILED);
    one.provider.setDown(false);
    expect(await openTestPage(one.page)).toMatchObject({ identity: { email: 'mei@example.com' } });
    await expireToken(one.page);
    one.provider.revokeAll();
    expect(await openTestPage(one.page)).toEqual({ identity: null });
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
  test("ends the provider's session too, and comes back", async ({ startAlone }) => {
    const one = await startAlone();
    const { token } = await signIn(one);
    await signOutAndBack(one);
    expect(one.requests.some((request) => request.url().startsWith(`${one.provider.url}/session/end?`))).toBe(true);
    expect(await waitForRestored(one.page)).toEqual({ identity: null });
    expect(one.provider.emailOf(token)).toBeNull();
    // The form again: the provider has ended its session.
    await startSignIn(one.page);
  });

  const signOut = (tab: Page) => tab.evaluate(() => (window as unknown as TestWindow).provider.signOut());

  test('stays here when the provider has no endpoint for it, or cannot be reached', async ({ startAlone }) => {
    const one = await startAlone({ endSession: false });
    await signIn(one);
    expect(await signOut(one.page)).toBe(false);
    expect(await openTestPage(one.page)).toEqual({ identity: null });

    const other = await startAlone();
    await signIn(other);
    await openTestPage(other.page);
    other.provider.setDown(true);
    expect(await signOut(other.page)).toBe(false);
    expect((await storageKeys(other.page)).session.filter((key) => key.includes('user:'))).toEqual([]);
  });

  test('stays here in mode idp, where the main app ends the session', async ({ startAlone }) => {
    const one = await startAlone();
    one.settings.mode = 'idp';
    await signIn(one);
    expect(await signOut(one.page)).toBe(false);
    expect(await openTestPage(one.page)).toEqual({ identity: null });
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
    await tab.route('**/config.json', (route) => route.fulfill({ json: config }));
    return { provider, tab };
  }

  const dashboard = (tab: Page) => tab.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
  const cookie = async (tab: Page, name: string) =>
    decodeURIComponent((await tab.context().cookies()).find((one) => one.name === name)?.value ?? '');

  test.for([
    { mode: 'b2c', call: 'Account/AzureADGetUserInfo?email=mei%40example.com', other: 'Account/Auth0GetUserInfo' },
    { mode: 'idp', call: 'Account/Auth0GetUserInfo', other: 'Account/AzureADGetUserInfo' },
  ] as const)('$mode: signs a student in at the provider', async ({ mode, call, other }, { portal }) => {
    const { provider, tab } = await withProvider(portal, mode);
    const infos: string[] = [];
    tab.on('request', (request) => {
      if (request.url().includes('GetUserInfo')) infos.push(request.url());
    });
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
    await tab.goto('/');
    await dashboard(tab);
  });

  test('waits for a press after the student cancelled at the provider', async ({ portal }) => {
    const { tab } = await withProvider(portal, 'b2c');
    await tab.goto('/');
    await tab.getByRole('button', { name: 'Cancel' }).click();
    await tab.getByRole('heading', { name: 'Sign-in wasn’t finished' }).waitFor();
    await tab.getByRole('button', { name: 'Sign in again' }).click();
    await submitProviderForm(tab, 'mei@example.com');
    await dashboard(tab);
  });

  test('sends an account without a student to the integration page', async ({ portal }) => {
    const { tab } = await withProvider(portal, 'b2c');
    await tab.goto('/');
    await submitProviderForm(tab, 'nobody@example.com');
    await tab.waitForURL('**/UnauthorizedIntegration');
    await tab.getByText('There is no student with this email.').waitFor();
    expect(
      (await cookieNames(tab)).filter((name) => /authorization|session$/.test(name) && !name.startsWith('_')),
    ).toEqual([]);
  });

  test('offers to try again when the provider cannot be reached', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    const { provider, tab } = await withProvider(portal, 'b2c');
    provider.setDown(true);
    await tab.goto('/');
    await tab.getByRole('heading', { name: 'We couldn’t reach the sign-in page' }).waitFor();
    provider.setDown(false);
    await tab.getByRole('button', { name: /again|retry/i }).click();
    await waitForProviderForm(tab);
  });

  test('leads to /Error when the server fails after the provider let the student in, and keeps that', async ({
    portal,
  }) => {
    portal.allow(/Failed to load resource/);
    const { tab } = await withProvider(portal, 'b2c');
    await tab.goto('/');
    portal.backend.faults.fail('Account/AzureADGetUserInfo', { kind: 'status', status: 500 });
    await submitProviderForm(tab, 'mei@example.com');
    await tab.waitForURL('**/Error');
    await tab.getByRole('heading', { name: 'Error', exact: true }).waitFor();
    portal.backend.faults.clear();
    await tab.getByRole('link', { name: 'Back' }).click();
    await dashboard(tab);
  });

  test('b2c: logging out ends the session at the provider too', async ({ portal }) => {
    const { tab } = await withProvider(portal, 'b2c');
    await tab.goto('/');
    await submitProviderForm(tab, 'mei@example.com');
    await dashboard(tab);
    await openMore(tab);
    await tab.getByRole('button', { name: 'Log out' }).click();
    await waitForProviderForm(tab);
    expect((await cookieNames(tab)).filter((name) => name.startsWith('authorization'))).toEqual([]);
  });

  test('links an account: to the provider with the hint for Google, and back to /RedirectView', async ({ portal }) => {
    const { provider, tab } = await withProvider(portal, 'b2c');
    await tab.goto('/Profile');
    await submitProviderForm(tab, 'mei@example.com');
    const asked = tab.waitForRequest((request) => request.url().startsWith(`${provider.url}/auth?`));
    await tab.getByRole('button', { name: 'Link Google' }).click();
    const { searchParams } = new URL((await asked).url());
    expect(searchParams.get('domain_hint')).toBe('google.com');
    expect(searchParams.get('redirect_uri')).toBe(`${portal.url}/RedirectView`);
    // The provider knows the student, and sends the browser back at once.
    await tab.getByRole('heading', { name: 'Your account is linked' }).waitFor();
    expect(portal.bodies('Profile/LinkStudentAccount')).toEqual([{ EmailAddress: 'mei@example.com' }]);
    expect(new URL(tab.url()).search).toBe('');
    await tab.getByRole('button', { name: 'Go to dashboard' }).click();
    await dashboard(tab);
  });

  test('renews its token, and signs out when that is refused', async ({ portal }) => {
    // A renewal that was half done.
    portal.allow(/status of 400/);
    const { provider, tab } = await withProvider(portal, 'b2c', { accessTokenSeconds: 62 });
    await tab.goto('/');
    await submitProviderForm(tab, 'mei@example.com');
    await dashboard(tab);
    const token = await cookie(tab, 'authorizationToken');
    await expect.poll(() => cookie(tab, 'authorizationToken')).not.toBe(token);
    expect(provider.emailOf(await cookie(tab, 'authorizationToken'))).toBe('mei@example.com');
    await dashboard(tab);
    // Not the calls, too: one that is refused would open the provider's page by itself.
    provider.refuseRenewals();
    await tab.getByText('User login has expired', { exact: true }).waitFor();
    expect(await cookie(tab, 'authorizationToken')).toBe('');
    await tab.getByRole('button', { name: 'Sign in again' }).click();
    await waitForProviderForm(tab);
  });
});
