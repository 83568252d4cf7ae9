export { appSettingCall, colorSchemeCall, settingsQueries } from './queries.ts';
export { sidebarSettings } from './sidebar.ts';
