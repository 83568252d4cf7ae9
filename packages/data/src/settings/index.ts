export { appSettingCall, colorSchemeCall, settingsQueries } from './queries.ts';
