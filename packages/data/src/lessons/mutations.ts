import { decodeDownloadUrl, type ActivityRequestWire, type Lesson } from '@portal/domain/lessons';
import { mutationOptions, type QueryKey } from '@tanstack/react-query';
import { fetchDecoded, type CallSpec, type Client, type SaveFile } from '../client/index.ts';

/** Key prefixes of the mutations; each key ends with the lesson's id. */
export const READ_KEY = ['lessons', 'read'] as const;
export const DOWNLOAD_KEY = ['lessons', 'download'] as const;
export const RESET_KEY = ['lessons', 'reset'] as const;

const activityCall = (call: string, { id, course }: Lesson): CallSpec => {
  const body: ActivityRequestWire = { lessonId: id, coursePublishedId: course };
  return { path: `Activity/${call}`, method: 'POST', body };
};

export const lessonMutations = {
  /** Reports to the server that a lesson was opened. Silent, since nothing depends on it. */
  read: (client: Client, lesson: Lesson) =>
    mutationOptions({
      mutationKey: [...READ_KEY, lesson.id],
      mutationFn: async () => void (await client.call({ ...activityCall('Read', lesson), silent: true })),
    }),
  /**
   * Fetches a lesson's document and saves it under its name, which completes the lesson. A missing document is a
   * `serverDown` failure with its status.
   *
   * @param changed keys of the queries that this changes: the lesson's module, the progress
   */
  download: (client: Client, lesson: Lesson, changed: readonly QueryKey[], save: SaveFile) =>
    mutationOptions({
      mutationKey: [...DOWNLOAD_KEY, lesson.id],
      mutationFn: async () => {
        const file = await client.file(
          await fetchDecoded(client, activityCall('ReadDocument', lesson), decodeDownloadUrl),
        );
        save(file, (lesson.opening.kind === 'document' && lesson.opening.fileName) || lesson.name);
      },
      // Also when the file cannot be fetched: the server has completed the lesson already.
      meta: { invalidates: changed, invalidatesOn: 'settled' },
    }),
  /**
   * Deletes the student's work in a lesson. Pending until the lesson's module is refetched. The refetch of the progress
   * is not awaited, because the page is complete without it.
   *
   * @param topicsKey key prefix of that module
   * @param progress keys of the progress in the course
   */
  reset: (client: Client, lesson: Lesson, topicsKey: QueryKey, progress: readonly QueryKey[]) =>
    mutationOptions({
      mutationKey: [...RESET_KEY, lesson.id],
      mutationFn: async () => void (await client.call(activityCall('ResetActivity', lesson))),
      // Also after a failure: the server may have deleted the work although its response was lost.
      meta: { invalidates: progress, invalidatesOn: 'settled', awaitsRefetch: [topicsKey] },
    }),
};
