/** Feature locks (contract 3.3); absent = off. */
export interface FeatureLockWire {
  IsShowNotification?: boolean;
  AllowStudentShowLiveClass?: boolean;
  AllowStudentShowLiveClassLibrary?: boolean;
  AllowStudentShowTeacherMeeting?: boolean;
  ShowEventMenu?: boolean;
  AllowStudentShowEvent?: boolean;
  AllowStudentToRenewPackage?: boolean;
  HideRenewPackage?: boolean;
  ChangeMyCourseLessonLabel?: boolean;
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
  Countries: SelectItemWire<number>[];
  FirstLanguages: SelectItemWire[];
  AgeRanges: SelectItemWire<number>[];
  EnglishStartYears: SelectItemWire<number>[];
}

/** Setting/GetAppSetting, beside the select lists. */
export interface AppSettingWire {
  FeatureLock: FeatureLockWire;
  MaintenanceBanner: { Enable: boolean; Dates: string; StartTime: string; EndTime: string };
  GoogleAnalytic: { Enabled: boolean; TrackerId?: string | null; GoogleAnalytic4?: string | null };
  CaptchaPublicKey?: string | null;
  IsShowSiteLogo: boolean;
  IsShowOrganisationName: boolean;
  SiteLogoUrl?: string | null;
  OrganisationName?: string | null;
}

/** Setting/GetActiveCommonBanner: HTML messages that are shown in rotation. */
export interface CommonBannerWire {
  Enable: boolean;
  BannerMessage: string[];
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
