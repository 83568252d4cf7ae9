import type { AppSetting, FeatureLocks } from './model.ts';

/** The school's settings that the first picture of a page shows. */
export interface EarlySetting {
  locks: Pick<FeatureLocks, 'notifications' | 'liveClasses' | 'teacherMeetings' | 'events'>;
  organisation: {
    name: AppSetting['organisation']['name'];
    /** As sent: the URL has not been checked yet. null = not shown. */
    logo: string | null;
  };
}

const isOptionalText = (sent: unknown): sent is string | null | undefined =>
  typeof sent === 'string' || sent === null || sent === undefined;

/**
 * Reads the settings in an answer of Setting/GetAppSetting: those of `decodeAppSetting`, or null where that would fail.
 * It does not use the decoder's schema, which is too much code for the start of a page.
 */
export function readEarlySetting(sent: unknown): EarlySetting | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const {
    FeatureLock,
    OrganisationName: name,
    SiteLogoUrl: logo,
    CaptchaPublicKey: captchaKey,
    IsShowOrganisationName: namesItself,
    IsShowSiteLogo: showsLogo,
  } = sent as Readonly<Record<string, unknown>>;
  const lock = (FeatureLock ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof lock !== 'object' || !isOptionalText(name) || !isOptionalText(logo) || !isOptionalText(captchaKey))
    return null;
  return {
    locks: {
      notifications: lock['IsShowNotification'] === true,
      liveClasses: lock['AllowStudentShowLiveClass'] === true,
      teacherMeetings: lock['AllowStudentShowTeacherMeeting'] === true,
      events: lock['ShowEventMenu'] === true || lock['AllowStudentShowEvent'] === true,
    },
    organisation: {
      name: namesItself === true && name ? name : null,
      logo: showsLogo === true && logo ? logo : null,
    },
  };
}
