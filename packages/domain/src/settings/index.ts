export { apiBaseOf } from './api-base.ts';
export { decodeCommonBanner } from './common-banner.ts';
export { decodeAppSetting, decodeColorScheme } from './decode.ts';
export { readEarlyHidesMeetings } from './early-integration.ts';
export { readEarlySetting, type EarlySetting } from './early-setting.ts';
export { decodeIntegrationConfig } from './integration.ts';
export { mainAppHref } from './main-app.ts';
export {
  COLOR_SCHEMES,
  type AnalyticsIds,
  type AppSetting,
  type ColorScheme,
  type FeatureLocks,
  type IntegrationConfig,
  type Organisation,
  type SidebarSettings,
} from './model.ts';
export { hidesCardsAndAddress, hidesMeetingsPanel, measurementIds } from './rules.ts';
export { readRuntimeConfig, type ProviderConfig, type ReportsConfig, type RuntimeConfig } from './runtime-config.ts';
export { decodeSidebarSettings, upgradeOffer, type UpgradeOffer } from './sidebar.ts';
export type {
  AppSettingWire,
  ColorSchemeWire,
  CommonBannerWire,
  FeatureLockWire,
  IntegrationConfigWire,
  SelectItemWire,
  SelectListsWire,
  SidebarSettingsWire,
} from './wire.ts';
