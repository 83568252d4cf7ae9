import type { MaintenanceTimes } from '../blocks/index.ts';
import type { SafeHref } from '../shared/index.ts';

/** What the school switched on (contract 3.3, FeatureLock). */
export interface FeatureLocks {
  notifications: boolean;
  liveClasses: boolean;
  liveClassLibrary: boolean;
  teacherMeetings: boolean;
  events: boolean;
  renewPackage: boolean;
  /** The course's lesson card says "post" instead of "lesson". */
  lessonsAreCalledPosts: boolean;
}

/** The school's name and mark as sign-in shows them; null = not shown (000 §2.5). */
export interface Organisation {
  name: string | null;
  logoUrl: SafeHref | null;
}

/** Under which ids visits are counted. */
export interface AnalyticsIds {
  ga4Id: string | null;
  trackerId: string | null;
}

/** The school's settings, as far as the screens so far need them. */
export interface AppSetting {
  locks: FeatureLocks;
  organisation: Organisation;
  /** The site key of the captcha (reCAPTCHA v2); null = no captcha anywhere. */
  captchaKey: string | null;
  /** null = none is planned. */
  maintenance: MaintenanceTimes | null;
  /** null = not switched on here; the deployment's configuration may do so. */
  analytics: AnalyticsIds | null;
}

/** The partners a school can belong to; any other counts as none. */
export const INTEGRATIONS = ['celpip', 'e2english'] as const;

/** How a school belongs to a partner (contract 3.3, IntegrationConfig). */
export interface IntegrationConfig {
  instance: (typeof INTEGRATIONS)[number] | null;
  addOn: boolean;
  hidesMeetings: boolean;
}

/** What the school hides of the ways to packages (contract 3.3, SidebarSettings). */
export interface SidebarSettings {
  hidesUpgrade: boolean;
}

/** The seven colour schemes; the root's `data-scheme`. */
export const COLOR_SCHEMES = ['DEFAULT', 'BLUE', 'DARKBLUE', 'RED', 'ORANGE', 'PURPLE', 'DARKPURPLE'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];
