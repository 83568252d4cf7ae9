export { visibleBanners, type Banner, type BannerFacts, type DismissibleBanner } from './banners.ts';
export { ownMaintenance, type MaintenanceDays, type OwnMaintenance } from './maintenance.ts';
export { decodeMenuFlags, decodePermissions, decodeYesNo } from './decode.ts';
export { NAV_ENTRIES, type MenuFlags, type NavEntry } from './model.ts';
export { isPage, type PagePattern } from './pages.ts';
export { entryPath, paths } from './paths.ts';
export { BAR_ENTRIES, may, showsBell, showsLibrary, showsMessages, visibleEntries, type MenuFacts } from './rules.ts';
export type { MenuFlagsWire } from './wire.ts';
