export { forgetStudent } from './forget-student.ts';
export { commonBannerCall, commonBannerQuery, useCommonBanner } from './common-banner.ts';
export { useAppSetting, useColorScheme } from './hooks.ts';
export { useIntegrationConfig } from './integration.ts';
export { appSettingCall, colorSchemeCall, settingsQueries } from './queries.ts';
export { useSidebarSettings } from './sidebar.ts';
