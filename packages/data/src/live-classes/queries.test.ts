import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { answeringClient } from '../testing/answering-client.ts';
import { createQueryClient, LIVE_CLASSES_KEY, toLoadableList } from '../client/index.ts';
import { libraryQueries } from './library-queries.ts';
import { liveClassMutations } from './mutations.ts';
import { liveClassQueries } from './queries.ts';
import { mockClient } from '../testing/index.ts';

const liveClass = (Id: number) => ({
  Id,
  Topic: `Class ${Id}`,
  StartDate: '2026-11-21',
  StartTime: '10:00',
  EndTime: '11:00',
});
const recording = (Id: number) => ({ Id, VideoName: `Recording ${Id}`, VideoType: 'AzureVideo', VideoId: 'x' });
const PAGE = { PageIndex: 0, PageSize: 10, SortFieldName: '', SortOrder: 'ASC' };

describe('the lists of live classes', () => {
  test.each([
    ['upcoming', 'LiveClass/GetUpcomingLiveClassEventGridJson'],
    ['registered', 'LiveClass/GetRegisteredLiveClassEventGridJson'],
    ['archived', 'LiveClass/GetArchivedLiveClassEventGridJson'],
  ] as const)('%s ones are asked for as the contract spells it (LIV-06)', async (tab, path) => {
    const { client, sentCalls } = answeringClient({ rows: [liveClass(1)], total: 1 });
    const list = liveClassQueries.list(client, 5001, tab, 'pte', [101, 102]);
    const { data } = await new InfiniteQueryObserver(new QueryClient(), list).refetch();
    expect(sentCalls()).toEqual([
      { path, method: 'POST', body: { ...PAGE, Keyword: 'pte', CoursePublishedIds: '0,101,102' } },
    ]);
    expect(data).toMatchObject({ rows: [{ id: 1, topic: 'Class 1' }], total: 1 });
  });

  test('each tab, student, keyword and choice of courses has one of its own', () => {
    const { client } = answeringClient(null);
    const key = (...of: [number, 'upcoming' | 'registered', string, number[]]) =>
      JSON.stringify(liveClassQueries.list(client, ...of).queryKey);
    const keys = [
      key(1, 'upcoming', '', []),
      key(1, 'registered', '', []),
      key(2, 'upcoming', '', []),
      key(1, 'upcoming', 'x', []),
      key(1, 'upcoming', '', [1]),
    ];
    expect(new Set(keys).size).toBe(5);
  });
});

test('the next classes, the courses and the word on the library', async () => {
  const queries = new QueryClient();
  const next = answeringClient([liveClass(1)]);
  const query = liveClassQueries.next(next.client, 5001);
  expect(await queries.fetchQuery(query)).toMatchObject([{ id: 1 }]);
  expect(next.sentCalls()).toEqual([{ path: 'LiveClass/GetNextUpcomingLiveClassEvent', method: 'POST' }]);
  // A registration reads it anew together with the lists.
  expect(query.queryKey.slice(0, 1)).toEqual(LIVE_CLASSES_KEY);

  const courses = answeringClient([{ CoursePublishedId: 101, CourseName: 'PTE' }]);
  expect(await queries.fetchQuery(liveClassQueries.courses(courses.client, 5001))).toEqual([101]);
  expect(courses.sentCalls()).toEqual([{ path: 'LiveClass/GetStudentCourses', method: 'GET' }]);

  const library = answeringClient(true);
  expect(await queries.fetchQuery(liveClassQueries.showsLibrary(library.client, 5001))).toBe(true);
  expect(library.sentCalls()).toEqual([{ path: 'LiveClass/ShowHideLiveClassLibrary', method: 'POST', silent: true }]);
});

