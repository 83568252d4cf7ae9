import { expect, test } from 'vitest';
import { createMockBackend } from '../create-mock-backend.ts';
import { keepSchool, type Shelf } from './kept-school.ts';
import { createTestClient } from './test-client.fixture.ts';

/** A shelf in memory, which copies as a browser's does. */
function createShelf(): Shelf & { writes: number } {
  let kept: [string, Parameters<Shelf['write']>[1]] | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const shelf = {
    writes: 0,
    alone: <T>(work: () => Promise<T>) => {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    version: async () => kept?.[0],
    read: async () => structuredClone(kept?.[1]),
    write: async (...change: NonNullable<typeof kept>) => {
      shelf.writes += 1;
      kept = structuredClone(change);
    },
  };
  return shelf;
}

const DAY = new Date('2026-11-20T23:37:43Z');
const NEXT_DAY = new Date('2026-11-21T23:37:43Z');

/** A tab that opens the demo. */
async function openTab(shelf: Shelf, now = DAY) {
  const backend = createMockBackend({ now: () => now });
  await keepSchool(backend, shelf);
  return { backend, ...createTestClient(backend) };
}

test('a session lives on after a reload', async () => {
  const shelf = createShelf();
  const { token } = await (await openTab(shelf)).openSession('active');
  expect((await (await openTab(shelf)).request('Account/CheckAuth', {}, { token })).status).toBe(200);
});

test('what one tab changes, another one has at its next call, both ways', async () => {
  const shelf = createShelf();
  const [one, other] = [await openTab(shelf), await openTab(shelf)];
  const { token } = await one.openSession('active');
  expect((await other.request('Account/CheckAuth', {}, { token })).status).toBe(200);
  await other.request('Account/Logout', {}, { token });
  expect((await one.request('Account/CheckAuth', {}, { token })).status).toBe(401);
});

test('calls of two tabs at the same time lose nothing', async () => {
  const shelf = createShelf();
  const [one, other] = [await openTab(shelf), await openTab(shelf)];
  const names = ['active', 'new', 'many', 'quiet'] as const;
  const sessions = await Promise.all(names.map((name, i) => (i % 2 ? one : other).openSession(name)));
  const third = await openTab(shelf);
  const checks = await Promise.all(sessions.map(({ token }) => third.request('Account/CheckAuth', {}, { token })));
  expect(checks.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a call that changes nothing writes nothing', async () => {
  const shelf = createShelf();
  const tab = await openTab(shelf);
  const { token } = await tab.openSession('active');
  const { writes } = shelf;
  await tab.request('Account/CheckAuth', {}, { token });
  await tab.request('Setting/GetAppSetting');
  expect(shelf.writes).toBe(writes);
});

test('on another day the school begins anew, and nobody is signed out', async () => {
  const shelf = createShelf();
  const first = await openTab(shelf);
  const { token } = await first.openSession('active');
  first.backend.students.forEach(({ account }) => (account.FirstName = 'Changed'));
  await first.backend.turn(() => undefined);
  const second = await openTab(shelf, NEXT_DAY);
  expect(second.backend.students[0]?.account.FirstName).toBe('Mei');
  expect((await second.request('Account/CheckAuth', {}, { token })).status).toBe(200);
});

test('a reset of one tab is one for all', async () => {
  const shelf = createShelf();
  const [one, other] = [await openTab(shelf), await openTab(shelf)];
  const { token } = await one.openSession('active');
  await other.backend.turn(() => other.backend.reset());
  expect((await one.request('Account/CheckAuth', {}, { token })).status).toBe(401);
});
