export { DashboardScreen, type DashboardPanels } from './DashboardScreen.tsx';
export { PlannedToday } from './PlannedToday.tsx';
export type { GoOn } from './GoOnCard.tsx';
export { EmailPanel, type EmailPanelProps } from './EmailPanel.tsx';
