import * as v from 'valibot';
import { decode, flag, optionalText, word } from '../shared/index.ts';
import { COLOR_SCHEMES, type AppSetting, type ColorScheme } from './model.ts';

const lock = v.nullish(
  v.object({
    IsShowNotification: flag,
    AllowStudentShowLiveClass: flag,
    AllowStudentShowLiveClassLibrary: flag,
    AllowStudentShowTeacherMeeting: flag,
    ShowEventMenu: flag,
    AllowStudentShowEvent: flag,
    AllowStudentToRenewPackage: flag,
    HideRenewPackage: flag,
    ChangeMyCourseLessonLabel: flag,
  }),
  {},
);

const appSetting = v.pipe(
  v.object({
    FeatureLock: lock,
    IsShowSiteLogo: flag,
    IsShowOrganisationName: flag,
    SiteLogoUrl: optionalText,
    OrganisationName: optionalText,
    CaptchaPublicKey: optionalText,
  }),
  v.transform((sent): AppSetting => ({
    locks: {
      notifications: sent.FeatureLock.IsShowNotification,
      liveClasses: sent.FeatureLock.AllowStudentShowLiveClass,
      liveClassLibrary: sent.FeatureLock.AllowStudentShowLiveClassLibrary,
      teacherMeetings: sent.FeatureLock.AllowStudentShowTeacherMeeting,
      events: sent.FeatureLock.ShowEventMenu || sent.FeatureLock.AllowStudentShowEvent,
      renewPackage: sent.FeatureLock.AllowStudentToRenewPackage && !sent.FeatureLock.HideRenewPackage,
      lessonsAreCalledPosts: sent.FeatureLock.ChangeMyCourseLessonLabel,
    },
    organisation: {
      name: sent.IsShowOrganisationName ? sent.OrganisationName : null,
      logoUrl: sent.IsShowSiteLogo ? sent.SiteLogoUrl : null,
    },
    captchaKey: sent.CaptchaPublicKey,
  })),
);

/** Answer of Setting/GetAppSetting; every flag absent counts as off. */
export function decodeAppSetting(sent: unknown): AppSetting {
  return decode(appSetting, sent);
}

/** Answer of Setting/GetColorScheme, in any letter case; an unknown scheme is the default one. */
export function decodeColorScheme(sent: unknown): ColorScheme {
  return decode(word(COLOR_SCHEMES, 'DEFAULT'), sent);
}
