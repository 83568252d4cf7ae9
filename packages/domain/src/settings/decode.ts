import * as v from 'valibot';
import { decode, flagSchema, optionalText, oneOf, type DecodeContext } from '../shared/index.ts';
import { COLOR_SCHEMES, type AppSetting, type ColorScheme } from './model.ts';

const lock = v.nullish(
  v.object({
    IsShowNotification: flagSchema,
    AllowStudentShowLiveClass: flagSchema,
    AllowStudentShowLiveClassLibrary: flagSchema,
    AllowStudentShowTeacherMeeting: flagSchema,
    ShowEventMenu: flagSchema,
    AllowStudentShowEvent: flagSchema,
    AllowStudentToRenewPackage: flagSchema,
    HideRenewPackage: flagSchema,
    ChangeMyCourseLessonLabel: flagSchema,
  }),
  {},
);

/* An invalid banner or analytics setting counts as off, so that it does not make all feature locks fail. */
const lenientText = v.optional(v.fallback(v.nullish(v.string(), ''), ''), '');

const maintenance = v.pipe(
  v.object({ Enable: flagSchema, Dates: lenientText, StartTime: lenientText, EndTime: lenientText }),
  v.transform((sent) => (sent.Enable ? { dates: sent.Dates, start: sent.StartTime, end: sent.EndTime } : null)),
);

const analytics = v.pipe(
  v.object({ Enabled: flagSchema, TrackerId: optionalText, GoogleAnalytic4: optionalText }),
  v.transform((sent) => (sent.Enabled ? { ga4Id: sent.GoogleAnalytic4, trackerId: sent.TrackerId } : null)),
);

const appSetting = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({
      FeatureLock: lock,
      MaintenanceBanner: v.optional(v.fallback(v.nullable(maintenance), null), null),
      GoogleAnalytic: v.optional(v.fallback(v.nullable(analytics), null), null),
      IsShowSiteLogo: flagSchema,
      IsShowOrganisationName: flagSchema,
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
        logoUrl: sent.IsShowSiteLogo ? toSafeHref(sent.SiteLogoUrl) : null,
      },
      captchaKey: sent.CaptchaPublicKey,
      maintenance: sent.MaintenanceBanner,
      analytics: sent.GoogleAnalytic,
    })),
  );

/** Decodes the answer of Setting/GetAppSetting; an absent flag counts as off. */
export function decodeAppSetting(sent: unknown, context: DecodeContext): AppSetting {
  return decode(appSetting(context), sent);
}

/** Decodes the answer of Setting/GetColorScheme, in any letter case; an unknown scheme is the default one. */
export function decodeColorScheme(sent: unknown): ColorScheme {
  return decode(oneOf(COLOR_SCHEMES, 'DEFAULT'), sent);
}
