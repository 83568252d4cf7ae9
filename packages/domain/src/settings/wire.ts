import type { HtmlWire, IntWire, UrlOrEmptyWire } from '../shared/index.ts';

/** Feature locks (contract 3.3); the portal reads an absent one as off. */
export interface FeatureLockWire {
  IsShowNotification: boolean;
  AllowStudentShowLiveClass: boolean;
  AllowStudentShowLiveClassLibrary: boolean;
  AllowStudentShowTeacherMeeting: boolean;
  ShowEventMenu: boolean;
  AllowStudentShowEvent: boolean;
  AllowStudentToRenewPackage: boolean;
  HideRenewPackage: boolean;
  ChangeMyCourseLessonLabel: boolean;
}

/** One entry of a select list. */
export interface SelectItemWire<V extends string | number = string> {
  Value: V;
  Text: string;
}

/** The select lists of the profile, in Setting/GetAppSetting. */
export interface SelectListsWire {
  TimeZones: SelectItemWire[];
  Genders: SelectItemWire[];
  Countries: SelectItemWire<IntWire>[];
  FirstLanguages: SelectItemWire[];
  AgeRanges: SelectItemWire<IntWire>[];
  EnglishStartYears: SelectItemWire<IntWire>[];
}

/** Setting/GetAppSetting, beside the select lists. */
export interface AppSettingWire {
  FeatureLock: FeatureLockWire;
  MaintenanceBanner: { Enable: boolean; Dates: string; StartTime: string; EndTime: string };
  GoogleAnalytic: { Enabled: boolean; TrackerId?: string | null; GoogleAnalytic4?: string | null };
  CaptchaPublicKey?: string | null;
  IsShowSiteLogo: boolean;
  IsShowOrganisationName: boolean;
  SiteLogoUrl?: UrlOrEmptyWire | null;
  OrganisationName?: string | null;
}

/** Setting/GetActiveCommonBanner: HTML messages that are shown in rotation. */
export interface CommonBannerWire {
  Enable: boolean;
  BannerMessage: HtmlWire[];
}

/** Setting/GetIntegrationConfig; `Instance` null = no partner. */
export interface IntegrationConfigWire {
  Instance?: string | null;
  IsAddOnEnabled: boolean;
  HideMeetingsAndTasksPanel: boolean;
}

/** Sidebar/GetSidebarSettings. */
export interface SidebarSettingsWire {
  HelpEmailAddress?: string | null;
  ShowContactUs: boolean;
  HideUpgradePackage: boolean;
  AllowStudentToAddPackage: boolean;
  ShowAddCourse: boolean;
}

/** Setting/GetColorScheme. */
export type ColorSchemeWire = 'Default' | 'Blue' | 'DarkBlue' | 'Red' | 'Orange' | 'Purple' | 'DarkPurple';
