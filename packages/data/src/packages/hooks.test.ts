// @vitest-environment jsdom
import type { CourseOrTest } from '@portal/domain/blocks';
import type { Fault } from '@portal/mocks/mock-backend';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCalendarPanelFlag } from '../calendar/index.ts';
import { useRefetchAll, type Client } from '../client/index.ts';
import { useCourses } from '../courses/index.ts';
import { useCourseModules } from '../lessons/index.ts';
import { useLibraryFlag } from '../live-classes/index.ts';
import { useMenuFlags, useMessagesEnabled } from '../shell/index.ts';
import { mockClient, renderDataHook } from '../testing/index.ts';
import {
  useActivePackages,
  useAddPackage,
  useAvailableCourses,
  useCoursePackages,
  useExpiredPackages,
  useFeatureLabels,
  useLookUpClasses,
  useLookUpRecords,
  useRefreshPackages,
  usePendingPackageId,
  useUnsubscribe,
} from './hooks.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const COURSES = 'Package/GetAvailableCourse';
const OF_COURSE = 'Package/GetAvailablePackageByCourse';
const OF_TEST = 'Package/GetAvailablePackageByDiagnosticTest';
const FEATURES = 'Package/GetPackageFeature';
const MENU = 'Account/ShowVideoClassAndMeeting';
const MESSAGES = 'Message/IsMessageEnabled';
const LIBRARY = 'LiveClass/ShowHideLiveClassLibrary';
const WEEK = 'EventCalendar/ShowHideLiveClassAndMeetings';
const ACTIVE = 'Package/GetActivePackageGridJson';
const EXPIRED = 'Package/GetExpiredPackageGridJson';
const CLASSES = 'Package/SetClass';
const RECORDS = 'Package/GetStudentPackage';
const ADD = 'Package/AddPackage';
const UNSUBSCRIBE = 'Package/UnsubscribePackage';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };

/** Packages of the mock backend: a free one with classes, one with three classes, a subscription of the student. */
const FREE = 1080;
const LARGEST = 1013;
const SUBSCRIPTION = 1250;
const NEW = { packageId: FREE, classId: 37, renews: false };
const FIRST = { page: 0, size: 10 } as const;

/** Lets what is triggered by mistake be sent. */
const nextTurn = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

describe('what a school offers', () => {
  function look(item: CourseOrTest | null) {
    const asked = { item };
    const rendered = renderDataHook(() => ({
      courses: useAvailableCourses(),
      packages: useCoursePackages(asked.item),
      labels: useFeatureLabels(),
    }));
    const { result, rerender } = rendered;
    return {
      ...rendered,
      ask: (next: CourseOrTest | null) => {
        asked.item = next;
        rerender();
      },
      status: () => Object.values(result.current).map(({ loadable }) => loadable.status),
    };
  }

  test('is fetched; the packages only once a course is chosen', async () => {
    const { ask, calls, result, status } = look(null);
    await waitFor(() => expect(status()).toEqual(['ready', 'loading', 'ready']));
    await nextTurn();
    expect([...calls(OF_COURSE), ...calls(OF_TEST)]).toEqual([]);
    expect(calls(COURSES)[0]?.body).toEqual({});
    ask({ kind: 'course', id: 101 });
    await waitFor(() => expect(status()).toEqual(['ready', 'ready', 'ready']));
    expect(calls(OF_COURSE)[0]?.body).toEqual({});
    expect(result.current.packages.data?.enrolled?.id).toBe(1011);
    expect(result.current.labels.data?.[0]).toBe('Free trial');
    expect(result.current.courses.data?.groups.map(({ name }) => name)).toEqual([
      'PTE Academic',
      'IELTS',
      'Other exams',
    ]);
  });

  test('shows nothing of the course before while another one is fetched', async () => {
    const { ask, calls, result, status } = look({ kind: 'course', id: 101 });
    await waitFor(() => expect(status()[1]).toBe('ready'));
    ask({ kind: 'diagnosticTest', id: 301 });
    expect(status()[1]).toBe('loading');
    await waitFor(() => expect(status()[1]).toBe('ready'));
    expect(calls(OF_TEST)).toHaveLength(1);
    expect(result.current.packages.data?.packages.map(({ id }) => id)).toEqual([3010]);
  });

  test('that failed says why, and is fetched by a retry', async () => {
    const { ask, backend, result, status } = look(null);
    backend.faults.fail(OF_COURSE, REFUSED, 1);
    ask({ kind: 'course', id: 101 });
    await waitFor(() => expect(result.current.packages.loadable).toMatchObject({ failure: REFUSED }));
    act(() => result.current.packages.retry());
    await waitFor(() => expect(status()[1]).toBe('ready'));
  });
});

