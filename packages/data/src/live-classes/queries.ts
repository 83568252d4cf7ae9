import {
  coursePublishedIds,
  decodeLiveClassCourses,
  decodeLiveClassPage,
  decodeNextClasses,
  withoutClass,
  type ClassesTab,
  type LiveClass,
  type LiveClassesRequestWire,
} from '@portal/domain/live-classes';
import { LIST_PAGE_SIZE, type Page } from '@portal/domain/shared';
import { decodeYesNo } from '@portal/domain/shell';
import { queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { ask, pagedQuery, type CallSpec, type Client } from '../client/index.ts';

const paths = {
  upcoming: 'LiveClass/GetUpcomingLiveClassEventGridJson',
  registered: 'LiveClass/GetRegisteredLiveClassEventGridJson',
} as const satisfies Record<ClassesTab, string>;

function classesCall(tab: ClassesTab, keyword: string, courses: readonly number[], page: number): CallSpec {
  const body: LiveClassesRequestWire = {
    PageIndex: page,
    PageSize: LIST_PAGE_SIZE,
    // No field: the lists' own order, by start.
    SortFieldName: '',
    SortOrder: 'ASC',
    Keyword: keyword,
    CoursePublishedIds: coursePublishedIds(courses),
  };
  return { path: paths[tab], method: 'POST', body };
}

const nextCall: CallSpec = { path: 'LiveClass/GetNextUpcomingLiveClassEvent', method: 'POST' };
const coursesCall: CallSpec = { path: 'LiveClass/GetStudentCourses', method: 'GET' };
const showsLibraryCall: CallSpec = { path: 'LiveClass/ShowHideLiveClassLibrary', method: 'POST', silent: true };

/** Both lists and the next classes: what a registration changes. */
export const LIVE_CLASSES_KEY = ['liveClasses'] as const;

export const liveClassQueries = {
  /** What the keys of a tab's lists begin with, whatever was searched. */
  keyOf: (tab: ClassesTab) => [...LIVE_CLASSES_KEY, 'list', tab] as const,
  /** The classes of a tab that match `keyword` ('' = all), general ones and those of `courses`. */
  list: (client: Client, userId: number, tab: ClassesTab, keyword: string, courses: readonly number[]) =>
    pagedQuery({
      client,
      queryKey: [...liveClassQueries.keyOf(tab), userId, keyword, courses],
      call: (page) => classesCall(tab, keyword, courses, page),
      decode: decodeLiveClassPage,
      keyOf: ({ id }) => id,
    }),
  /** The class, or the classes, that begin next. */
  next: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...LIVE_CLASSES_KEY, 'next', userId],
      queryFn: ask(client, nextCall, decodeNextClasses),
    }),
  /** The published ids of the courses whose classes the student may see. */
  courses: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['courses', 'ofLiveClasses', userId],
      queryFn: ask(client, coursesCall, decodeLiveClassCourses),
    }),
  /** The server's word on whether there is a library for this student. */
  showsLibrary: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['shell', 'showsLibrary', userId],
      queryFn: ask(client, showsLibraryCall, decodeYesNo),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Hides a class from the lists of a tab, which it has just left: they show it no more before they are read anew. */
export function hideClass(queries: QueryClient, tab: ClassesTab, id: number): void {
  queries.setQueriesData<InfiniteData<Page<LiveClass>>>(
    { queryKey: liveClassQueries.keyOf(tab) },
    (lists) => lists && { ...lists, pages: lists.pages.map((page) => withoutClass(page, id)) },
  );
}
