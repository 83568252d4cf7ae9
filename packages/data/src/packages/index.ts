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
  useUnsubscribe,
} from './hooks.ts';
