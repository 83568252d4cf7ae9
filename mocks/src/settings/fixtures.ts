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
