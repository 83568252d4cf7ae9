import * as v from 'valibot';
import { personPicture } from '../blocks/index.ts';
import {
  decode,
  flagSchema,
  intSchema,
  lenientDay,
  optionalInt,
  optionalText,
  type DecodeContext,
} from '../shared/index.ts';
import type { Profile, ProfileField, ProfileFields } from './model.ts';

const text = v.pipe(
  optionalText,
  v.transform((sent) => sent ?? ''),
);
/** The number of the chosen option, as text; 0 and null mean that none is chosen. */
const chosen = v.pipe(
  v.fallback(optionalInt, null),
  v.transform((sent) => (sent ? `${sent}` : '')),
);
const day = v.pipe(
  lenientDay,
  v.transform((sent) => sent ?? ''),
);

const sentProfile = v.object({
  Id: intSchema,
  UserName: text,
  FirstName: text,
  LastName: text,
  EmailAddress: text,
  Phone: text,
  Address: text,
  TimeZoneId: text,
  IsSyncToGoogleCalendar: flagSchema,
  ProfilePictureUrl: optionalText,
  Gender: text,
  BirthDate: day,
  ToeflTestDate: day,
  AgeRange: chosen,
  EnglishStartYear: chosen,
  CountryOfResidenceId: chosen,
  CountryOfOriginId: chosen,
  FirstLanguageCode: text,
  IsShowEnglishStartYear: flagSchema,
  IsShowToeflTestDate: flagSchema,
  IsShowGender: flagSchema,
  IsShowBirthDate: flagSchema,
  ShowDemographicBirthDate: flagSchema,
  ShowDemographicAgeRange: flagSchema,
  IsShowCountryOfResidence: flagSchema,
  IsShowCountryOfOrigin: flagSchema,
  IsShowPhoneNumber: flagSchema,
  IsShowPreferredLanguage: flagSchema,
  IsAbleToDeleteAccount: flagSchema,
  IsAbleToLinkAccount: flagSchema,
  IsSyncToGoogleAccount: flagSchema,
  EnableDeleteStudentAccountByStudent: flagSchema,
  IsHasEmailChangedRequest: flagSchema,
  NewEmailRequest: optionalText,
});

type Sent = v.InferOutput<typeof sentProfile>;

/** Whether the school asks for a field (002 §3, §5). */
const isFieldShown: Record<ProfileField, (sent: Sent) => boolean> = {
  firstName: () => true,
  lastName: () => true,
  email: () => true,
  phone: (sent) => sent.IsShowPhoneNumber,
  address: () => true,
  birthDate: (sent) => sent.IsShowBirthDate && sent.ShowDemographicBirthDate,
  ageRange: (sent) => sent.IsShowBirthDate && sent.ShowDemographicAgeRange,
  gender: (sent) => sent.IsShowGender,
  firstLanguage: (sent) => sent.IsShowPreferredLanguage,
  englishStartYear: (sent) => sent.IsShowEnglishStartYear,
  toeflTestDate: (sent) => sent.IsShowToeflTestDate,
  countryOfResidence: (sent) => sent.IsShowCountryOfResidence,
  countryOfOrigin: (sent) => sent.IsShowCountryOfOrigin,
  timeZone: () => true,
  calendarSync: () => true,
};

/** The fields of the form, in its order. */
export const PROFILE_FIELDS = Object.keys(isFieldShown) as ProfileField[];

const fieldsOf = (sent: Sent): ProfileFields => ({
  firstName: sent.FirstName,
  lastName: sent.LastName,
  email: sent.EmailAddress,
  phone: sent.Phone,
  address: sent.Address,
  birthDate: sent.BirthDate,
  ageRange: sent.AgeRange,
  gender: sent.Gender,
  firstLanguage: sent.FirstLanguageCode,
  englishStartYear: sent.EnglishStartYear,
  toeflTestDate: sent.ToeflTestDate,
  countryOfResidence: sent.CountryOfResidenceId,
  countryOfOrigin: sent.CountryOfOriginId,
  timeZone: sent.TimeZoneId,
  calendarSync: sent.IsSyncToGoogleCalendar,
});

const profile = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({ AccountInformation: sentProfile }),
    v.transform(({ AccountInformation: sent }): Profile => ({
      studentId: sent.Id,
      userName: sent.UserName,
      pictureUrl: personPicture(sent.ProfilePictureUrl, toSafeHref),
      fields: fieldsOf(sent),
      shown: PROFILE_FIELDS.filter((field) => isFieldShown[field](sent)),
      pendingEmail: sent.IsHasEmailChangedRequest ? { address: sent.NewEmailRequest } : null,
      syncedToGoogle: sent.IsSyncToGoogleAccount,
      canLink: sent.IsAbleToLinkAccount,
      // Both must allow it (OPEN-77).
      canDelete: sent.IsAbleToDeleteAccount && sent.EnableDeleteStudentAccountByStudent,
    })),
  );

/** Decodes the answer of Profile/GetProfile; an absent flag is off. */
export function decodeProfile(sent: unknown, context: DecodeContext): Profile {
  return decode(profile(context), sent);
}
