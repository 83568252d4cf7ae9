export {
  useActivePackages,
  useAddPackage,
  useAvailableCourses,
  useCoursePackages,
  useExpiredPackages,
  useFeatureLabels,
  useLookUpClasses,
  useLookUpRecords,
  useRefreshPackages,
  usePendingPackageId,
  useUnsubscribe,
} from './hooks.ts';
export { prefetchActivePackages, prefetchAvailableCourses } from './prefetch.ts';
export { firstActivePackagesCall } from './queries.ts';
