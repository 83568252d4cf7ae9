import {
  screenRow,
  screens,
  type ErrorScreenId,
  type NavEntry,
  type PageTitleKey,
  type PublicScreenId,
  type ScreenId,
  type StudentScreenId,
} from './table.ts';

const ids = Object.keys(screens) as ScreenId[];

const withAccess = <Id extends ScreenId>(access: 'public' | 'error' | 'student') =>
  ids.filter((id): id is Id => screenRow(id).access === access);

/** The screens that can be opened without signing in (000 §2.1). */
export const publicScreens: readonly PublicScreenId[] = withAccess('public');
/** The pages shown in place of another. */
export const errorScreens: readonly ErrorScreenId[] = withAccess('error');
/** The screens behind sign-in (000 §2.2). */
export const studentScreens: readonly StudentScreenId[] = withAccess('student');

/** Returns the source of a regular expression for a pattern of the table, without trailing slashes. */
function sourceOf(pattern: string): string {
  return pattern === '/' ? '' : pattern.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
}

/** Whether a path matches a pattern of the table: in any letter case, with or without trailing slashes. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  return new RegExp(`^${sourceOf(pattern)}/*$`, 'i').test(pathname);
}

/**
 * Returns the source of one regular expression for the lower-case paths of all screens behind sign-in, for code that
 * does not load the table.
 */
export function studentScreensSource(): string {
  return `^(${studentScreens.map((id) => sourceOf(screens[id].pattern).toLowerCase()).join('|')})/*$`;
}

/** The screen behind sign-in at a path; null = none. */
export function studentScreenAt(pathname: string): StudentScreenId | null {
  return studentScreens.find((id) => matchesPattern(screens[id].pattern, pathname)) ?? null;
}

/** Whether archived students may open a screen (000 §2.3). */
export function isOpenToArchived(id: StudentScreenId): boolean {
  return screenRow(id).archived === true;
}

/** The menu entry that is current while a screen is open; null = none. */
export function entryOf(id: StudentScreenId): NavEntry | null {
  return (screenRow(id).entry ?? null) as NavEntry | null;
}

/** Whether a screen belongs to a course, whose name is shown under the screen's title. */
export function isOfCourse(id: StudentScreenId): boolean {
  return screenRow(id).ofCourse === true;
}

/** Key of a screen's title in the shell's translations. */
export function titleKeyOf(id: StudentScreenId): PageTitleKey {
  const { title, entry } = screenRow(id);
  return (title ?? `entry.${entry}`) as PageTitleKey;
}

const inMenu = studentScreens.filter((id) => screenRow(id).inMenu);

/** The menu entries in display order (000 §2.7). */
export const navEntries: readonly NavEntry[] = inMenu.map((id) => screenRow(id).entry as NavEntry);

/** The screen that a menu entry links to. */
export const entryScreen = Object.fromEntries(inMenu.map((id) => [screenRow(id).entry, id])) as Record<
  NavEntry,
  StudentScreenId
>;
