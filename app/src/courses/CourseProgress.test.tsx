// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import AssessmentListContainer from '../assessments/AssessmentListContainer.tsx';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import CourseListContainer from './CourseListContainer.tsx';

afterEach(cleanup);

const PROGRESS = 'Course/GetCourseStudentProgress';

/** What mei has, by what can be done with it. */
const STARTED = [101, 104];
const NOT_STARTED = [102, 103];

test.each([
  ['assessments', <AssessmentListContainer key="assessments" />, [...STARTED, ...NOT_STARTED]],
  ['courses', <CourseListContainer key="courses" />, STARTED],
] as const)('the list of %s asks once for the progress of each open course, of no other', async (_, list, asked) => {
  const { calls } = renderInPortal(list);
  await screen.findByRole('heading', { name: 'PTE Academic in 6 weeks' });
  await waitFor(() => expect(screen.getAllByRole('progressbar', { hidden: true })).toHaveLength(asked.length));
  const ids = calls(PROGRESS).map(({ body }) => (body as { CoursePublishedId: number }).CoursePublishedId);
  expect(ids).toHaveLength(asked.length);
  expect(new Set(ids)).toEqual(new Set(asked));
});

test('a progress that cannot be fetched leaves the status, without an alert', async () => {
  const { backend, calls, queries } = renderInPortal(<AssessmentListContainer />);
  backend.faults.fail(PROGRESS, { kind: 'offline' });
  await waitFor(() => expect(calls(PROGRESS)).toHaveLength(STARTED.length + NOT_STARTED.length));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.getAllByText('In progress').length).toBeGreaterThan(0);
  expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
