import type { AppSetting, FeatureLocks } from './model.ts';

/** What the first picture shows of the school's settings. */
export interface EarlySetting {
  locks: Pick<FeatureLocks, 'notifications' | 'liveClasses' | 'teacherMeetings' | 'events'>;
  organisation: {
    name: AppSetting['organisation']['name'];
    /** As sent, so that it is still to be checked; null = not shown. */
    logo: string | null;
  };
}

const isOptionalText = (sent: unknown): sent is string | null | undefined =>
  typeof sent === 'string' || sent === null || sent === undefined;

/**
 * The settings of an answer of Setting/GetAppSetting as sent: what `decodeAppSetting` says, or null where it would fail.
 * Without its schema, which is too much code for the start of a page.
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
