export { forgetOldZone } from './forget-old-zone.ts';
export { forgetStudent } from './forget-student.ts';
export { commonBannerCall, useCommonBanner } from './common-banner.ts';
export { useAppSetting, useColorScheme } from './hooks.ts';
export { integrationConfigCall, prefetchIntegrationConfig, useIntegrationConfig } from './integration.ts';
export { cachedAppSetting, prefetchAppSetting, prefetchBanners, type BannerData } from './prefetch.ts';
export { appSettingCall, colorSchemeCall, settingsQueries } from './queries.ts';
export { useSidebarSettings } from './sidebar.ts';
