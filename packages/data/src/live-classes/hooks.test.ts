// @vitest-environment jsdom
import type { Fault } from '@portal/mocks/mock-backend';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { calendarQueries } from '../calendar/queries.ts';
import { useClient, useLoadableQuery } from '../client/index.ts';
import { renderDataHook } from '../testing/index.ts';
import {
  useCancelRegistration,
  useLiveClassList,
  useNextClasses,
  useRefreshLiveClasses,
  useRegister,
  useLibraryFlag,
} from './hooks.ts';

afterEach(cleanup);

const CHECK = 'LiveClass/IsValidLiveClassRegister';
const REGISTER = 'LiveClass/RegisterLiveClass';
const CANCEL = 'LiveClass/CancelRegisterLiveClass';
const COURSES = 'LiveClass/GetStudentCourses';
const UPCOMING = 'LiveClass/GetUpcomingLiveClassEventGridJson';
const REGISTERED = 'LiveClass/GetRegisteredLiveClassEventGridJson';
const NEXT = 'LiveClass/GetNextUpcomingLiveClassEvent';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.', 'Second.'] };
const ON = { enabled: true };

/** Open classes, one that is full and one that the student has a seat in. */
const [OPEN, FULL, MINE] = [402, 403, 406].map((id) => ({ id, name: `Class ${id}` })) as [Named, Named, Named];
interface Named {
  id: number;
  name: string;
}

type List = ReturnType<typeof useLiveClassList>;
const ids = ({ list }: List) =>
  list.status === 'ready' ? list.rows.filter((one) => one.shown).map(({ id }) => id) : [];

test('nothing is asked for while the classes are not shown', async () => {
  const options = { enabled: false };
  const { result, rerender, calls } = renderDataHook(() => ({
    next: useNextClasses(options),
    list: useLiveClassList('upcoming', '', options),
  }));
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect(calls()).toEqual([]);
  options.enabled = true;
  rerender();
  await waitFor(() => expect(ids(result.current.list)).not.toEqual([]));
  expect(calls(NEXT)).toHaveLength(1);
});

/** Both lists, one of them also searched, and what can be done in them. */
async function openLists() {
  const rendered = renderDataHook(() => ({
    upcoming: useLiveClassList('upcoming', '', ON),
    searched: useLiveClassList('upcoming', 'planning', ON),
    registered: useLiveClassList('registered', '', ON),
    day: useLoadableQuery(calendarQueries.day(useClient(), '2026-11-21')),
    registration: useRegister('list'),
    cancellation: useCancelRegistration(),
  }));
  const { result } = rendered;
  await waitFor(() => {
    for (const list of ['upcoming', 'searched', 'registered'] as const)
      expect(ids(result.current[list])).not.toEqual([]);
    expect(result.current.day.isFetching).toBe(false);
  });
  return {
    ...rendered,
    register: (liveClass: Named) => act(() => result.current.registration.submit(liveClass)),
    registration: (liveClass: Named) => result.current.registration.submissions.get(liveClass.id),
    cancel: (liveClass: Named) => act(() => result.current.cancellation.submit(liveClass)),
    cancellation: (liveClass: Named) => result.current.cancellation.submissions.get(liveClass.id),
  };
}

