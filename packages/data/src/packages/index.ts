export {
  useActivePackages,
  useAddPackage,
  useAvailableCourses,
  useCoursePackages,
  useExpiredPackages,
  useFeatureLabels,
  useLookUpClasses,
  useLookUpRecords,
  useRefreshAfterPayment,
  useRefreshPackages,
  usePendingPackageId,
  useUnsubscribe,
} from './hooks.ts';
