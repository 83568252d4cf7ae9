import { decodeTopics } from '@portal/domain/lessons';
import { FailureError } from '@portal/domain/shared';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { fetchDocument, noteOpened, resetLesson } from './activity.ts';
import { lessonQueries } from './queries.ts';
import { wayToLesson } from './way-to-lesson.ts';
import { mockClient } from '../testing/index.ts';

const learner = { studentId: 7001, userId: 5001, course: 101 };

function school(answer: unknown) {
  const call = vi.fn<Client['call']>(async () => answer);
  const file = vi.fn<Client['file']>(async () => new Blob(['%PDF']));
  const client = mockClient({ call, file });
  return { client, file, sent: () => call.mock.calls.map(([spec]) => spec) };
}

describe('what a course’s pages ask, as the contract spells it', () => {
  test('its name and status', async () => {
    const { client, sent } = school({ CourseName: 'PTE', CourseStatus: 2 });
    const course = await new QueryClient().fetchQuery(lessonQueries.course(client, 101));
    expect(sent()).toEqual([{ path: 'Course/GetCourseById', method: 'GET', query: { id: 101 } }]);
    expect(course).toEqual({ name: 'PTE', standing: 'maintenance' });
  });

  test('its id, by its uuid', async () => {
    const { client, sent } = school({ CoursePublishedId: 101 });
    expect(await new QueryClient().fetchQuery(lessonQueries.courseId(client, 'ab-cd'))).toBe(101);
    expect(sent()).toEqual([
      { path: 'Course/GetStudentCourseByCourseUuid', method: 'GET', query: { courseUuid: 'ab-cd' } },
    ]);
  });

  test('whether it is being reset', async () => {
    const { client, sent } = school({ IsResetInProgress: true });
    expect(await new QueryClient().fetchQuery(lessonQueries.resetInProgress(client, 101))).toBe(true);
    expect(sent()).toEqual([{ path: 'Course/GetCourseResetStatus', method: 'POST', body: { CoursePublishedId: 101 } }]);
  });

  test('whether it is being reset, at each visit anew', async () => {
    const { client, sent } = school({ IsResetInProgress: false });
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
    await queries.fetchQuery(lessonQueries.resetInProgress(client, 101));
    await queries.fetchQuery(lessonQueries.resetInProgress(client, 101));
    expect(sent()).toHaveLength(2);
  });

  test('its modules', async () => {
    const { client, sent } = school({ Modules: [], IsLocked: true });
    expect(await new QueryClient().fetchQuery(lessonQueries.modules(client, learner))).toEqual({
      modules: [],
      locked: true,
    });
    expect(sent()).toEqual([
      { path: 'Course/GetCourseModule', method: 'POST', body: { StudentId: 7001, CoursePublishedId: 101 } },
    ]);
  });

  test('the topics of a module, once', async () => {
    const { client, sent } = school([]);
    const queries = new QueryClient();
    const topics = lessonQueries.topics(client, learner, 11);
    await queries.fetchQuery(topics);
    await queries.fetchQuery(topics);
    expect(sent()).toEqual([
      {
        path: 'Course/GetModuleDetail',
        method: 'POST',
        body: { StudentId: 7001, StudentUserId: 5001, CoursePublishedId: 101, ModuleId: 11 },
      },
    ]);
    expect(topics.queryKey.slice(0, -1)).toEqual(lessonQueries.topicsKey(learner));
    const others = [
      lessonQueries.topics(client, learner, 12),
      lessonQueries.topics(client, { ...learner, course: 102 }, 11),
      lessonQueries.topics(client, { ...learner, studentId: 7002 }, 11),
    ];
    expect(new Set([topics, ...others].map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(4);
  });

  test('a lesson to lead to: with its module, which may be locked', async () => {
    const { client, sent } = school({ Modules: [], IsLocked: false });
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
    const lesson = await new QueryClient().fetchQuery(wayToLesson(answering, learner, place));
    expect(lesson?.name).toBe('Maps');
    expect(sent().map(({ path, silent }) => [path, silent])).toEqual([
      ['Course/GetCourseModule', true],
      ['Course/GetModuleDetail', true],
    ]);
    const keys = [
      wayToLesson(client, learner, place),
      wayToLesson(client, learner, { ...place, lesson: 1 }),
      wayToLesson(client, { ...learner, course: 102 }, place),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(3);
  });
});

describe('what is done with a lesson', () => {
  const [topic] = decodeTopics([
    {
      Id: 1,
      Name: '',
      IsTopicPackageActive: true,
      TotalChildren: 1,
      TotalDone: 0,
      TotalSubmittedLesson: 0,
      TotalInProgress: 0,
      TopicLessonDtos: [{ LessonId: 1104, CoursePublishedId: 101, LessonName: 'Phrase bank', IsPackageActive: true }],
    },
  ]);
  const lesson = topic?.lessons[0] ?? expect.fail('no lesson');
  const body = { lessonId: 1104, coursePublishedId: 101 };

  test('opening it is noted, silently; that it could not be is nobody’s concern', async () => {
    const { client, sent } = school(null);
    await noteOpened(client, lesson);
    expect(sent()).toEqual([{ path: 'Activity/Read', method: 'POST', body, silent: true }]);
    const down: Client = { ...client, call: () => Promise.reject(new FailureError({ kind: 'offline' })) };
    await expect(noteOpened(down, lesson)).resolves.toBeUndefined();
  });

  test('a document is asked for, then fetched from where the school says', async () => {
    const { client, file, sent } = school({ DownloadUrl: '/files/bank.pdf' });
    const blob = await fetchDocument(client, lesson);
    expect(await blob.text()).toBe('%PDF');
    expect(sent()).toEqual([{ path: 'Activity/ReadDocument', method: 'POST', body }]);
    expect(file.mock.calls).toEqual([['/files/bank.pdf']]);
  });

  test('a document without an address is not fetched', async () => {
    const { client, file } = school({ DownloadUrl: '' });
    await expect(fetchDocument(client, lesson)).rejects.toThrow(FailureError);
    expect(file).not.toHaveBeenCalled();
  });

  test('a reset names lesson and course in camelCase', async () => {
    const { client, sent } = school(null);
    await resetLesson(client, lesson);
    expect(sent()).toEqual([{ path: 'Activity/ResetActivity', method: 'POST', body }]);
  });
});