describe('registering', () => {
  test('checks and then registers, once an intent', async () => {
    const { result, register, registration, calls } = await openLists();
    act(() => {
      result.current.registration.submit(OPEN);
      result.current.registration.submit(OPEN);
    });
    register(OPEN);
    await waitFor(() => expect(registration(OPEN)?.status).toBe('done'));
    expect(registration(OPEN)).toMatchObject({ result: { kind: 'registered', name: 'Class 402' } });
    expect([calls(CHECK), calls(REGISTER)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('takes the class off every list of its tab before the answer to the refetch, and off no other', async () => {
    const { result, register, registration, backend, calls } = await openLists();
    backend.faults.fail(UPCOMING, { kind: 'never' });
    const others = ids(result.current.upcoming).filter((id) => id !== OPEN.id);
    const mine = ids(result.current.registered);
    register(OPEN);
    await waitFor(() => expect(registration(OPEN)?.status).toBe('done'));
    expect(ids(result.current.upcoming)).toEqual(others);
    expect(ids(result.current.searched)).not.toContain(OPEN.id);
    expect(ids(result.current.registered)).toEqual(expect.arrayContaining(mine));
    // Once for what was there, and once more for each of the two.
    expect(calls(UPCOMING)).toHaveLength(4);
  });

  test('makes the lists and the calendar stale', async () => {
    const { result, register, calls } = await openLists();
    register(OPEN);
    await waitFor(() => expect(ids(result.current.registered)).toContain(OPEN.id));
    expect(ids(result.current.upcoming)).not.toContain(OPEN.id);
    await waitFor(() => expect(calls('EventCalendar/GetEventsByDate')).toHaveLength(2));
  });

  test('of two classes at once: each has its own answer', async () => {
    const { register, registration, backend } = await openLists();
    backend.faults.fail(REGISTER, { kind: 'never' });
    register(OPEN);
    register(FULL);
    await waitFor(() => expect(registration(FULL)?.status).toBe('done'));
    expect(registration(FULL)).toMatchObject({ result: { kind: 'full' } });
    expect(registration(OPEN)?.status).toBe('pending');
  });

  test.each([
    ['the check', CHECK],
    ['the registration', REGISTER],
  ])('says why %s failed, fetches anew, and can be sent again', async (_name, path) => {
    const { result, register, registration, backend, calls } = await openLists();
    backend.faults.fail(path, REFUSED, 1);
    register(OPEN);
    await waitFor(() => expect(registration(OPEN)).toMatchObject({ status: 'failed', failure: REFUSED }));
    await waitFor(() => expect(calls(REGISTERED)).toHaveLength(2));
    expect(ids(result.current.upcoming)).toContain(OPEN.id);
    act(() => result.current.registration.reset(OPEN.id));
    await waitFor(() => expect(registration(OPEN)).toBeUndefined());
    register(OPEN);
    await waitFor(() => expect(registration(OPEN)?.status).toBe('done'));
  });
});

describe('cancelling a registration', () => {
  test('is sent once, and takes the class off the list of what is registered', async () => {
    const { result, cancel, cancellation, backend, calls } = await openLists();
    backend.faults.fail(REGISTERED, { kind: 'never' });
    expect(ids(result.current.registered)).toContain(MINE.id);
    cancel(MINE);
    cancel(MINE);
    await waitFor(() => expect(cancellation(MINE)?.status).toBe('done'));
    expect(ids(result.current.registered)).not.toContain(MINE.id);
    expect(calls(CANCEL)).toEqual([{ path: CANCEL, body: { LiveClassEventId: MINE.id } }]);
  });

  test('that failed leaves it where it is, and refetches', async () => {
    const { result, cancel, cancellation, backend, calls } = await openLists();
    backend.faults.fail(CANCEL, REFUSED, 1);
    cancel(MINE);
    await waitFor(() => expect(cancellation(MINE)).toMatchObject({ status: 'failed', failure: REFUSED }));
    await waitFor(() => expect(calls(REGISTERED)).toHaveLength(2));
    expect(ids(result.current.registered)).toContain(MINE.id);
  });
});

describe('the lists', () => {
  test('are fetched with the student’s courses', async () => {
    const { result, calls } = renderDataHook(() => useLiveClassList('upcoming', '', ON));
    expect(result.current.list.status).toBe('loading');
    await waitFor(() => expect(result.current.list.status).toBe('ready'));
    expect(calls(COURSES)).toHaveLength(1);
    expect(calls(UPCOMING)).toMatchObject([{ body: { CoursePublishedIds: expect.stringMatching(/^0,101,/) } }]);
  });

  test('are those of all courses where these cannot be had', async () => {
    const { result, backend, calls } = renderDataHook(() => {
      const [on, setOn] = useState(false);
      return { ...useLiveClassList('upcoming', '', { enabled: on }), open: () => setOn(true) };
    });
    backend.faults.fail(COURSES, REFUSED);
    expect(calls()).toEqual([]);
    act(() => result.current.open());
    await waitFor(() => expect(ids(result.current)).not.toEqual([]));
    expect(calls(UPCOMING)).toMatchObject([{ body: { CoursePublishedIds: '' } }]);
  });

  test('are refetched alone, or together with what comes next', async () => {
    const { result, calls } = renderDataHook(() => ({
      next: useNextClasses(ON),
      list: useLiveClassList('upcoming', '', ON),
      refresh: useRefreshLiveClasses(),
    }));
    await waitFor(() => expect(result.current.list.list.status).toBe('ready'));
    await waitFor(() => expect(result.current.next.loadable.status).toBe('ready'));
    const fetches = () => [calls(UPCOMING), calls(NEXT)].map(({ length }) => length);
    act(() => result.current.refresh('registered'));
    act(() => result.current.refresh('upcoming'));
    await waitFor(() => expect(fetches()).toEqual([2, 1]));
    act(() => result.current.refresh());
    await waitFor(() => expect(fetches()).toEqual([3, 2]));
  });
});

test('whether there is a library is not known while the server has not said so', async () => {
  const { result } = renderDataHook(useLibraryFlag);
  expect(result.current.loadable.status).toBe('loading');
  await waitFor(() => expect(result.current.data).toBe(true));
});
