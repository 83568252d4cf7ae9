// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProvider } from './create-provider.ts';

/* A provider whose metadata never comes; all else that it may do is in the journeys, with a real one. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', (_href: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('too late', 'AbortError')));
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
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

test('an old response in the address leaves the student of this tab signed in', async () => {
  const user = {
    access_token: 'held',
    id_token: 'id',
    token_type: 'Bearer',
    profile: { aud: 'portal', email: 'mei@example.com' },
    expires_at: Date.now() / 1000 + 3600,
  };
  sessionStorage.setItem('oidc.user:https://id.example:portal', JSON.stringify(user));
  history.replaceState(null, '', '/?code=old&state=foreign');
  const identity = await open(`${location.origin}/`).restore();
  expect(identity).toMatchObject({ token: 'held', email: 'mei@example.com' });
  expect(location.search).toBe('');
});

test('an old response in the address of a tab in which nobody is signed in is an error', async () => {
  history.replaceState(null, '', '/?code=old&state=foreign');
  await expect(open(`${location.origin}/`).restore()).rejects.toThrow('signing in at the identity provider failed');
});
