import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { courseQueries } from './queries.ts';
import { mockClient } from '../testing/index.ts';

/** A client that answers `value`, and what it was asked. */
function answering(value: unknown) {
  const call = vi.fn<Client['call']>(async () => value);
  const client = mockClient({ call });
  return { client, asked: () => call.mock.calls[0]?.[0] };
}

test('how far a course is, is fetched silently: the resume card does not need it', async () => {
  const { client, asked } = answering({
    TotalPracticeLesson: 68,
    TotalPracticeLessonCompleted: 42,
    TotalPracticeLessonCompletedPercentage: 62,
    AveragePracticeLessonScorePercentage: 71,
  });
  const read = await new QueryClient().fetchQuery(courseQueries.practice(client, 7001, 101));
  expect(read).toMatchObject({ completed: 42, total: 68 });
  expect(asked()).toEqual({
    path: 'Course/GetCourseStudentProgress',
    method: 'POST',
    body: { StudentId: 7001, CoursePublishedId: 101 },
    silent: true,
  });
});
