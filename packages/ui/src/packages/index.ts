export { AddBuyCourseScreen, type AddBuyCourseScreenProps } from './AddBuyCourseScreen.tsx';
export { CourseCardsSkeleton } from './CourseCardsSkeleton.tsx';
export { EndingNotice, type EndingNoticeProps } from './EndingNotice.tsx';
export { EnrollmentScreen, EnrollmentSkeleton, type EnrollmentScreenProps } from './EnrollmentScreen.tsx';
export {
  MyPackagesScreen,
  MyPackagesSkeleton,
  type MyPackagesScreenProps,
  type PackagesTab,
} from './MyPackagesScreen.tsx';
export { PackageDetail, type PackageDetailProps } from './PackageDetail.tsx';
export { PackageOverride } from './PackageOverride.tsx';
export { useFeatureLabel } from './useFeatureLabel.ts';
export { PurchaseDialogs, type PurchaseDialogsProps } from './PurchaseDialogs.tsx';
