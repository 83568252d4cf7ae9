import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { Client } from '../client/index.ts';
import { answeringClient } from '../testing/answering-client.ts';
import { lessonQueries } from './queries.ts';
import { topicsKey, topicsQuery } from './topics.ts';
import { resumeLessonQuery } from './resume-lesson.ts';

const learner = { studentId: 7001, userId: 5001, course: 101 };

describe('what a course’s pages ask, as the contract spells it', () => {
  test('its name and status', async () => {
    const { client, sentCalls } = answeringClient({ CourseName: 'PTE', CourseStatus: 2 });
    const course = await new QueryClient().fetchQuery(lessonQueries.course(client, 101));
    expect(sentCalls()).toEqual([{ path: 'Course/GetCourseById', method: 'GET', query: { id: 101 } }]);
    expect(course).toEqual({ name: 'PTE', status: 'maintenance' });
  });

  test('its id, by its uuid', async () => {
    const { client, sentCalls } = answeringClient({ CoursePublishedId: 101 });
    expect(await new QueryClient().fetchQuery(lessonQueries.courseId(client, 'ab-cd'))).toBe(101);
    expect(sentCalls()).toEqual([
      { path: 'Course/GetStudentCourseByCourseUuid', method: 'GET', query: { courseUuid: 'ab-cd' } },
    ]);
  });

  test('whether it is being reset', async () => {
    const { client, sentCalls } = answeringClient({ IsResetInProgress: true });
    expect(await new QueryClient().fetchQuery(lessonQueries.resetInProgress(client, 101))).toBe(true);
    expect(sentCalls()).toEqual([
      { path: 'Course/GetCourseResetStatus', method: 'POST', body: { CoursePublishedId: 101 } },
    ]);
  });

  test('whether it is being reset, fetched at each visit', async () => {
    const { client, sentCalls } = answeringClient({ IsResetInProgress: false });
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
    await queries.fetchQuery(lessonQueries.resetInProgress(client, 101));
    await queries.fetchQuery(lessonQueries.resetInProgress(client, 101));
    expect(sentCalls()).toHaveLength(2);
  });

  test('its modules', async () => {
    const { client, sentCalls } = answeringClient({ Modules: [], IsLocked: true });
    expect(await new QueryClient().fetchQuery(lessonQueries.modules(client, 7001, 101))).toEqual({
      modules: [],
      locked: true,
    });
    expect(sentCalls()).toEqual([
      { path: 'Course/GetCourseModule', method: 'POST', body: { StudentId: 7001, CoursePublishedId: 101 } },
    ]);
  });

  test('the topics of a module, once', async () => {
    const { client, sentCalls } = answeringClient([]);
    const queries = new QueryClient();
    const topics = topicsQuery(client, 'lessons', learner, 11);
    await queries.fetchQuery(topics);
    await queries.fetchQuery(topics);
    expect(sentCalls()).toEqual([
      {
        path: 'Course/GetModuleDetail',
        method: 'POST',
        body: { StudentId: 7001, StudentUserId: 5001, CoursePublishedId: 101, ModuleId: 11 },
      },
    ]);
    expect(topics.queryKey.slice(0, 4)).toEqual(topicsKey(7001, 101));
    const others = [
      topicsQuery(client, 'lessons', learner, 12),
      topicsQuery(client, 'lessons', { ...learner, course: 102 }, 11),
      topicsQuery(client, 'lessons', { ...learner, studentId: 7002 }, 11),
    ];
    expect(new Set([topics, ...others].map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(4);
  });

  test('a lesson to lead to: with its module, which may be locked', async () => {
    const { client, sentCalls } = answeringClient({ Modules: [], IsLocked: false });
    const answers = [
      { Modules: [{ Id: 11, Name: 'Speaking', IsModulePackageActive: true }], IsLocked: false },
      [
        {
          Id: 1,
          Name: '',
          IsTopicPackageActive: true,
          TotalChildren: 1,
          TotalDone: 0,
          TotalSubmittedLesson: 0,
          TotalInProgress: 0,
          TopicLessonDtos: [{ LessonId: 1101, CoursePublishedId: 101, LessonName: 'Maps', IsPackageActive: true }],
        },
      ],
    ];
    const answering: Client = {
      ...client,
      call: async (spec) => {
        await client.call(spec);
        return answers.shift();
      },
    };
    const place = { module: 11, lesson: 1101 };
    const lesson = await new QueryClient().fetchQuery(resumeLessonQuery(answering, learner, place));
    expect(lesson?.name).toBe('Maps');
    expect(sentCalls().map(({ path, silent }) => [path, silent])).toEqual([
      ['Course/GetCourseModule', true],
      ['Course/GetModuleDetail', true],
    ]);
    const keys = [
      resumeLessonQuery(client, learner, place),
      resumeLessonQuery(client, learner, { ...place, lesson: 1 }),
      resumeLessonQuery(client, { ...learner, course: 102 }, place),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(3);
  });
});
