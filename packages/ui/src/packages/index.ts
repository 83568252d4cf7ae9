export { EnrollmentScreen, type EnrollmentScreenProps } from './EnrollmentScreen.tsx';
export { MyPackagesScreen, type MyPackagesScreenProps, type PackagesTab } from './MyPackagesScreen.tsx';