test('the labels of features are asked for silently, once', async () => {
  const call = vi.fn<Client['call']>(async () => ['Free trial']);
  const { result, queries } = renderDataHook(useFeatureLabels, { client: mockClient({ call }) });
  await waitFor(() => expect(result.current.data).toEqual(['Free trial']));
  expect(call.mock.calls.map(([spec]) => spec)).toEqual([{ path: FEATURES, method: 'GET', silent: true }]);
  expect(
    queries
      .getQueryCache()
      .find({ queryKey: ['package-features'] })
      ?.isStale(),
  ).toBe(false);
});

describe('the lists of the student’s packages', () => {
  function look(initial: { page?: number; active?: boolean; expired?: boolean } = {}, userName = 'max') {
    const asked = { page: 0, active: true, expired: false, ...initial };
    const rendered = renderDataHook(
      () => ({
        active: useActivePackages({ page: asked.page, size: 10 }, asked.active),
        expired: useExpiredPackages({ page: asked.page, size: 10 }, asked.expired),
        refresh: useRefreshPackages(),
      }),
      { userName },
    );
    const ids = (list: 'active' | 'expired') => rendered.result.current[list].data?.rows.map(({ id }) => id);
    return {
      ...rendered,
      ids,
      ask: (change: Partial<typeof asked>) => {
        Object.assign(asked, change);
        rendered.rerender();
      },
    };
  }

  test('are fetched by page, and the page before stays shown meanwhile', async () => {
    const { ask, calls, ids, result } = look();
    await waitFor(() => expect(ids('active')).toHaveLength(10));
    const before = ids('active');
    ask({ page: 1 });
    expect([ids('active'), result.current.active.isFetching]).toEqual([before, true]);
    await waitFor(() => expect(ids('active')).not.toEqual(before));
    expect(ids('active')?.some((id) => before?.includes(id))).toBe(false);
    expect(calls(ACTIVE).map(({ body }) => body)).toEqual([
      expect.objectContaining({ PageIndex: 0, PageSize: 10 }),
      expect.objectContaining({ PageIndex: 1, PageSize: 10 }),
    ]);
  });

  test('are fetched once they are shown', async () => {
    const { ask, calls, ids } = look({ active: false }, 'mei');
    await nextTurn();
    expect(calls()).toEqual([]);
    ask({ active: true });
    await waitFor(() => expect(ids('active')).toHaveLength(5));
    expect(calls(EXPIRED)).toEqual([]);
    ask({ active: false, expired: true });
    await waitFor(() => expect(ids('expired')).toEqual([1060, 1080, 1010]));
    expect(calls(ACTIVE)).toHaveLength(1);
  });

  test.each([
    ['active', [2, 1]],
    ['expired', [1, 2]],
  ] as const)('are fetched anew one by one: %s', async (list, asked) => {
    const { calls, ids, result } = look({ expired: true }, 'mei');
    await waitFor(() => expect([ids('active')?.length, ids('expired')?.length]).toEqual([5, 3]));
    act(() => result.current.refresh(list));
    await waitFor(() => expect([calls(ACTIVE).length, calls(EXPIRED).length]).toEqual(asked));
  });

  test('that is not shown is fetched anew when it is', async () => {
    const { ask, calls, ids, result } = look({ expired: true }, 'mei');
    await waitFor(() => expect(ids('expired')).toHaveLength(3));
    ask({ expired: false });
    act(() => result.current.refresh('expired'));
    await nextTurn();
    expect(calls(EXPIRED)).toHaveLength(1);
    ask({ expired: true });
    await waitFor(() => expect(calls(EXPIRED)).toHaveLength(2));
  });
});

const onAdded = vi.fn<() => void>();
beforeEach(() => onAdded.mockReset());

/** Every submission, with what it is sent with. */
function useAll() {
  const classes = useLookUpClasses();
  const records = useLookUpRecords();
  const add = useAddPackage(onAdded);
  const unsubscribe = useUnsubscribe();
  return {
    classes: { ...classes, send: () => classes.submit(LARGEST) },
    records: { ...records, send: () => records.submit(FREE) },
    add: { ...add, send: () => add.submit(NEW) },
    unsubscribe: { ...unsubscribe, send: () => unsubscribe.submit(SUBSCRIPTION) },
  };
}

