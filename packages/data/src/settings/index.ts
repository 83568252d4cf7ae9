export { useAppSetting } from './hooks.ts';
export { appSettingCall, colorSchemeCall, SETTINGS_KEY, settingsQueries } from './queries.ts';
export { sidebarSettings } from './sidebar.ts';
