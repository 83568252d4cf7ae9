import { decodeDownloadUrl, type ActivityRequestWire, type Lesson } from '@portal/domain/lessons';
import { mutationOptions, type QueryKey } from '@tanstack/react-query';
import type { CallSpec, Client } from '../client/index.ts';

/** What the keys of all mutations of one kind begin with; each ends with the lesson's id. */
export const READ_KEY = ['lessons', 'read'] as const;
export const DOWNLOAD_KEY = ['lessons', 'download'] as const;
export const RESET_KEY = ['lessons', 'reset'] as const;

/** Hands a lesson's document to the browser. */
export type SaveFile = (file: Blob, name: string) => void;

const activityCall = (call: string, { id, course }: Lesson): CallSpec => {
  const body: ActivityRequestWire = { lessonId: id, coursePublishedId: course };
  return { path: `Activity/${call}`, method: 'POST', body };
};

export const lessonMutations = {
  /** Tells the server that a lesson was opened. Nothing depends on it: a failure is nobody's concern. */
  read: (client: Client, lesson: Lesson) =>
    mutationOptions({
      mutationKey: [...READ_KEY, lesson.id],
      mutationFn: async () => void (await client.call({ ...activityCall('Read', lesson), silent: true })),
    }),
  /**
   * Fetches a lesson's document and saves it under its name; the lesson is done by that. A document that is not there is
   * a `serverDown` of that status.
   *
   * @param topicsKey what the keys of the lesson's module begin with
   */
  download: (client: Client, lesson: Lesson, topicsKey: QueryKey, save: SaveFile) =>
    mutationOptions({
      mutationKey: [...DOWNLOAD_KEY, lesson.id],
      mutationFn: async () => {
        const file = await client.file(decodeDownloadUrl(await client.call(activityCall('ReadDocument', lesson))));
        save(file, (lesson.opening.kind === 'document' && lesson.opening.fileName) || lesson.name);
      },
      meta: { invalidates: [topicsKey] },
    }),
  /**
   * Deletes what the student has done in a lesson; pending until the lesson's module is there anew.
   *
   * @param topicsKey what the keys of that module begin with
   */
  reset: (client: Client, lesson: Lesson, topicsKey: QueryKey) =>
    mutationOptions({
      mutationKey: [...RESET_KEY, lesson.id],
      mutationFn: async () => void (await client.call(activityCall('ResetActivity', lesson))),
      meta: { invalidates: [topicsKey], awaitsRefetch: true },
    }),
};
