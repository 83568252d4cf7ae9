import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { toLoadableList, type Client } from '../client/index.ts';
import { LIBRARY_KEY, libraryQueries, setAsWatched, showAsWatched } from './library.ts';
import { hideClass, LIVE_CLASSES_KEY, liveClassQueries } from './queries.ts';
import { mockClient } from '../testing/index.ts';

/** A client whose server gives one answer, and what it was asked for. */
function school(answer: unknown) {
  const call = vi.fn<Client['call']>(async () => answer);
  const client = mockClient({ call });
  return { client, asked: () => call.mock.calls.map(([spec]) => spec) };
}

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
    const { client, asked } = school({ rows: [liveClass(1)], total: 1 });
    const list = liveClassQueries.list(client, 5001, tab, 'pte', [101, 102]);
    const { data } = await new InfiniteQueryObserver(new QueryClient(), list).refetch();
    expect(asked()).toEqual([
      { path, method: 'POST', body: { ...PAGE, Keyword: 'pte', CoursePublishedIds: '0,101,102' } },
    ]);
    expect(data).toMatchObject({ rows: [{ id: 1, topic: 'Class 1' }], total: 1 });
  });

  test('each tab, student, keyword and choice of courses has one of its own', () => {
    const { client } = school(null);
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

  test('a class that has left a tab is hidden from all its lists, and from no other', async () => {
    const { client } = school({ rows: [liveClass(1), liveClass(2)], total: 2 });
    const queries = new QueryClient();
    const lists = {
      upcoming: liveClassQueries.list(client, 5001, 'upcoming', '', []),
      searched: liveClassQueries.list(client, 5001, 'upcoming', 'class', []),
      registered: liveClassQueries.list(client, 5001, 'registered', '', []),
    };
    for (const list of Object.values(lists)) await queries.fetchInfiniteQuery(list);
    hideClass(queries, 'upcoming', 1);
    const shown = Object.values(lists).map(({ queryKey }) =>
      queries.getQueryData(queryKey)?.pages.flatMap(({ rows }) => rows.map((one) => one.shown)),
    );
    expect(shown).toEqual([
      [false, true],
      [false, true],
      [true, true],
    ]);
  });
});

test('the next classes, the courses and the word on the library', async () => {
  const queries = new QueryClient();
  const next = school([liveClass(1)]);
  const query = liveClassQueries.next(next.client, 5001);
  expect(await queries.fetchQuery(query)).toMatchObject([{ id: 1 }]);
  expect(next.asked()).toEqual([{ path: 'LiveClass/GetNextUpcomingLiveClassEvent', method: 'POST' }]);
  // A registration reads it anew together with the lists.
  expect(query.queryKey.slice(0, 1)).toEqual(LIVE_CLASSES_KEY);

  const courses = school([{ CoursePublishedId: 101, CourseName: 'PTE' }]);
  expect(await queries.fetchQuery(liveClassQueries.courses(courses.client, 5001))).toEqual([101]);
  expect(courses.asked()).toEqual([{ path: 'LiveClass/GetStudentCourses', method: 'GET' }]);

  const library = school(true);
  expect(await queries.fetchQuery(liveClassQueries.showsLibrary(library.client, 5001))).toBe(true);
  expect(library.asked()).toEqual([{ path: 'LiveClass/ShowHideLiveClassLibrary', method: 'POST', silent: true }]);
});

test('the closest class, and the nearest of class and appointment (NET-40)', async () => {
  const queries = new QueryClient();
  const closest = school(liveClass(1));
  expect(await queries.fetchQuery(liveClassQueries.closest(closest.client, 5001))).toMatchObject({ id: 1 });
  expect(closest.asked()).toEqual([{ path: 'LiveClass/GetClosestEvent', method: 'POST' }]);

  const nearest = school({ LiveClassEvent: null, Appointment: { Id: 1, TypeId: null } });
  expect(await queries.fetchQuery(liveClassQueries.nearest(nearest.client, 5001))).toEqual({
    liveClass: null,
    appointment: null,
  });
  expect(nearest.asked()).toEqual([{ path: 'LiveClass/GetNearestLiveEventAndAppointment', method: 'POST' }]);
});

