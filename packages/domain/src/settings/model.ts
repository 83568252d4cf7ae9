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
  logoUrl: string | null;
}

/** The school's settings, as far as the screens so far need them. */
export interface AppSetting {
  locks: FeatureLocks;
  organisation: Organisation;
  /** The site key of the captcha (reCAPTCHA v2); null = no captcha anywhere. */
  captchaKey: string | null;
}

/** The seven colour schemes; the root's `data-scheme`. */
export const COLOR_SCHEMES = ['DEFAULT', 'BLUE', 'DARKBLUE', 'RED', 'ORANGE', 'PURPLE', 'DARKPURPLE'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];
