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
  useTakenPackageId,
  useUnsubscribe,
} from './hooks.ts';