describe.each([
  ['classes', CLASSES, {}],
  ['records', RECORDS, {}],
  ['add', ADD, { PackageId: FREE, ClassId: 37 }],
  ['unsubscribe', UNSUBSCRIBE, { PackageId: SUBSCRIPTION, StudentId: 7001 }],
] as const)('%s', (name, path, body) => {
  test('is sent once, however often it is pressed', async () => {
    const { result, calls } = renderDataHook(useAll);
    const { send } = result.current[name];
    act(() => {
      send();
      send();
    });
    act(() => result.current[name].send());
    await waitFor(() => expect(result.current[name].submission.status).toBe('done'));
    expect(calls(path)).toEqual([{ path, body }]);
  });

  test('that fails says why, makes stale what it may have changed all the same, and can be sent again', async () => {
    const { result, backend, queries } = renderDataHook(useAll);
    queries.setQueryData(['packages', 'courses'], []);
    backend.faults.fail(path, REFUSED, 1);
    act(() => result.current[name].send());
    await waitFor(() => expect(result.current[name].submission).toMatchObject({ status: 'failed', failure: REFUSED }));
    // The answer may be all that was lost.
    const changes = path === ADD || path === UNSUBSCRIBE;
    expect(queries.getQueryState(['packages', 'courses'])?.isInvalidated).toBe(changes);
    act(() => result.current[name].send());
    await waitFor(() => expect(result.current[name].submission.status).toBe('done'));
  });

  test('makes stale what it changes, and nothing else', async () => {
    const { result, queries } = renderDataHook(useAll);
    for (const key of [['packages', 'courses'], ['package-features'], ['lessons']]) queries.setQueryData(key, []);
    act(() => result.current[name].send());
    await waitFor(() => expect(result.current[name].submission.status).toBe('done'));
    expect(
      [['packages', 'courses'], ['package-features'], ['lessons']].map(
        (key) => queries.getQueryState(key)?.isInvalidated,
      ),
    ).toEqual([name === 'add' || name === 'unsubscribe', name === 'add', name === 'add']);
  });
});

test.each([
  ['is added', ({ add }: ReturnType<typeof useAll>) => add.send()],
  ['was paid in another tab', ({ refetchAll }: { refetchAll: () => void }) => refetchAll()],
])(
  'courses, locks and what the server shows, which depend on the packages, are fetched again when one %s',
  async (_name, change) => {
    const { result, calls } = renderDataHook(() => ({
      ...useAll(),
      refetchAll: useRefetchAll(),
      active: useActivePackages(FIRST, true),
      courses: useCourses(),
      modules: useCourseModules(101),
      flags: [useMenuFlags(), useMessagesEnabled(), useLibraryFlag(), useCalendarPanelFlag()],
    }));
    const asked = () =>
      [ACTIVE, 'Course/PagedStudentCourse', 'Course/GetCourseModule', MENU, MESSAGES, LIBRARY, WEEK].map(
        (path) => calls(path).length,
      );
    await waitFor(() => {
      const { active, courses, modules, flags } = result.current;
      for (const { data } of [active, courses, modules, ...flags]) expect(data).toBeDefined();
    });
    expect(asked()).toEqual([1, 1, 1, 1, 1, 1, 1]);
    act(() => change(result.current));
    await waitFor(() => expect(asked()).toEqual([2, 2, 2, 2, 2, 2, 2]));
  },
);

describe('taking a package', () => {
  test.each([
    ['classes', CLASSES, LARGEST],
    ['records', RECORDS, FREE],
    ['add', ADD, FREE],
  ] as const)('is known to another screen while %s is pending', async (name, path, id) => {
    const { result, backend, unmount, queries } = renderDataHook(useAll);
    backend.faults.fail(path, { kind: 'never' });
    act(() => result.current[name].send());
    unmount();
    const { result: other } = renderDataHook(usePendingPackageId, { queries });
    expect(other.current).toBe(id);
  });

  test('is over with the answer', async () => {
    const { result, rerender } = renderDataHook(() => ({ ...useAll(), taken: usePendingPackageId() }));
    act(() => result.current.add.send());
    // The answer may come before the next render.
    rerender();
    expect(result.current.taken).toBe(FREE);
    await waitFor(() => expect(result.current.taken).toBeNull());
  });

  test('is told when the package is added, also when the screen has been left', async () => {
    const { result, unmount } = renderDataHook(useAll);
    act(() => result.current.add.send());
    unmount();
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
  });

  test('is not told of one that failed', async () => {
    const { result, backend } = renderDataHook(useAll);
    backend.faults.fail(ADD, REFUSED, 1);
    act(() => result.current.add.send());
    await waitFor(() => expect(result.current.add.submission.status).toBe('failed'));
    expect(onAdded).not.toHaveBeenCalled();
  });
});

