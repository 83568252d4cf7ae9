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
});

const open = () =>
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
    { redirectUri: 'https://portal.example/', authorizeTimeoutMs: 0 },
  );

test('signing in gives up after half a minute, also where no time limit is configured', async () => {
  const failed = vi.fn();
  open().signIn().catch(failed);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(failed).toHaveBeenCalledWith(new Error('signing in at the identity provider failed'));
});

test('signing out goes on without the provider after five seconds', async () => {
  const left = vi.fn();
  void open().signOut().then(left);
  await vi.advanceTimersByTimeAsync(5000);
  expect(left).toHaveBeenCalledWith(false);
});
