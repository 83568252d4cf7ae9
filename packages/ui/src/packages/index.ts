export { AddBuyCourseScreen, type AddBuyCourseScreenProps } from './AddBuyCourseScreen.tsx';
export { PackageDetail, type PackageDetailProps } from './PackageDetail.tsx';
export { PackageOverride } from './PackageOverride.tsx';
export { useFeatureLabel } from './useFeatureLabel.ts';
export { PurchaseDialogs, type PurchaseDialogsProps } from './PurchaseDialogs.tsx';
