import { expect, test } from 'vitest';
import { createMockBackend } from '../create-mock-backend.ts';
import { persistMockBackend, type StateStore } from './persist-mock-backend.ts';
import { createTestClient } from './test-client.fixture.ts';

/** A store in memory, which copies as a browser's does. */
function createMemoryStore(): StateStore & { writes: number } {
  let kept: [string, Parameters<StateStore['write']>[1]] | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const store = {
    writes: 0,
    withLock: <T>(work: () => Promise<T>) => {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    version: async () => kept?.[0],
    read: async () => structuredClone(kept?.[1]),
    write: async (...change: NonNullable<typeof kept>) => {
      store.writes += 1;
      kept = structuredClone(change);
    },
  };
  return store;
}

const DAY = new Date('2026-11-20T23:37:43Z');
const NEXT_DAY = new Date('2026-11-21T23:37:43Z');

/** A tab that opens the demo. */
async function openTab(store: StateStore, now = DAY) {
  const backend = createMockBackend({ now: () => now });
  await persistMockBackend(backend, store);
  return { backend, ...createTestClient(backend) };
}

test('a session lives on after a reload', async () => {
  const store = createMemoryStore();
  const { token } = await (await openTab(store)).openSession('active');
  expect((await (await openTab(store)).request('Account/CheckAuth', {}, { token })).status).toBe(200);
});

test('what one tab changes, another one has at its next call, both ways', async () => {
  const store = createMemoryStore();
  const [one, other] = [await openTab(store), await openTab(store)];
  const { token } = await one.openSession('active');
  expect((await other.request('Account/CheckAuth', {}, { token })).status).toBe(200);
  await other.request('Account/Logout', {}, { token });
  expect((await one.request('Account/CheckAuth', {}, { token })).status).toBe(401);
});

test('calls of two tabs at the same time lose nothing', async () => {
  const store = createMemoryStore();
  const [one, other] = [await openTab(store), await openTab(store)];
  const names = ['active', 'new', 'many', 'quiet'] as const;
  const sessions = await Promise.all(names.map((name, i) => (i % 2 ? one : other).openSession(name)));
  const third = await openTab(store);
  const checks = await Promise.all(sessions.map(({ token }) => third.request('Account/CheckAuth', {}, { token })));
  expect(checks.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a call that changes nothing writes nothing', async () => {
  const store = createMemoryStore();
  const tab = await openTab(store);
  const { token } = await tab.openSession('active');
  const { writes } = store;
  await tab.request('Account/CheckAuth', {}, { token });
  await tab.request('Setting/GetAppSetting');
  expect(store.writes).toBe(writes);
});

test('on another day the state begins anew, and nobody is signed out', async () => {
  const store = createMemoryStore();
  const first = await openTab(store);
  const { token } = await first.openSession('active');
  first.backend.students.forEach(({ account }) => (account.FirstName = 'Changed'));
  await first.backend.transaction(() => undefined);
  const second = await openTab(store, NEXT_DAY);
  expect(second.backend.students[0]?.account.FirstName).toBe('Mei');
  expect((await second.request('Account/CheckAuth', {}, { token })).status).toBe(200);
});

test('a reset of one tab is one for all', async () => {
  const store = createMemoryStore();
  const [one, other] = [await openTab(store), await openTab(store)];
  const { token } = await one.openSession('active');
  await other.backend.transaction(() => other.backend.reset());
  expect((await one.request('Account/CheckAuth', {}, { token })).status).toBe(401);
});
