// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProvider } from './create-provider.ts';

/* A provider whose metadata never comes; all else that it may do is in the journeys, with a real one. */

const requests: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  requests.length = 0;
  vi.stubGlobal('fetch', (href: string, { signal }: RequestInit) => {
    requests.push(href);
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('too late', 'AbortError')));
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  // The hidden frame of a renewal.
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const open = (redirectUri = 'https://portal.example/') =>
  createProvider(
    {
      authority: 'https://id.example',
      clientId: 'portal',
      scopes: [],
      knownAuthorities: [],
      popupWidth: 400,
      popupHeight: 600,
      googleDomainHint: '',
    },
    'b2c',
    { redirectUri, authorizeTimeoutMs: 0 },
  );

test('signing in gives up after half a minute, also where no time limit is configured', async () => {
  const failed = vi.fn();
  open().signIn(null).catch(failed);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(failed).toHaveBeenCalledWith(new Error('signing in at the identity provider failed'));
});

test('signing out goes on without the provider after five seconds', async () => {
  const left = vi.fn();
  void open().signOut().then(left);
  await vi.advanceTimersByTimeAsync(5000);
  expect(left).toHaveBeenCalledWith(false);
});

/** Signs a student in, for so many seconds. */
function holdUser(seconds: number) {
  const user = {
    access_token: 'held',
    id_token: 'id',
    token_type: 'Bearer',
    profile: { aud: 'portal', email: 'mei@example.com' },
    expires_at: Math.floor(Date.now() / 1000) + seconds,
  };
  sessionStorage.setItem('oidc.user:https://id.example:portal', JSON.stringify(user));
}

test('an old response in the address leaves the student of this tab signed in', async () => {
  holdUser(3600);
  history.replaceState(null, '', '/?code=old&state=foreign');
  const identity = await open(`${location.origin}/`).restore();
  expect(identity).toMatchObject({ token: 'held', email: 'mei@example.com' });
  expect(location.search).toBe('');
});

test('a session of an earlier visit says so, and is gone with its renewal once it is forgotten', async () => {
  holdUser(3600);
  const provider = open(`${location.origin}/`);
  expect(await provider.restore()).toMatchObject({ token: 'held', restored: true });
  await provider.forget();
  expect(await provider.restore()).toBeNull();
  await vi.advanceTimersByTimeAsync(3600_000);
  expect(requests).toEqual([]);
});

test('an old response in the address of a tab in which nobody is signed in is an error', async () => {
  history.replaceState(null, '', '/?code=old&state=foreign');
  await expect(open(`${location.origin}/`).restore()).rejects.toThrow('signing in at the identity provider failed');
});

test.each([
  ['a minute before it expires', 100, 40],
  ['at half of its time when it has less than a minute', 30, 15],
])('a token is renewed %s', async (_name, seconds, after) => {
  holdUser(seconds);
  await open(`${location.origin}/`).restore();
  await vi.advanceTimersByTimeAsync((after - 2) * 1000);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(7000);
  expect(requests).toHaveLength(1);
});
