import { decodeNearestAppointment } from '@portal/domain/appointments';
import {
  coursePublishedIds,
  decodeClosestClass,
  decodeLiveClassCourses,
  decodeLiveClassPage,
  decodeNearest,
  decodeNextClasses,
  type ClassesTab,
  type LiveClassesRequestWire,
} from '@portal/domain/live-classes';
import { LIST_PAGE_SIZE, decodeBoolean } from '@portal/domain/shared';
import { queryOptions } from '@tanstack/react-query';
import {
  COURSES_KEY,
  createQueryFn,
  LIVE_CLASSES_KEY,
  pagedQuery,
  SERVER_FLAGS_KEY,
  type CallSpec,
  type Client,
} from '../client/index.ts';

/** The lists of the page, and the past classes: a specified call that no screen uses (OPEN-61). */
type ClassesList = ClassesTab | 'archived';

const paths = {
  upcoming: 'LiveClass/GetUpcomingLiveClassEventGridJson',
  registered: 'LiveClass/GetRegisteredLiveClassEventGridJson',
  archived: 'LiveClass/GetArchivedLiveClassEventGridJson',
} as const satisfies Record<ClassesList, string>;

export function liveClassesCall(
  list: ClassesList,
  keyword: string,
  courses: readonly number[] | null,
  page: number,
): CallSpec {
  const body: LiveClassesRequestWire = {
    PageIndex: page,
    PageSize: LIST_PAGE_SIZE,
    // No field: the server's order, by start.
    SortFieldName: '',
    SortOrder: 'ASC',
    Keyword: keyword,
    CoursePublishedIds: coursePublishedIds(courses),
  };
  return { path: paths[list], method: 'POST', body };
}

export const nextClassesCall: CallSpec = { path: 'LiveClass/GetNextUpcomingLiveClassEvent', method: 'POST' };
const closestCall: CallSpec = { path: 'LiveClass/GetClosestEvent', method: 'POST' };
const nearestCall: CallSpec = { path: 'LiveClass/GetNearestLiveEventAndAppointment', method: 'POST' };
export const liveClassCoursesCall: CallSpec = { path: 'LiveClass/GetStudentCourses', method: 'GET' };
export const showsLibraryCall: CallSpec = { path: 'LiveClass/ShowHideLiveClassLibrary', method: 'POST', silent: true };

export const liveClassQueries = {
  /** Key prefix of a tab's lists, for every keyword. */
  keyOf: (list: ClassesList) => [...LIVE_CLASSES_KEY, 'list', list] as const,
  /**
   * The classes of a list that match `keyword` ('' = all), general ones and those of `courses`; null = the courses are
   * unknown.
   */
  list: (client: Client, userId: number, list: ClassesList, keyword: string, courses: readonly number[] | null) =>
    pagedQuery({
      client,
      queryKey: [...liveClassQueries.keyOf(list), userId, keyword, courses],
      call: (page) => liveClassesCall(list, keyword, courses, page),
      decode: decodeLiveClassPage,
      keyOf: ({ id }) => id,
    }),
  /** The class, or the classes, that begin next. */
  next: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...LIVE_CLASSES_KEY, 'next', userId],
      queryFn: createQueryFn(client, nextClassesCall, decodeNextClasses),
    }),
  /** The class that is closest to now; null = none. A specified call that no screen uses (OPEN-61). */
  closest: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...LIVE_CLASSES_KEY, 'closest', userId],
      queryFn: createQueryFn(client, closestCall, decodeClosestClass),
    }),
  /** The live class and the appointment that are nearest; null = none. No screen uses this call either. */
  nearest: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...LIVE_CLASSES_KEY, 'nearest', userId],
      queryFn: createQueryFn(client, nearestCall, (sent, context) => {
        const { liveClass, appointment } = decodeNearest(sent, context);
        return { liveClass, appointment: decodeNearestAppointment(appointment, context) };
      }),
    }),
  /** The published ids of the courses whose classes the student may see. */
  courses: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...COURSES_KEY, 'ofLiveClasses', userId],
      queryFn: createQueryFn(client, liveClassCoursesCall, decodeLiveClassCourses),
    }),
  /** The server's flag for the library of this student. */
  showsLibrary: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...SERVER_FLAGS_KEY, 'library', userId],
      queryFn: createQueryFn(client, showsLibraryCall, decodeBoolean),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
