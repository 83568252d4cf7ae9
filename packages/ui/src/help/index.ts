export type { ChatState } from './ChatArea.tsx';
export { HelpDashboardScreen, HelpDashboardSkeleton, type HelpDashboardScreenProps } from './HelpDashboardScreen.tsx';
export { HelpScreen, type HelpScreenProps } from './HelpScreen.tsx';
export { HelpSkeleton } from './HelpSkeleton.tsx';
