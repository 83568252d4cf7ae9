import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answeringClient } from '../testing/answering-client.ts';
import { progressFrameEnabled } from './frame-enabled.ts';
import { progressQueries } from './queries.ts';

test('whether the progress page is on the dashboard is fetched silently, once a visit', async () => {
  const { client, sentCalls } = answeringClient({ IsEnableStudentProgress: true });
  const queries = new QueryClient();
  expect(await queries.fetchQuery(progressFrameEnabled(client))).toBe(true);
  await queries.fetchQuery(progressFrameEnabled(client));
  expect(sentCalls()).toEqual([{ path: 'Setting/IsEnableStudentProgressMicroService', method: 'GET', silent: true }]);
});

test('where the progress page is, is fetched once a visit, not silently', async () => {
  const { client, sentCalls } = answeringClient({ studentProgressUrl: '/progress', Uuid: 'u-1' });
  const queries = new QueryClient();
  const link = progressQueries.link(client, 5001);
  expect(await queries.fetchQuery(link)).toEqual({ href: 'https://main.example/progress', uuid: 'u-1' });
  await queries.fetchQuery(link);
  expect(sentCalls()).toEqual([{ path: 'Account/GetStudentProgress', method: 'GET', query: { userId: 5001 } }]);
  expect(progressQueries.link(client, 5002).queryKey).not.toEqual(link.queryKey);
});

test('the progress in a course is requested as the contract spells it, and read', async () => {
  const numbers = {
    TotalPracticeLesson: 68,
    TotalPracticeLessonCompleted: 42,
    TotalPracticeLessonCompletedPercentage: 61.76,
    AveragePracticeLessonScorePercentage: 70.6,
    TotalAssessmentLesson: 15,
    TotalAssessmentLessonCompleted: 6,
    TotalAssessmentLessonCompletedPercentage: 40,
    AverageAssessmentLessonScorePercentage: 67.5,
  };
  const { client, sentCalls } = answeringClient(numbers);
  const read = await new QueryClient().fetchQuery(progressQueries.ofCourse(client, 7001, 101));
  expect(read.practice).toEqual({ total: 68, completed: 42, percent: 61, score: 70 });
  const body = { StudentId: 7001, CoursePublishedId: 101 };
  expect(sentCalls()).toEqual([{ path: 'Course/GetCourseStudentProgress', method: 'POST', body }]);
});
