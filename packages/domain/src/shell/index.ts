export { showsAddCourse } from './add-course.ts';
export { visibleBanners, type Banner, type BannerFacts, type DismissibleBanner } from './banners.ts';
export { localMaintenance, type MaintenanceDays, type LocalMaintenance } from './maintenance.ts';
export { decodeMenuFlags, decodePermissions } from './decode.ts';
export { readEarlyFlags } from './early-flags.ts';
export type { MenuFlags } from './model.ts';
export {
  BAR_ENTRIES,
  hiddenEntries,
  hasPermission,
  showsBell,
  showsLibrary,
  showsMessages,
  visibleEntries,
  type MenuFacts,
} from './rules.ts';
export type { MenuFlagsWire } from './wire.ts';
