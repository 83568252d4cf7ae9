import {
  decodeAppSetting,
  type AppSetting,
  type AppSettingWire,
  type SidebarSettingsWire,
} from '@portal/domain/settings';
import { fixtureContext } from '../fixtures/context.ts';

/** Settings with all features enabled. */
export const appSettingWire: AppSettingWire = {
  FeatureLock: {
    IsShowNotification: true,
    AllowStudentShowLiveClass: true,
    AllowStudentShowLiveClassLibrary: true,
    AllowStudentShowTeacherMeeting: true,
    ShowEventMenu: true,
    AllowStudentShowEvent: true,
    AllowStudentToRenewPackage: true,
    HideRenewPackage: false,
    ChangeMyCourseLessonLabel: false,
  },
  MaintenanceBanner: { Enable: false, Dates: '', StartTime: '', EndTime: '' },
  GoogleAnalytic: { Enabled: false, TrackerId: null, GoogleAnalytic4: null },
  TimeZones: [
    { Value: 'Australia/Sydney', Text: '(UTC+11:00) Sydney' },
    { Value: 'Asia/Shanghai', Text: '(UTC+08:00) Shanghai' },
    { Value: 'America/St_Johns', Text: "(UTC-03:30) St John's" },
  ],
  Genders: [
    { Value: 'F', Text: 'Female' },
    { Value: 'M', Text: 'Male' },
    { Value: 'X', Text: 'Another gender' },
  ],
  Countries: [
    { Value: 1, Text: 'Australia' },
    { Value: 2, Text: 'Canada' },
    { Value: 3, Text: 'China' },
  ],
  FirstLanguages: [
    { Value: 'en', Text: 'English' },
    { Value: 'zh', Text: 'Chinese' },
  ],
  AgeRanges: [
    { Value: 1, Text: '18 to 24' },
    { Value: 2, Text: '25 to 34' },
  ],
  EnglishStartYears: [
    { Value: 2020, Text: '2020' },
    { Value: 2021, Text: '2021' },
  ],
  CaptchaPublicKey: null,
  IsShowSiteLogo: false,
  IsShowOrganisationName: true,
  SiteLogoUrl: null,
  OrganisationName: 'Harbour English',
};

export const appSetting: AppSetting = decodeAppSetting(appSettingWire, fixtureContext);

/** All links to packages and to help. */
export const sidebarSettingsWire: SidebarSettingsWire = {
  HelpEmailAddress: 'support@school.example',
  ShowContactUs: true,
  HideUpgradePackage: false,
  AllowStudentToAddPackage: true,
  ShowAddCourse: true,
};
