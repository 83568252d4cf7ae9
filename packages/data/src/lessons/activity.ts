import { decodeDownloadUrl, type ActivityRequestWire, type Lesson } from '@portal/domain/lessons';
import type { CallSpec, Client } from '../client/index.ts';

const spec = (call: string, { id, course }: Lesson): CallSpec => {
  const body: ActivityRequestWire = { lessonId: id, coursePublishedId: course };
  return { path: `Activity/${call}`, method: 'POST', body };
};

/** Tells the school that a lesson was opened. Nothing depends on it: a failure is nobody's concern. */
export async function noteOpened(client: Client, lesson: Lesson): Promise<void> {
  await client.call({ ...spec('Read', lesson), silent: true }).catch(() => undefined);
}

/** A lesson's document. Rejects with a `FailureError`; a document that is not there is a `serverDown` of that status. */
export async function fetchDocument(client: Client, lesson: Lesson): Promise<Blob> {
  return client.file(decodeDownloadUrl(await client.call(spec('ReadDocument', lesson))));
}

/** Deletes what the student has done in a lesson. Rejects with a `FailureError`. */
export async function resetLesson(client: Client, lesson: Lesson): Promise<void> {
  await client.call(spec('ResetActivity', lesson));
}
