export { AnnouncementDialog, type AnnouncementDialogProps } from './AnnouncementDialog.tsx';
export { AnnouncementsPanel, type AnnouncementsPanelProps } from './AnnouncementsPanel.tsx';
export { CommunityPanel, type CommunityPanelProps } from './CommunityPanel.tsx';
