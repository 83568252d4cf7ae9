export { StudyScheduleScreen, type StudyScheduleScreenProps } from './StudyScheduleScreen.tsx';
export { ScheduleSkeleton } from './ScheduleSkeleton.tsx';
