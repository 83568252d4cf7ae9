import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answeringClient } from '../testing/answering-client.ts';
import { describeQuery } from '../testing/describe-query.ts';
import { courseQueries, studentCoursesCall } from './queries.ts';

describeQuery('the courses', {
  make: (client) => courseQueries.list(client, 5001),
  key: ['courses', 'list', 5001],
  call: {
    path: 'Course/PagedStudentCourse',
    method: 'POST',
    // NET-29
    body: {
      StudentUserId: 5001,
      PageIndex: 0,
      PageSize: 50,
      SortFieldName: 'Id',
      SortOrder: 'ASC',
      Keyword: '',
      LastDisplayIndex: 3,
    },
  },
  answer: { rows: [{ Id: 1, ItemType: 1, CourseName: 'PTE', IconSource: 3, IconValue: '/a.svg' }], total: 1 },
  read: {
    rows: [expect.objectContaining({ id: 1, name: 'PTE', icon: { kind: 'image', url: 'https://main.example/a.svg' } })],
    total: 1,
  },
});

test('what the page asks early is what the query asks later', () => {
  expect(studentCoursesCall(7)).toMatchObject({ body: { StudentUserId: 7 } });
});

test('how far a course is, is fetched silently: the resume card does not need it', async () => {
  const { client, sentCalls } = answeringClient({
    TotalPracticeLesson: 68,
    TotalPracticeLessonCompleted: 42,
    TotalPracticeLessonCompletedPercentage: 62,
    AveragePracticeLessonScorePercentage: 71,
  });
  const read = await new QueryClient().fetchQuery(courseQueries.practice(client, 7001, 101));
  expect(read).toMatchObject({ completed: 42, total: 68 });
  expect(sentCalls()).toEqual([
    {
      path: 'Course/GetCourseStudentProgress',
      method: 'POST',
      body: { StudentId: 7001, CoursePublishedId: 101 },
      silent: true,
    },
  ]);
});
