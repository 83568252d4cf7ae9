import type { CourseOrTest } from '../blocks/index.ts';
import type {
  ClassOption,
  CourseGroup,
  CoursePackages,
  CourseStanding,
  CourseSubGroup,
  Package,
  PackageAction,
  PackagePrice,
  StudentPackage,
} from './model.ts';

/** The name on a card is cut at this many characters (002 §9). */
export const NAME_LIMIT = 40;

/** The description on a card is cut at this many characters (002 §9). */
export const CARD_DESCRIPTION_LIMIT = 100;

/** The ids of what the student has. */
export interface OwnedIds {
  courses: readonly number[];
  diagnosticTests: readonly number[];
  packages: readonly number[];
}

/** Returns the standing of a course, from the ids of what the student has (002 §2). */
export function standingOf({ kind, id }: CourseOrTest, largestPackage: number | null, owned: OwnedIds): CourseStanding {
  if (largestPackage !== null && owned.packages.includes(largestPackage)) return 'enrolled';
  return (kind === 'course' ? owned.courses : owned.diagnosticTests).includes(id) ? 'upgradable' : 'open';
}

/** Returns the upgrade price if the student is enrolled and it is above 0, else the regular price (002 §2). */
export function priceOf(
  { regular, upgrade, currency }: { regular: number; upgrade: number | null; currency: string },
  enrolled: boolean,
): PackagePrice {
  return enrolled && upgrade !== null && upgrade > 0
    ? { amount: upgrade, currency, kind: 'upgrade' }
    : { amount: regular, currency, kind: 'regular' };
}

/** What the button of a package does (002 §2). */
export function actionOf(
  { id, feature }: Pick<Package, 'id' | 'feature'>,
  { hasEnrolled, enrolledId }: { hasEnrolled: boolean; enrolledId: number | null },
): PackageAction {
  if (id === enrolledId) return 'none';
  if (feature === 0) return 'tryFree';
  return hasEnrolled ? 'upgrade' : 'buy';
}

/**
 * Whether the student has to change to a desktop or laptop: buying and upgrading need one, a free package does not
 * (000 §1, 002 §9).
 */
export function needsDesktop({ free, action }: Pick<Package, 'free' | 'action'>, desktop: boolean): boolean {
  return !desktop && !free && action !== 'none';
}

/** Returns the group with the id in the URL, else the first one; null when there are none. */
export function chosenGroup(groups: readonly CourseGroup[], id: number | null): CourseGroup | null {
  return groups.find((one) => one.id === id) ?? groups[0] ?? null;
}

/** Returns the sub-group with the id in the URL, else the first one of the group; null when there are none. */
export function chosenSubGroup(group: CourseGroup, id: number | null): CourseSubGroup | null {
  return group.subGroups.find((one) => one.id === id) ?? group.subGroups[0] ?? null;
}

/** Returns the first package that is larger than the student's. A higher feature includes more. */
function firstUpgrade({ packages, enrolled }: CoursePackages): Package | undefined {
  return packages.find(({ action, feature }) => action === 'upgrade' && feature > (enrolled?.feature ?? 0));
}

/**
 * Returns the package with the id in the URL, else the one that "upgrade now" leads to, else the student's, else the
 * first one.
 */
export function chosenPackage(offer: CoursePackages, id: number | null, hidesUpgrade: boolean): Package | null {
  const { packages, enrolled } = offer;
  const upgrade = hidesUpgrade ? undefined : firstUpgrade(offer);
  return packages.find((one) => one.id === id) ?? upgrade ?? enrolled ?? packages[0] ?? null;
}

/** Returns the names of the topics that a package has and the student's package does not, each once. */
export function addedTopics(next: Package, enrolled: Package | null): string[] {
  const owned = new Set(
    (enrolled?.modules ?? []).flatMap(({ topics }) => topics.flatMap(({ id, included }) => (included ? [id] : []))),
  );
  const names = next.modules.flatMap(({ topics }) =>
    topics.flatMap(({ id, name, included }) => (included && !owned.has(id) ? [name] : [])),
  );
  return [...new Set(names)];
}

/** Returns the class that is preselected: the default, else the first (002 §4). */
export function defaultClass(classes: readonly ClassOption[]): ClassOption | null {
  return classes.find(({ isDefault }) => isDefault) ?? classes[0] ?? null;
}

const isSame = (a: CourseOrTest | null, b: CourseOrTest | null) =>
  a !== null && b !== null && a.kind === b.kind && a.id === b.id;

/**
 * Returns the package that a renewal replaces: the one the student has of the same course or test; null = none
 * (002 §4).
 */
export function replacedPackage(records: readonly StudentPackage[], item: CourseOrTest | null): number | null {
  return records.find((one) => !one.archived && isSame(one.item, item))?.packageId ?? null;
}
