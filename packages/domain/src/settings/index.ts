export { apiBaseOf } from './api-base.ts';
export { decodeAppSetting, decodeColorScheme } from './decode.ts';
export { COLOR_SCHEMES, type AppSetting, type ColorScheme, type FeatureLocks, type Organisation } from './model.ts';
export { readRuntimeConfig, type AuthMode, type ProviderConfig, type RuntimeConfig } from './runtime-config.ts';
export type { AppSettingWire, ColorSchemeWire, FeatureLockWire, SelectItemWire } from './wire.ts';
