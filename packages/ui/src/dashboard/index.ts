export { CourseTiles } from './CourseTiles.tsx';
export { DashboardScreen, type DashboardPanels } from './DashboardScreen.tsx';
export { TodaySummary } from './TodaySummary.tsx';
export { ResumeCard, type ResumeTarget } from './ResumeCard.tsx';
export { EmailPanel, type EmailPanelProps } from './EmailPanel.tsx';
