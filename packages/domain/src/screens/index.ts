export { parseIdParam, parseRouteId, type RouteId } from './route-id.ts';
export { bookMeetingPath, completedPackagesPath, packagesPath } from './opening-paths.ts';
export { entryPath, paths } from './paths.ts';
export {
  entryOf,
  entryScreen,
  errorScreens,
  isOfCourse,
  isOpenToArchived,
  matchesPattern,
  navEntries,
  publicScreens,
  studentScreenAt,
  studentScreens,
  studentScreensSource,
  titleKeyOf,
} from './rules.ts';
export {
  screens,
  toSearch,
  type ErrorScreenId,
  type NavEntry,
  type OpenMessage,
  type PageTitleKey,
  type PublicScreenId,
  type ScreenId,
  type StudentScreenId,
} from './table.ts';
