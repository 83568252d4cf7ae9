// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { useCourses, useCoursesWithTests, usePracticeProgress, useRefreshCourses } from './hooks.ts';

afterEach(cleanup);

const LIST = 'Course/PagedStudentCourse';
const PROGRESS = 'Course/GetCourseStudentProgress';

test('courses are not fetched where the school’s own page takes their place', async () => {
  let enabled = false;
  const { result, rerender, calls } = renderDataHook(() => useCourses(enabled));
  expect([result.current.isFetching, calls()]).toEqual([false, []]);
  enabled = true;
  rerender();
  await waitFor(() => expect(result.current.data?.rows).not.toHaveLength(0));
  expect(calls(LIST)).toHaveLength(1);
});

test('how far a course is, is fetched where there is one', async () => {
  let course: number | null = null;
  const { result, rerender, calls } = renderDataHook(() => usePracticeProgress(course));
  expect(calls()).toEqual([]);
  course = 101;
  rerender();
  await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
  expect(calls(PROGRESS)).toEqual([{ path: PROGRESS, body: { StudentId: 7001, CoursePublishedId: 101 } }]);
});

describe('refreshing', () => {
  async function shown() {
    const rendered = renderDataHook(() => ({
      list: useCourses(),
      practice: usePracticeProgress(101),
      refresh: useRefreshCourses(),
    }));
    const { result, queries, calls } = rendered;
    await waitFor(() => expect(result.current.practice.loadable.status).toBe('ready'));
    await waitFor(() => expect(result.current.list.loadable.status).toBe('ready'));
    const asked = async () => {
      await waitFor(() => expect(queries.isFetching()).toBe(0));
      return [calls(LIST).length, calls(PROGRESS).length];
    };
    return { ...rendered, asked };
  }

  test('the list leaves how far courses are', async () => {
    const { result, asked } = await shown();
    act(() => result.current.refresh('list'));
    expect(await asked()).toEqual([2, 1]);
  });

  test('everything fetches what is shown, and no more', async () => {
    const { result, asked, calls } = await shown();
    act(() => result.current.refresh());
    expect(await asked()).toEqual([2, 2]);
    expect(calls('Course/GetStudentCoursesAndDiagnosticTests')).toEqual([]);
  });

  test('what is not shown is fetched when it is', async () => {
    let listed = true;
    const { result, rerender, calls } = renderDataHook(() => {
      const tests = useCoursesWithTests();
      return { tests, list: useCourses(listed), refresh: useRefreshCourses() };
    });
    await waitFor(() => expect(result.current.list.loadable.status).toBe('ready'));
    listed = false;
    rerender();
    act(() => result.current.refresh());
    expect(calls(LIST)).toHaveLength(1);
    listed = true;
    rerender();
    await waitFor(() => expect(calls(LIST)).toHaveLength(2));
  });
});
