export { forgetStudent } from './forget-student.ts';
export { useAppSetting, useColorScheme, useCommonBanner, useIntegrationConfig } from './hooks.ts';
export { appSettingCall, colorSchemeCall, settingsQueries } from './queries.ts';
export { useSidebarSettings } from './sidebar.ts';
