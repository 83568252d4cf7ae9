export type { OutlineFile } from './CourseTaskDialog.tsx';
export type { Refresh } from './RefreshButton.tsx';
export { StudyScheduleScreen, type StudyScheduleScreenProps } from './StudyScheduleScreen.tsx';