describe('the library', () => {
  test('its courses and a course’s recordings', async () => {
    const courses = school([{ CourseId: 101, CourseName: 'PTE', CourseIconType: 1 }]);
    const queries = new QueryClient();
    expect(await queries.fetchQuery(libraryQueries.courses(courses.client, 5001))).toMatchObject([{ id: 101 }]);
    expect(courses.asked()).toEqual([{ path: 'LiveClassLibrary/GetCourseOnLiveClassLibrary', method: 'GET' }]);

    const list = school({ rows: [recording(9)], total: 1 });
    const { pages } = await queries.fetchInfiniteQuery(libraryQueries.list(list.client, 5001, 101, 'di'));
    expect(pages).toMatchObject([{ rows: [{ id: 9 }] }]);
    expect(list.asked()).toEqual([
      {
        path: 'LiveClassLibrary/GetActiveLiveClassLibrary',
        method: 'POST',
        body: { ...PAGE, Keyword: 'di', CourseId: 101 },
      },
    ]);
  });

  test('a course’s list is read when it is first opened, and not again (LIV-27)', async () => {
    const { client, asked } = school({ rows: [recording(9)], total: 1 });
    const queries = new QueryClient();
    const settled = () => new Promise((done) => setTimeout(done));
    for (const course of [101, 102, 101, 102]) {
      const observer = new InfiniteQueryObserver(queries, libraryQueries.list(client, 5001, course, ''));
      const leave = observer.subscribe(() => undefined);
      await settled();
      leave();
    }
    expect(asked().map(({ body }) => body)).toMatchObject([{ CourseId: 101 }, { CourseId: 102 }]);
  });

  test('watched is told by whom, and silently', async () => {
    const { client, asked } = school(null);
    await setAsWatched(client, { studentId: 7001, userName: 'mei' }, 9);
    const body = { StudentId: 7001, UserName: 'mei', LiveClassLibraryId: 9 };
    expect(asked()).toEqual([{ path: 'LiveClassLibrary/SetAsWatched', method: 'POST', body, silent: true }]);
  });

  test('shown as watched, and as before, for this student; reading the library anew forgets none', async () => {
    const queries = new QueryClient();
    const watched = (userId = 5001) =>
      new QueryObserver(queries, libraryQueries.watched(userId)).getCurrentResult().data;
    expect(watched()).toBeUndefined();
    for (const id of [8, 9, 9]) showAsWatched(queries, 5001, id, true);
    expect(watched()).toEqual([8, 9]);
    expect(watched(5002)).toBeUndefined();
    showAsWatched(queries, 5001, 8, false);
    await queries.invalidateQueries({ queryKey: LIBRARY_KEY });
    expect(watched()).toEqual([9]);
  });
});

/** Requests that are answered by hand, in whatever order. */
function waitingSchool() {
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
    const { client, request } = waitingSchool();
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

  test('a list read before the registration does not bring the class back', async () => {
    const { client, request } = waitingSchool();
    const queries = new QueryClient();
    const observer = new InfiniteQueryObserver(queries, liveClassQueries.list(client, 5001, 'upcoming', '', []));
    const leave = observer.subscribe(() => undefined);
    await request(0).answer([liveClass(1), liveClass(2)]);
    void observer.refetch();
    hideClass(queries, 'upcoming', 1);
    void queries.invalidateQueries({ queryKey: LIVE_CLASSES_KEY });
    await request(1).answer([liveClass(1), liveClass(2)]);
    const shown = () =>
      observer
        .getCurrentResult()
        .data?.rows.filter((one) => one.shown)
        .map(({ id }) => id);
    expect(shown()).toEqual([2]);
    await request(2).answer([liveClass(2)]);
    expect(shown()).toEqual([2]);
    leave();
  });
});
