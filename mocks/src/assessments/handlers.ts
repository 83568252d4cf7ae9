import { http, HttpResponse } from 'msw';
import { courseAssessment, diagnosticTest, diagnosticTestByUuid, recordTest, testsOf } from './model.ts';
import { moduleDetail } from '../courses/model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, studentOfPage, type MakeHandler } from '../backend/route.ts';

/** The calls of segments Assessment and DiagnosticTest, and the call of segment Course for the assessment list. */
const assessmentCalls: MakeHandler[] = [
  call({ method: 'GET', path: 'Course/GetStudentCoursesAndDiagnosticTests' }, (student) => student.courses),
  call(
    { method: 'POST', path: 'Assessment/Module', body: { StudentUserId: 'number', CoursePublishedId: 'number' } },
    (student, { body }) => courseAssessment(student, body.CoursePublishedId),
  ),
  call(
    {
      method: 'POST',
      path: 'Assessment/ModuleDetail',
      body: { StudentUserId: 'number', CoursePublishedId: 'number', ModuleId: 'number' },
    },
    (student, { body }) => moduleDetail(student, body.CoursePublishedId, body.ModuleId),
  ),
  call(
    { method: 'GET', path: 'DiagnosticTest/GetDiagnosticTest', query: { diagnosticTestId: 'number' } },
    (student, { query }) => diagnosticTest(student, query.diagnosticTestId),
  ),
  call(
    {
      method: 'GET',
      path: 'DiagnosticTest/GetDiagnosticTestByDiagnosticTestUuid',
      query: { diagnosticTestUuid: 'string' },
    },
    (student, { query }) => diagnosticTestByUuid(student, query.diagnosticTestUuid),
  ),
];

const START_PAGE = '*/DiagnosticTest/StartPage';

/** A placeholder for the main app's start page of a diagnostic test: its button submits the test and posts a message. */
const startPage = `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width" />
  <title>Main app</title>
  <h1>DiagnosticTest/StartPage</h1>
  <p>A page of the main app.</p>
  <button type="button">Hand in</button>
  <script>
    document.querySelector('button').addEventListener('click', async () => {
      await fetch(location.href, { method: 'POST' });
      opener?.postMessage({ ReloadCurrentPage: true }, '*');
      document.querySelector('p').textContent = 'Handed in.';
    });
  </script>
</html>`;

/** The pages of the main app for a diagnostic test: GET starts the test, POST submits it. */
const testPages: MakeHandler[] = (
  [
    ['get', 'started'],
    ['post', 'submitted'],
  ] as const
).map(([method, step]) => (backend) => {
  return http[method](START_PAGE, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const student = studentOfPage(backend, request);
    if (!student) return new HttpResponse('Who are you?', { status: 401 });
    recordTest(student, Number(query.get('diagnosticTestId')), step);
    return HttpResponse.html(startPage);
  });
});

export const assessmentsArea = {
  handlers: [...assessmentCalls, ...testPages],
  createStudentState: ({ courses }) => ({ diagnosticTests: testsOf(courses) }),
} satisfies MockArea;
