export { CourseResetNotice, type ResetCheck } from './CourseResetNotice.tsx';
