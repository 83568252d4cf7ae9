import type { MaintenanceTimes } from '../blocks/index.ts';
import type { SafeHref } from '../shared/index.ts';

/** The school's feature flags (contract 3.3, FeatureLock). */
export interface FeatureLocks {
  notifications: boolean;
  liveClasses: boolean;
  liveClassLibrary: boolean;
  teacherMeetings: boolean;
  events: boolean;
  renewPackage: boolean;
  /** Lessons are labelled "post" on the course page. */
  lessonsAreCalledPosts: boolean;
}

/** The school's name and logo on the sign-in page; null = not shown (000 §2.5). */
export interface Organisation {
  name: string | null;
  logoUrl: SafeHref | null;
}

/** The measurement ids of the school's analytics. */
export interface AnalyticsIds {
  ga4Id: string | null;
  trackerId: string | null;
}

/** The school's settings that the portal uses. */
export interface AppSetting {
  locks: FeatureLocks;
  organisation: Organisation;
  /** The site key of the captcha (reCAPTCHA v2); null = no captcha anywhere. */
  captchaKey: string | null;
  /** null = none is planned. */
  maintenance: MaintenanceTimes | null;
  /** null = off, unless the deployment's configuration has analytics. */
  analytics: AnalyticsIds | null;
}

/** The partners of a school; an unknown one counts as none. */
export const INTEGRATIONS = ['celpip', 'e2english'] as const;

/** The school's integration with a partner (contract 3.3, IntegrationConfig). */
export interface IntegrationConfig {
  instance: (typeof INTEGRATIONS)[number] | null;
  addOn: boolean;
  hidesMeetings: boolean;
}

/** Which links to packages and to help a school shows (contract 3.3, SidebarSettings). */
export interface SidebarSettings {
  hidesUpgrade: boolean;
  /** Students may add courses. */
  addsCourses: boolean;
  /** The school's email address for support; null = none. */
  helpEmail: string | null;
  /** Students may write an email to support. */
  contactUs: boolean;
}

/** The seven colour schemes: the values of the root element's `data-scheme`. */
export const COLOR_SCHEMES = ['DEFAULT', 'BLUE', 'DARKBLUE', 'RED', 'ORANGE', 'PURPLE', 'DARKPURPLE'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];
