// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { useProgressFrameEnabled } from './frame-enabled.ts';
import { useProgressLink, useStudentProgress } from './hooks.ts';

afterEach(cleanup);

const ENABLED = 'Setting/IsEnableStudentProgressMicroService';

describe('whether the school’s page replaces the tiles', () => {
  test.each([
    ['mei', false],
    ['pia', true],
  ])('of %s: not known at first, then %j', async (userName, enabled) => {
    const { result } = renderDataHook(useProgressFrameEnabled, { userName });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe(enabled));
  });

  test('leaves the tiles when it cannot be told', async () => {
    const { result, backend, queries } = renderDataHook(useProgressFrameEnabled, { userName: 'pia' });
    await waitFor(() => expect(result.current).toBe(true));
    backend.faults.fail(ENABLED, { kind: 'offline' });
    await act(() => queries.resetQueries());
    await waitFor(() => expect(result.current).toBe(false));
  });
});

test('the progress page and the progress in a course are those of the student', async () => {
  const { result, calls, student } = renderDataHook(() => ({
    link: useProgressLink(),
    progress: useStudentProgress(101),
  }));
  await waitFor(() => expect(result.current.link.data?.href).toMatch(/^https:\/\/main\.example\//));
  await waitFor(() => expect(result.current.progress.loadable.status).toBe('ready'));
  expect(calls('Course/GetCourseStudentProgress')).toMatchObject([
    { body: { StudentId: student.account.StudentId, CoursePublishedId: 101 } },
  ]);
});
