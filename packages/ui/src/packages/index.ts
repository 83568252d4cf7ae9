export { EndingNotice, type EndingNoticeProps } from './EndingNotice.tsx';
export { EnrollmentScreen, type EnrollmentScreenProps } from './EnrollmentScreen.tsx';
export { MyPackagesScreen, type MyPackagesScreenProps, type PackagesTab } from './MyPackagesScreen.tsx';
