export {
  decodeActivePackages,
  decodeAvailableCourses,
  decodeClassOptions,
  decodeCoursePackages,
  decodeExpiredPackages,
  decodeFeatureLabels,
  decodeStudentPackages,
} from './decode.ts';
export {
  dismissNudges,
  dueNudges,
  nextNudgeDay,
  readEndings,
  updateEndings,
  type EndingNudge,
  type EndingPackage,
} from './ending.ts';
export { certificateHref, paymentHref, type MainAppVisitor } from './href.ts';
export type {
  ActivePackage,
  AvailableCourses,
  ClassOption,
  CourseCard,
  CourseGroup,
  CoursePackages,
  CourseStanding,
  CourseSubGroup,
  ExpiredPackage,
  Package,
  PackageAction,
  PackageModule,
  PackagePrice,
  PackageTopic,
  PackageType,
  StudentPackage,
} from './model.ts';
export { idlePurchase, purchaseReducer, type PurchaseAction, type PurchaseState, type PurchaseTarget } from './flow.ts';
export { renewalOffer, type RenewalOffer } from './renewal.ts';
export {
  addedTopics,
  CARD_DESCRIPTION_LIMIT,
  chosenGroup,
  chosenPackage,
  chosenSubGroup,
  defaultClass,
  NAME_LIMIT,
  needsDesktop,
  replacedPackage,
} from './rules.ts';
export type {
  ActivePackageWire,
  AddPackageRequestWire,
  AvailableCoursesWire,
  AvailablePackagesWire,
  ClassOptionWire,
  CourseCardWire,
  CourseGroupWire,
  ExpiredPackageWire,
  PackageModuleContentWire,
  PackageWire,
  StudentPackageWire,
  SubGroupWire,
  UnsubscribeRequestWire,
} from './wire.ts';
