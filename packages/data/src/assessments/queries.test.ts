import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answeringClient } from '../testing/answering-client.ts';
import { courseQueries } from '../courses/queries.ts';
import { topicsQuery } from '../lessons/topics.ts';
import { assessmentQueries } from './queries.ts';

const PTE = { studentId: 7001, userId: 5001, course: 101 };
const fetched = new QueryClient();

test('what a course assesses is fetched, not silently', async () => {
  const { client, sentCalls } = answeringClient({ CourseName: 'PTE', ModuleDtos: [] });
  expect(await fetched.fetchQuery(assessmentQueries.course(client, 5001, 101))).toEqual({
    courseName: 'PTE',
    kind: 'empty',
  });
  expect(sentCalls()).toEqual([
    { path: 'Assessment/Module', method: 'POST', body: { StudentUserId: 5001, CoursePublishedId: 101 } },
  ]);
});

test('the topics of a module are fetched by its id', async () => {
  const { client, sentCalls } = answeringClient([]);
  expect(await fetched.fetchQuery(topicsQuery(client, 'assessments', PTE, 21))).toEqual([]);
  expect(sentCalls()).toEqual([
    {
      path: 'Assessment/ModuleDetail',
      method: 'POST',
      body: { StudentUserId: 5001, CoursePublishedId: 101, ModuleId: 21 },
    },
  ]);
});

test('a diagnostic test is fetched by its id', async () => {
  const { client, sentCalls } = answeringClient({ Name: 'Test', WizardId: 77, IsReady: true });
  expect(await fetched.fetchQuery(assessmentQueries.diagnosticTest(client, 5001, 301))).toMatchObject({
    state: 'ready',
  });
  expect(sentCalls()).toEqual([
    { path: 'DiagnosticTest/GetDiagnosticTest', method: 'GET', query: { diagnosticTestId: 301 } },
  ]);
});

test('a uuid is resolved to an id', async () => {
  const { client, sentCalls } = answeringClient({ DiagnosticTestId: 301 });
  expect(await fetched.fetchQuery(assessmentQueries.diagnosticTestId(client, 'd1a6'))).toBe(301);
  expect(sentCalls()).toEqual([
    {
      path: 'DiagnosticTest/GetDiagnosticTestByDiagnosticTestUuid',
      method: 'GET',
      query: { diagnosticTestUuid: 'd1a6' },
    },
  ]);
});

test('courses and diagnostic tests are fetched in one call', async () => {
  const test = { Id: 301, ItemType: 2, CourseName: 'Test', IconSource: 3, IconValue: '/a.svg' };
  const { client, sentCalls } = answeringClient([test]);
  expect(await fetched.fetchQuery(courseQueries.withTests(client, 5001))).toMatchObject({
    rows: [{ id: 301, kind: 'diagnosticTest', icon: { url: 'https://main.example/a.svg' } }],
    total: 1,
  });
  expect(sentCalls()).toEqual([{ path: 'Course/GetStudentCoursesAndDiagnosticTests', method: 'GET' }]);
});

test('each student, course, module and test has answers of its own', () => {
  const { client } = answeringClient(null);
  const keys = [
    assessmentQueries.course(client, 5001, 101),
    assessmentQueries.course(client, 1, 101),
    assessmentQueries.course(client, 5001, 1),
    topicsQuery(client, 'lessons', PTE, 21),
    topicsQuery(client, 'assessments', PTE, 21),
    topicsQuery(client, 'assessments', PTE, 22),
    topicsQuery(client, 'assessments', { ...PTE, studentId: 1 }, 21),
    assessmentQueries.diagnosticTest(client, 5001, 301),
    assessmentQueries.diagnosticTest(client, 5002, 301),
    assessmentQueries.diagnosticTest(client, 5001, 302),
    courseQueries.list(client, 5001),
    courseQueries.withTests(client, 5001),
    courseQueries.withTests(client, 5002),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});
