import type { CourseModules, Lesson, SelectedCourse } from '@portal/domain/lessons';
import { loading } from '@portal/domain/shared';
import {
  COURSE_PRACTICE_KEY,
  COURSE_PROGRESS_KEY,
  failWhenRefused,
  useClient,
  useSilentClient,
  useLoadableQuery,
  useStudent,
  useSubmissions,
  type LoadableQuery,
  type SaveFile,
  type SubmissionsHandle,
} from '../client/index.ts';
import { DOWNLOAD_KEY, lessonMutations, READ_KEY, RESET_KEY } from './mutations.ts';
import { lessonQueries } from './queries.ts';
import { moduleTopicsKey } from './topics.ts';

/** The name of a course, and whether it is open. */
export function useCourse(id: number): LoadableQuery<SelectedCourse> {
  return failWhenRefused(useLoadableQuery(lessonQueries.course(useClient(), id)));
}

/** Like `useCourse`, but fetched silently: for a page that shows only the course's name, beside its own content. */
export function useSilentCourse(id: number): LoadableQuery<SelectedCourse> {
  return useLoadableQuery(lessonQueries.course(useSilentClient(), id));
}

/** The published course id behind a deep link. */
export function useCourseIdByUuid(uuid: string): LoadableQuery<number> {
  return useLoadableQuery(lessonQueries.courseId(useClient(), uuid));
}

/**
 * Whether a reset of a course is running. A `false` from an earlier visit counts as loading while it is refetched, since
 * a reset may have started meanwhile, and a refused refetch replaces it. Where it fails for want of a connection, the
 * lessons stay. A `true` stays until the check succeeds.
 */
export function useCourseReset(id: number): LoadableQuery<boolean> {
  const query = useLoadableQuery(lessonQueries.resetInProgress(useClient(), id));
  if (query.data !== false) return query;
  return query.isOfEarlierVisit ? { ...query, loadable: loading, data: undefined } : failWhenRefused(query);
}

/** The modules of a course, and whether all of it is locked. */
export function useCourseModules(id: number): LoadableQuery<CourseModules> {
  return failWhenRefused(useLoadableQuery(lessonQueries.modules(useClient(), useStudent().studentId, id)));
}

/**
 * The modules of a course and whether it is being reset, for the course's own page: fetched silently, under the keys of the
 * lesson page.
 *
 * @param enabled false = nothing is fetched
 */
export function useCourseOutline(
  id: number,
  enabled: boolean,
): { resetting: LoadableQuery<boolean>; modules: LoadableQuery<CourseModules> } {
  const client = useSilentClient();
  return {
    resetting: useLoadableQuery({ ...lessonQueries.resetInProgress(client, id), enabled }),
    modules: useLoadableQuery({ ...lessonQueries.modules(client, useStudent().studentId, id), enabled }),
  };
}

/** Reports to the server that a lesson was opened; silent when it fails. */
export function useMarkLessonRead(): (lesson: Lesson) => void {
  const client = useClient();
  return useSubmissions(READ_KEY, (lesson: Lesson) => lessonMutations.read(client, lesson)).submit;
}

/** Keys of the progress in a course. */
const progressKeys = (studentId: number, course: number) =>
  [COURSE_PROGRESS_KEY, COURSE_PRACTICE_KEY].map((prefix) => [...prefix, studentId, course]);

/** Downloads the documents of a course's lessons; `save` is called with each file and its name. */
export function useLessonDocument(course: number, save: SaveFile): SubmissionsHandle<void, Lesson> {
  const client = useClient();
  const { studentId } = useStudent();
  return useSubmissions(DOWNLOAD_KEY, (lesson) => {
    const topics = moduleTopicsKey(studentId, course, lesson.module);
    return lessonMutations.download(client, lesson, [topics, ...progressKeys(studentId, course)], save);
  });
}

/**
 * Resets lessons of a course; each is pending until its module is refetched. A failure is kept until the lesson's next
 * action, also when the student had left the page before it occurred.
 */
export function useResetLesson(course: number): SubmissionsHandle<void, Lesson> {
  const client = useClient();
  const { studentId } = useStudent();
  return useSubmissions(
    RESET_KEY,
    (lesson) => {
      const topics = moduleTopicsKey(studentId, course, lesson.module);
      return lessonMutations.reset(client, lesson, topics, progressKeys(studentId, course));
    },
    { keepFailures: true },
  );
}
