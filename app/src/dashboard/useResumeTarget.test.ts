// @vitest-environment jsdom
import { useCourses } from '@portal/data/courses';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useResumeTarget } from './useResumeTarget.ts';

afterEach(cleanup);

test.each([
  [68, { total: 68 }],
  [0, null],
])('of a course with %d practice lessons the card shows the progress %j', async (total, practice) => {
  const { result, backend } = renderHookInPortal(() => useResumeTarget(useCourses().loadable));
  const Value = {
    TotalPracticeLesson: total,
    TotalPracticeLessonCompleted: 0,
    TotalPracticeLessonCompletedPercentage: 0,
    AveragePracticeLessonScorePercentage: 0,
  };
  const body = JSON.stringify({ IsSuccess: true, MessageErrorTextArray: [], MessageTextArray: [], Value });
  backend.faults.fail('Course/GetCourseStudentProgress', { kind: 'body', body });
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: 'ready', value: { courseName: expect.any(String) } }),
  );
  expect(result.current).toMatchObject({ value: { practice } });
});
