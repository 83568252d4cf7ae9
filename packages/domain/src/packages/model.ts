import type { CourseIcon, CourseOrTest, VideoSource } from '../blocks/index.ts';
import type { LinkHref } from '../shared/index.ts';

/**
 * What the student has of a course (002 §2).
 * - `enrolled`: its largest package.
 * - `upgradable`: a smaller one.
 * - `open`: none.
 */
export type CourseStanding = 'enrolled' | 'upgradable' | 'open';

/** A course or diagnostic test that has packages. */
export interface CourseCard {
  item: CourseOrTest;
  name: string;
  description: string | null;
  icon: CourseIcon;
  standing: CourseStanding;
  /** null = it has none. */
  video: VideoSource | null;
}

export interface CourseSubGroup {
  id: number;
  name: string;
  /** Without those that are hidden from the page. */
  cards: CourseCard[];
}

export interface CourseGroup {
  id: number;
  name: string;
  subGroups: CourseSubGroup[];
}

/** What the add/buy page shows. */
export interface AvailableCourses {
  groups: CourseGroup[];
  /** The school's page about buying; null = there is none. */
  instructionUrl: LinkHref | null;
}

/** How a package is sold; `none`: the server does not state it, or in an unknown way. */
export type PackageType = 'none' | 'oneOff' | 'subscription' | 'free' | 'voucher';

/** What a package costs. `upgrade`: its price for a student who already has a package of the course. */
export interface PackagePrice {
  amount: number;
  /** As sent, usually ISO 4217. */
  currency: string;
  kind: 'regular' | 'upgrade';
}

/**
 * What the button of a package does (002 §2); `none`: the student has this package.
 */
export type PackageAction = 'tryFree' | 'upgrade' | 'buy' | 'none';

export interface PackageTopic {
  id: number;
  name: string;
  included: boolean;
}

export interface PackageModule {
  id: number;
  name: string;
  available: boolean;
  topics: PackageTopic[];
}

/** A package of a course. */
export interface Package {
  id: number;
  /** Index of its label in the list of features; 0 = free trial. */
  feature: number;
  type: PackageType;
  price: PackagePrice;
  /** The server adds it without a payment. */
  free: boolean;
  /** How long the free trial is, in days. */
  trialDays: number | null;
  /** HTML. */
  description: string | null;
  action: PackageAction;
  /** Every module and topic of the course, with what this package has of it. */
  modules: PackageModule[];
}

/** The packages of a course or diagnostic test. */
export interface CoursePackages {
  packages: Package[];
  /** The package the student has; null = none. */
  enrolled: Package | null;
  /** The student has a package of the course, in this list or not: another one replaces all progress in it (002 §4). */
  replacesProgress: boolean;
}

/** A class of a package. */
export interface ClassOption {
  id: number;
  name: string;
  packageName: string;
  isDefault: boolean;
}

/** A package the student has. */
export interface ActivePackage {
  id: number;
  name: string;
  description: string | null;
  icon: CourseIcon;
  type: PackageType;
  /** null = not a subscription. */
  subscription: 'active' | 'cancelled' | null;
  /** null = it does not end. */
  daysRemaining: number | null;
  certificateId: number | null;
}

/** A package the student had. */
export interface ExpiredPackage {
  id: number;
  name: string;
  description: string | null;
  icon: CourseIcon;
  certificateId: number | null;
  /** `YYYY-MM-DD` */
  renewalDate: string | null;
  /** Renewed without a payment. */
  free: boolean;
  /** What it is a package of; null = not known. */
  item: CourseOrTest | null;
}

/** The record of a package that the student has or had. */
export interface StudentPackage {
  item: CourseOrTest | null;
  packageId: number;
  archived: boolean;
}
