export {
  useCancelRegistration,
  useLiveClassList,
  useNextClasses,
  useRefreshLiveClasses,
  useRegister,
  useLibraryFlag,
} from './hooks.ts';
export { prefetchLiveClasses, prefetchLibraryFlag } from './prefetch.ts';
export { liveClassCoursesCall, liveClassesCall, nextClassesCall, showsLibraryCall } from './queries.ts';
export { useLibraryCourses, useRecordings, useRefreshLibrary, useSetAsWatched } from './library-hooks.ts';
export type { RegistrationForm } from './mutations.ts';
