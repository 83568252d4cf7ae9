import { FailureError, type FetchedPage, type LoadableList, type Page } from '@portal/domain/shared';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { mockClient } from '../testing/index.ts';
import { toLoadableList } from './to-loadable-list.ts';
import { pagedQuery } from './paged.ts';
import type { CallSpec } from './request.ts';

/** A request that waits for its answer. */
interface Waiting {
  spec: CallSpec;
  signal: AbortSignal | undefined;
  answer: (rows: string, total: number) => Promise<void>;
  refuse: () => Promise<void>;
}

/** Lets everything that waits for an answer go on. */
const settled = () => new Promise<void>((done) => setTimeout(done));

/** A list on a screen, with a server that answers when it is told to. */
function onScreen() {
  const asked: Waiting[] = [];
  const client = mockClient({
    call: (spec, { signal } = {}) =>
      new Promise((resolve, reject) => {
        asked.push({
          spec,
          signal,
          answer: (rows, total) => (resolve({ rows: [...rows], total }), settled()),
          refuse: () => (reject(new FailureError({ kind: 'offline' })), settled()),
        });
      }),
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const list = (keyword: string) =>
    pagedQuery({
      client,
      queryKey: ['letters', keyword],
      call: (page) => ({ path: 'Letter/List', method: 'POST', body: { PageIndex: page, Keyword: keyword } }),
      decode: (sent) => sent as Page<string>,
      keyOf: (row) => row,
    });
  const observer = new InfiniteQueryObserver(queries, list(''));
  leave = observer.subscribe(() => undefined);
  return {
    asked,
    /** The request of this number, counted from 0. */
    request: (at: number): Waiting => asked[at] ?? expect.fail(`only ${asked.length} requests`),
    search: (keyword: string) => observer.setOptions(list(keyword)),
    loadMore: () => void observer.fetchNextPage(),
    reload: () => void observer.refetch(),
    change: (to: (pages: readonly FetchedPage<string>[]) => FetchedPage<string>[]) =>
      queries.setQueryData(list('').queryKey, (data) => data && { ...data, pages: to(data.pages) }),
    shown: (): LoadableList<string> => toLoadableList(observer.getCurrentResult()),
  };
}

let leave = () => {};
afterEach(() => leave());

const ready = (rows: string, total: number, more: string) => ({
  status: 'ready',
  rows: [...rows],
  total,
  more: expect.objectContaining({ status: more }),
  refetchFailure: null,
});

test('pages follow each other until all rows are there', async () => {
  const { shown, request, loadMore, asked } = onScreen();
  expect(shown()).toEqual({ status: 'loading' });
  expect(request(0).spec).toEqual({ path: 'Letter/List', method: 'POST', body: { PageIndex: 0, Keyword: '' } });
  await request(0).answer('abc', 5);
  expect(shown()).toEqual(ready('abc', 5, 'idle'));
  loadMore();
  expect(shown()).toEqual(ready('abc', 5, 'loading'));
  await request(1).answer('de', 5);
  expect(shown()).toEqual(ready('abcde', 5, 'none'));
  expect(asked).toHaveLength(2);
});

test('the first page may lead to an error page, a further one keeps its failure to the list', async () => {
  const { request, loadMore } = onScreen();
  expect(request(0).spec.silent).toBeUndefined();
  await request(0).answer('abc', 5);
  loadMore();
  expect(request(1).spec).toEqual({
    path: 'Letter/List',
    method: 'POST',
    body: { PageIndex: 1, Keyword: '' },
    silent: true,
  });
});

test('a page that cannot be read leaves the rows where they are, and can be retried', async () => {
  const { shown, request, loadMore } = onScreen();
  await request(0).answer('abc', 5);
  loadMore();
  await request(1).refuse();
  expect(shown()).toEqual({
    ...ready('abc', 5, 'failed'),
    more: { status: 'failed', failure: { kind: 'offline' } },
  });
  loadMore();
  expect(shown()).toEqual(ready('abc', 5, 'loading'));
  await request(2).answer('de', 5);
  expect(shown()).toEqual(ready('abcde', 5, 'none'));
});

test('a first page that cannot be read has failed, and is on its way again after a retry', async () => {
  const { shown, request, reload } = onScreen();
  await request(0).refuse();
  expect(shown()).toEqual({ status: 'failed', failure: { kind: 'offline' } });
  reload();
  expect(shown()).toEqual({ status: 'loading' });
  await request(1).answer('a', 1);
  expect(shown()).toEqual(ready('a', 1, 'none'));
});

test('rows whose refetch failed stay, with the reason, until a refetch succeeds', async () => {
  const { shown, request, reload } = onScreen();
  await request(0).answer('abc', 5);
  reload();
  await request(1).refuse();
  const outdated = { ...ready('abc', 5, 'idle'), refetchFailure: { kind: 'offline' } };
  expect(shown()).toEqual(outdated);
  reload();
  expect(shown()).toEqual({ ...outdated, more: { status: 'loading' } });
  await request(2).answer('abd', 5);
  expect(shown()).toEqual(ready('abd', 5, 'idle'));
});

test('an empty page ends the list, whatever the total says', async () => {
  const { shown, request, loadMore } = onScreen();
  await request(0).answer('abc', 9);
  loadMore();
  await request(1).answer('', 9);
  expect(shown()).toEqual(ready('abc', 3, 'none'));
});

test('a row that moved to the next page meanwhile is listed once', async () => {
  const { shown, request, loadMore } = onScreen();
  await request(0).answer('abc', 6);
  loadMore();
  await request(1).answer('cde', 7);
  expect(shown()).toEqual(ready('abcde', 7, 'idle'));
});

test('a page onto which rows moved up is asked for once more, then the next', async () => {
  const { shown, request, loadMore, asked, change } = onScreen();
  await request(0).answer('abc', 9);
  loadMore();
  await request(1).answer('def', 9);
  change((pages) => [
    { rows: ['a', 'c'], total: 8 },
    { ...pages.at(-1), rows: ['d', 'e', 'f'], total: 8, hasShiftedRows: true },
  ]);
  loadMore();
  await request(2).answer('efg', 8);
  expect(shown()).toEqual(ready('acdefg', 8, 'idle'));
  loadMore();
  await request(3).answer('hi', 8);
  expect(shown()).toEqual(ready('acdefghi', 8, 'none'));
  expect(asked.map(({ spec }) => (spec.body as { PageIndex: number }).PageIndex)).toEqual([0, 1, 1, 2]);
});

test('refetched: the rows stay until all pages are there, and more waits for that', async () => {
  const { shown, request, loadMore, reload, asked } = onScreen();
  await request(0).answer('abc', 9);
  loadMore();
  await request(1).answer('def', 9);
  reload();
  expect(shown()).toEqual(ready('abcdef', 9, 'loading'));
  await request(2).answer('xab', 10);
  expect(shown()).toEqual(ready('abcdef', 9, 'loading'));
  await request(3).answer('cde', 10);
  expect(shown()).toEqual(ready('xabcde', 10, 'idle'));
  expect(asked.slice(2).map(({ spec }) => spec.body)).toEqual([
    { PageIndex: 0, Keyword: '' },
    { PageIndex: 1, Keyword: '' },
  ]);
  // What is on the screen is no reason to be led to an error page.
  expect(asked.slice(2).map(({ spec }) => spec.silent)).toEqual([true, true]);
});

test('the answer to an older keyword never shows, in whatever order the answers come', async () => {
  const { shown, request, search } = onScreen();
  await request(0).answer('abc', 3);
  search('x');
  // Nor do the rows of the last keyword, which would look like what was found.
  expect(shown()).toEqual({ status: 'loading' });
  search('xy');
  expect(request(1).signal?.aborted).toBe(true);
  await request(2).answer('2', 1);
  expect(shown()).toEqual(ready('2', 1, 'none'));
  await request(1).answer('1', 1);
  expect(shown()).toEqual(ready('2', 1, 'none'));
});

test('the older answer does not show either when it comes first', async () => {
  const { shown, request, search } = onScreen();
  await request(0).answer('abc', 3);
  search('x');
  search('xy');
  await request(1).answer('1', 1);
  expect(shown()).toEqual({ status: 'loading' });
  await request(2).answer('2', 1);
  expect(shown()).toEqual(ready('2', 1, 'none'));
});

test('a further page of the older keyword does not join the newer rows', async () => {
  const { shown, request, search, loadMore } = onScreen();
  await request(0).answer('abc', 6);
  loadMore();
  search('x');
  await request(2).answer('12', 2);
  await request(1).answer('def', 6);
  expect(shown()).toEqual(ready('12', 2, 'none'));
});
