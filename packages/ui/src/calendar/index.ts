export { LiveClassDialog } from './LiveClassDialog.tsx';
export { MeetingDialog } from './MeetingDialog.tsx';
export { WeekPanel } from './WeekPanel.tsx';
export { ZoneNotice } from './ZoneNotice.tsx';
export { AddToCalendar } from './AddToCalendar.tsx';