test('the classes of a package are found, and the records of packages', async () => {
  const { result } = renderDataHook(useAll);
  act(() => {
    result.current.classes.send();
    result.current.records.send();
  });
  await waitFor(() =>
    expect([result.current.classes.submission, result.current.records.submission]).toMatchObject([
      { result: [{ id: 32 }, { id: 33, isDefault: true }, { id: 34 }] },
      { result: expect.arrayContaining([{ item: { kind: 'course', id: 101 }, packageId: 1011, archived: false }]) },
    ]),
  );
});

test('a package that is added is there when what is shown is fetched again', async () => {
  const { result, calls } = renderDataHook(() => ({
    ...useAll(),
    active: useActivePackages(FIRST, true),
    courses: useAvailableCourses(),
    packages: useCoursePackages({ kind: 'course', id: 108 }),
  }));
  const shown = () => [
    result.current.active.data?.rows.some(({ id }) => id === FREE),
    result.current.courses.data?.groups[2]?.subGroups[0]?.cards[0]?.standing,
    result.current.packages.data?.enrolled?.id,
  ];
  await waitFor(() =>
    expect([calls(ACTIVE).length, calls(COURSES).length, calls(OF_COURSE).length]).toEqual([1, 1, 1]),
  );
  await waitFor(() => expect(shown()).toEqual([false, 'open', undefined]));
  act(() => result.current.add.send());
  await waitFor(() => expect(shown()).toEqual([true, 'enrolled', FREE]));
});

test('unsubscribing is done when the list shows it, and also when the list cannot be fetched', async () => {
  const { result, backend } = renderDataHook(() => ({ ...useAll(), active: useActivePackages(FIRST, true) }));
  const subscription = () => result.current.active.data?.rows.find(({ id }) => id === SUBSCRIPTION)?.subscription;
  await waitFor(() => expect(subscription()).toBe('active'));
  backend.faults.fail(ACTIVE, { kind: 'status', status: 500 }, 1);
  act(() => result.current.unsubscribe.send());
  await waitFor(() => expect(result.current.unsubscribe.submission.status).toBe('done'));
  expect(result.current.active.refetchFailure).not.toBeNull();
  expect(subscription()).toBe('cancelled');
  act(() => result.current.active.retry());
  await waitFor(() => expect(result.current.active.refetchFailure).toBeNull());
  expect(subscription()).toBe('cancelled');
});

test('unsubscribing is done soon, also while the list after it hangs', async () => {
  const { result, backend } = renderDataHook(() => ({ ...useAll(), active: useActivePackages(FIRST, true) }));
  const subscription = () => result.current.active.data?.rows.find(({ id }) => id === SUBSCRIPTION)?.subscription;
  await waitFor(() => expect(subscription()).toBe('active'));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  backend.faults.fail(ACTIVE, { kind: 'never' });
  act(() => result.current.unsubscribe.send());
  await waitFor(() => expect(subscription()).toBe('cancelled'));
  expect(result.current.unsubscribe.submission.status).toBe('pending');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(result.current.unsubscribe.submission.status).toBe('done');
});

test('while one subscription is being cancelled from one place, another can be from another place', async () => {
  const { result, backend, calls } = renderDataHook(() => [useUnsubscribe(), useUnsubscribe()] as const);
  backend.faults.fail(UNSUBSCRIBE, { kind: 'never' });
  const [here, there] = result.current;
  act(() => here.submit(SUBSCRIPTION));
  act(() => {
    there.submit(SUBSCRIPTION);
    there.submit(FREE);
  });
  await waitFor(() => expect(calls(UNSUBSCRIBE)).toHaveLength(2));
  expect(calls(UNSUBSCRIBE)).toMatchObject([{ body: { PackageId: SUBSCRIPTION } }, { body: { PackageId: FREE } }]);
});
