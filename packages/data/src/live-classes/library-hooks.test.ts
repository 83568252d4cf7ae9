// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { useLibraryCourses, useRecordings, useRefreshLibrary, useSetAsWatched } from './library-hooks.ts';

afterEach(cleanup);

const WATCHED = 'LiveClassLibrary/SetAsWatched';
const LIST = 'LiveClassLibrary/GetActiveLiveClassLibrary';
const COURSES = 'LiveClassLibrary/GetCourseOnLiveClassLibrary';
/** Recordings that the student has not watched yet. */
const NEW = 9001;
const OTHER = 9003;

/** The library with a course open, or with none yet. */
function render(first: number | null = 101) {
  const rendered = renderDataHook(() => {
    const [course, open] = useState(first);
    return {
      open,
      courses: useLibraryCourses(),
      recordings: useRecordings(course, ''),
      setAsWatched: useSetAsWatched(),
      refresh: useRefreshLibrary(),
    };
  });
  const { result, calls } = rendered;
  const rows = () => (result.current.recordings.list.status === 'ready' ? result.current.recordings.list.rows : []);
  const recording = (id: number) => rows().find((one) => one.id === id) ?? expect.fail(`no recording ${id}`);
  const fetched = () => calls(LIST).map(({ body }) => (body as { CourseId: number }).CourseId);
  return { ...rendered, rows, recording, fetched };
}

async function openLibrary() {
  const rendered = render();
  await waitFor(() => expect(rendered.rows()).not.toHaveLength(0));
  return rendered;
}

describe('a recording that is opened', () => {
  test('is watched at once, and the server is told once', async () => {
    const { result, recording, student, calls } = await openLibrary();
    const before = recording(NEW);
    expect(before.watched).toBe(false);
    act(() => {
      result.current.setAsWatched(before);
      result.current.setAsWatched(before);
    });
    await waitFor(() => expect(recording(NEW).watched).toBe(true));
    await waitFor(() => expect(student.watched).toContain(NEW));
    // As a dialog does that still has it from before.
    act(() => result.current.setAsWatched(before));
    act(() => result.current.setAsWatched(recording(OTHER)));
    await waitFor(() => expect(student.watched).toContain(OTHER));
    expect(calls(WATCHED)).toHaveLength(2);
  });

  test('is watched before the server has answered, whatever a list says that is fetched meanwhile', async () => {
    const { result, recording, backend, student, fetched } = await openLibrary();
    backend.faults.fail(WATCHED, { kind: 'never' });
    act(() => result.current.setAsWatched(recording(NEW)));
    await waitFor(() => expect(recording(NEW).watched).toBe(true));
    act(() => result.current.refresh());
    await waitFor(() => expect(fetched()).toHaveLength(2));
    await waitFor(() => expect(result.current.courses.isFetching).toBe(false));
    expect(student.watched).not.toContain(NEW);
    expect(recording(NEW).watched).toBe(true);
  });

  test('is new as before where the server could not be told, which is tried when it is opened again', async () => {
    const { result, recording, backend, calls } = await openLibrary();
    backend.faults.fail(WATCHED, { kind: 'offline' }, 1);
    backend.faults.delay(WATCHED, 50);
    act(() => result.current.setAsWatched(recording(NEW)));
    await waitFor(() => expect(recording(NEW).watched).toBe(true));
    await waitFor(() => expect(recording(NEW).watched).toBe(false));
    act(() => result.current.setAsWatched(recording(NEW)));
    await waitFor(() => expect(recording(NEW).watched).toBe(true));
    expect(calls(WATCHED)).toHaveLength(2);
  });

  test('that was watched before tells nothing', async () => {
    const { result, rows, calls } = await openLibrary();
    const watched = rows().find((one) => one.watched) ?? expect.fail('none was watched');
    act(() => result.current.setAsWatched(watched));
    expect(calls(WATCHED)).toEqual([]);
  });
});

describe('a course’s list', () => {
  test('is not asked for before the course is known, and fetched when it is first opened only (LIV-27)', async () => {
    const { result, rows, fetched } = render(null);
    await waitFor(() => expect(result.current.courses.data?.map(({ id }) => id)).toEqual([101, 102]));
    expect(fetched()).toEqual([]);
    for (const course of [101, 102, 101, 102]) {
      act(() => result.current.open(course));
      await waitFor(() => expect(rows()).not.toHaveLength(0));
    }
    expect(fetched()).toEqual([101, 102]);
  });

  test('is fetched anew alone, open or not', async () => {
    const { result, rows, fetched, calls } = await openLibrary();
    act(() => result.current.open(102));
    await waitFor(() => expect(fetched()).toEqual([101, 102]));
    await waitFor(() => expect(rows()).not.toHaveLength(0));
    act(() => result.current.refresh(101));
    act(() => result.current.refresh(102));
    await waitFor(() => expect(fetched()).toEqual([101, 102, 102]));
    act(() => result.current.open(101));
    await waitFor(() => expect(fetched()).toEqual([101, 102, 102, 101]));
    expect(calls(COURSES)).toHaveLength(1);
  });
});

test('once the library is left, everything in it is stale', async () => {
  const { queries, unmount, fetched } = await openLibrary();
  unmount();
  const cached = queries.getQueryCache().findAll({ queryKey: ['liveClassLibrary'] });
  expect(cached.length).toBeGreaterThan(1);
  expect(cached.every(({ state }) => state.isInvalidated)).toBe(true);
  expect(fetched()).toEqual([101]);
});
