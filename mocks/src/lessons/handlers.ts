import { http, HttpResponse } from 'msw';
import { findLesson, hasDocument, recordLesson, readDocument, readLesson, resetActivity } from './model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, studentOfPage, studentOfRequest, type MakeHandler } from '../backend/route.ts';

const lessonIds = { lessonId: 'number', coursePublishedId: 'number' } as const;
const calls = { Read: readLesson, ReadDocument: readDocument, ResetActivity: resetActivity };

/** The calls of segment Activity. */
const activityCalls: MakeHandler[] = Object.entries(calls).map(([name, answer]) =>
  call({ method: 'POST', path: `Activity/${name}`, body: lessonIds }, (student, { body }) =>
    answer(student, { course: body.coursePublishedId, lesson: body.lessonId }),
  ),
);

/** Documents of lessons: they need a valid token. */
const documents: MakeHandler = (backend) =>
  http.get('*/school/documents/:name', ({ request, params }) => {
    if (!studentOfRequest(backend, request)) return new HttpResponse(null, { status: 401 });
    const name = String(params['name']);
    if (!hasDocument(name)) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(`%PDF ${name}`, { headers: { 'Content-Type': 'application/pdf' } });
  });

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A placeholder for an exercise of the main app: its button submits it and posts which module has changed. */
const page = (name: string, lesson: string, module: number) => `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width" />
  <title>Main app</title>
  <h1>Activity/${name}</h1>
  <p>${escaped(lesson)}</p>
  <button type="button">Hand in</button>
  <script>
    document.querySelector('button').addEventListener('click', async () => {
      await fetch(location.href, { method: 'POST' });
      opener?.postMessage({ ReloadModule: ${module} }, '*');
      document.querySelector('button').replaceWith('Handed in.');
    });
  </script>
</html>`;

const PAGES = ['View', 'ViewSingleClick', 'StartPage', 'ViewResultNotification'];

/** The pages of the main app for lessons: GET starts the exercise, POST completes it. */
const exercises: MakeHandler[] = PAGES.flatMap((name) =>
  (
    [
      ['get', 'opened'],
      ['post', 'submitted'],
    ] as const
  ).map(([method, step]): MakeHandler => (backend) => {
    return http[method](`*/Activity/${name}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const student = studentOfPage(backend, request);
      if (!student) return new HttpResponse('Who are you?', { status: 401 });
      const which = { course: Number(query.get('coursePublishedId')), lesson: Number(query.get('lessonId')) };
      const found = findLesson(student, which);
      if (!found) return new HttpResponse('No such lesson', { status: 404 });
      recordLesson(student, which, step, step === 'submitted' ? backend.now() : undefined);
      return HttpResponse.html(page(name, found.lesson.LessonName, found.module));
    });
  }),
);

/** Pages and documents of lessons outside the API. */
const lessonPages: MakeHandler[] = [documents, ...exercises];

export const lessonsArea = {
  handlers: [...activityCalls, ...lessonPages],
} satisfies MockArea;
