// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useCourseHome } from './useCourseHome.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const CHANGED_BY_RESET = [
  'Course/GetCourseResetStatus',
  'Course/GetCourseStudentProgress',
  'Course/GetCourseStudySchedule',
];

test('the check whether a reset is over also fetches the progress and the schedule again', async () => {
  const { result, calls, queries } = renderHookInPortal(() => useCourseHome(101, true));
  await waitFor(() => expect(result.current.schedule.status).toBe('ready'));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  const counts = () => CHANGED_BY_RESET.map((path) => calls(path).length);
  expect(counts()).toEqual([1, 1, 1]);
  act(() => result.current.reset.onCheck());
  await waitFor(() => expect(counts()).toEqual([2, 2, 2]));
});
