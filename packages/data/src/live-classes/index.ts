export {
  useCancelRegistration,
  useLiveClassList,
  useNextClasses,
  useRefreshLiveClasses,
  useRegister,
  useShowsLibrary,
} from './hooks.ts';
export { prefetchLiveClasses, prefetchShowsLibrary } from './prefetch.ts';
export { liveClassCoursesCall, liveClassesCall, nextClassesCall, showsLibraryCall } from './queries.ts';
export { useLibraryCourses, useRecordings, useRefreshLibrary, useSetAsWatched } from './library-hooks.ts';