test('the closest class, and the nearest of class and appointment (NET-40)', async () => {
  const queries = new QueryClient();
  const closest = answeringClient(liveClass(1));
  expect(await queries.fetchQuery(liveClassQueries.closest(closest.client, 5001))).toMatchObject({ id: 1 });
  expect(closest.sentCalls()).toEqual([{ path: 'LiveClass/GetClosestEvent', method: 'POST' }]);

  const nearest = answeringClient({ LiveClassEvent: null, Appointment: { Id: 1, TypeId: null } });
  expect(await queries.fetchQuery(liveClassQueries.nearest(nearest.client, 5001))).toEqual({
    liveClass: null,
    appointment: null,
  });
  expect(nearest.sentCalls()).toEqual([{ path: 'LiveClass/GetNearestLiveEventAndAppointment', method: 'POST' }]);
});

describe('the library', () => {
  test('its courses and a course’s recordings', async () => {
    const courses = answeringClient([{ CourseId: 101, CourseName: 'PTE', CourseIconType: 1 }]);
    const queries = new QueryClient();
    expect(await queries.fetchQuery(libraryQueries.courses(courses.client, 5001))).toMatchObject([{ id: 101 }]);
    expect(courses.sentCalls()).toEqual([{ path: 'LiveClassLibrary/GetCourseOnLiveClassLibrary', method: 'GET' }]);

    const list = answeringClient({ rows: [recording(9)], total: 1 });
    const { pages } = await queries.fetchInfiniteQuery(libraryQueries.list(list.client, 5001, 101, 'di'));
    expect(pages).toMatchObject([{ rows: [{ id: 9 }] }]);
    expect(list.sentCalls()).toEqual([
      {
        path: 'LiveClassLibrary/GetActiveLiveClassLibrary',
        method: 'POST',
        body: { ...PAGE, Keyword: 'di', CourseId: 101 },
      },
    ]);
  });
});

/** Requests that are answered by hand, in whatever order. */
function waitingBackend() {
  const asked: { body: unknown; answer: (rows: object[]) => Promise<void> }[] = [];
  const client = mockClient({
    call: ({ body }) =>
      new Promise((resolve) => {
        asked.push({
          body,
          answer: async (rows) => {
            resolve({ rows, total: rows.length });
            await new Promise((done) => setTimeout(done));
          },
        });
      }),
  });
  return { client, request: (at: number) => asked[at] ?? expect.fail(`only ${asked.length} requests`) };
}

describe('answers out of order never show the older one', () => {
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ];

  test.each(orders.map((order) => ({ order })))('search and sub-tabs, answered as $order', async ({ order }) => {
    const { client, request } = waitingBackend();
    const list = (tab: 'upcoming' | 'registered', keyword: string) =>
      liveClassQueries.list(client, 5001, tab, keyword, []);
    const observer = new InfiniteQueryObserver(new QueryClient(), list('upcoming', ''));
    const leave = observer.subscribe(() => undefined);
    observer.setOptions(list('upcoming', 'pte'));
    observer.setOptions(list('registered', 'pte'));
    for (const at of order) {
      await request(at).answer([liveClass(at + 1)]);
      const shown = toLoadableList(observer.getCurrentResult());
      expect(shown.status === 'ready' ? shown.rows.map(({ id }) => id) : []).toEqual(
        order.indexOf(2) <= order.indexOf(at) ? [3] : [],
      );
    }
    leave();
  });

  test('a list fetched before the registration does not bring the class back', async () => {
    const { client, request } = waitingBackend();
    const queries = createQueryClient();
    const observer = new InfiniteQueryObserver(queries, liveClassQueries.list(client, 5001, 'upcoming', '', []));
    const leave = observer.subscribe(() => undefined);
    const shown = () =>
      observer
        .getCurrentResult()
        .data?.rows.filter((one) => one.shown)
        .map(({ id }) => id);
    await request(0).answer([liveClass(1), liveClass(2)]);
    void observer.refetch();
    const registration = liveClassMutations.register(client, 7001, { id: 1, name: 'Class 1' }, 'list');
    void queries.getMutationCache().build(queries, registration).execute();
    await vi.waitFor(() => request(2), 30_000);
    await request(2).answer([]);
    await request(3).answer([]);
    await request(1).answer([liveClass(1), liveClass(2)]);
    expect(shown()).toEqual([2]);
    await request(4).answer([liveClass(2)]);
    expect(shown()).toEqual([2]);
    leave();
  });
});
