// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { useAssessment, useDiagnosticTest, useDiagnosticTestId } from './hooks.ts';

afterEach(cleanup);

test('a course’s assessments and a diagnostic test are those of the student', async () => {
  const { result, calls, student } = renderDataHook(() => ({
    assessment: useAssessment(101),
    test: useDiagnosticTest(301),
  }));
  await waitFor(() => expect(result.current.assessment.data).toMatchObject({ kind: 'modules' }));
  await waitFor(() => expect(result.current.test.data?.name).toBe('PTE diagnostic test'));
  const body = { StudentUserId: student.account.UserId, CoursePublishedId: 101 };
  expect(calls('Assessment/Module')).toEqual([{ path: 'Assessment/Module', body }]);
});

test('a uuid that no test has is said to be none', async () => {
  const { result } = renderDataHook(() => useDiagnosticTestId('5c1f0de0-0000-4000-8000-00000000ffff'));
  await waitFor(() => expect(result.current.loadable.status).toBe('failed'));
});
