export { StudyScheduleScreen, type StudyScheduleScreenProps } from './StudyScheduleScreen.tsx';
