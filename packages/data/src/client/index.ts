export { createQueryFn } from './create-query-fn.ts';
export { createClient, type CallOptions, type Client, type SaveFile } from './client.ts';
export { DataProvider, useClient } from './DataProvider.tsx';
export { invalidate } from './invalidate.ts';
export { waitBriefly } from './wait-briefly.ts';
export { failWhenRefused } from './fail-when-refused.ts';
export { fetchDecoded } from './fetch-decoded.ts';
export { earlyKey, fetchWithEarly, type EarlyRequests } from './early.ts';
export { prefetchPages, prefetchQuery, refetchUnlessPrefetched, type PrefetchContext } from './prefetch.ts';
export {
  KEPT,
  keptQueries,
  restoreQueries,
  useHasRestored,
  useRestoredData,
  type QueryCache,
  type RestoredData,
} from './kept-queries.ts';
export { createQueryClient } from './query-client.ts';
export { RefetchOnReconnect } from './RefetchOnReconnect.tsx';
export { callInit, callUrl, type CallSpec, type Credentials } from './request.ts';
export {
  APPOINTMENTS_KEY,
  AVAILABILITY_KEY,
  CALENDAR_KEY,
  COURSE_PRACTICE_KEY,
  COURSE_PROGRESS_KEY,
  COURSES_KEY,
  EVENTS_KEY,
  isSettingsQuery,
  isZonedQuery,
  LIVE_CLASSES_KEY,
  SCHEDULE_KEY,
  SERVER_FLAGS_KEY,
  SETTINGS_KEY,
  UNREAD_MESSAGE_KEY,
} from './shared-keys.ts';
export { SECRET_GC_MS } from './secret-gc.ts';
export { StudentProvider, useStudent, type Student } from './StudentProvider.tsx';
export { toLoadable } from './to-loadable.ts';
export { toLoadableList } from './to-loadable-list.ts';
export { toSubmission } from './to-submission.ts';
export { useLoadableQueries, type LoadableQueries } from './useLoadableQueries.ts';
export { useLoadableQuery, type LoadableQuery } from './useLoadableQuery.ts';
export { useLoadablePages, type CachedPages, type LoadablePages } from './useLoadablePages.ts';
export { useRefetchAll } from './useRefetchAll.ts';
export { ON_EVERY_PAGE, useRefetchFailed } from './useRefetchFailed.ts';
export { useSubmission, useTask, type SubmissionHandle } from './useSubmission.ts';
export { useSubmissions, type SubmissionsHandle } from './useSubmissions.ts';
export { toSilentClient, useSilentClient } from './useSilentClient.ts';
export { changePages } from './change-pages.ts';
export { pagedQuery } from './paged.ts';
