import {
  decodeProfile,
  decodeProfileOptions,
  type Profile,
  type ProfileOptions,
  type ProfileWire,
} from '@portal/domain/profile';
import { fixtureContext } from '../fixtures/context.ts';
import type { Persona } from '../personas.ts';
import { optionsWire } from '../settings/options.ts';
import { STORY_NOW } from '../story-now.ts';

/** A profile of a school that asks for every field. */
const profileWire: ProfileWire = {
  Id: 7001,
  UserName: 'mei',
  FirstName: 'Mei',
  LastName: 'Chen',
  EmailAddress: 'mei@example.com',
  Phone: '+61 400 555 218',
  Address: '12 Harris St, Pyrmont NSW',
  TimeZoneId: 'Australia/Sydney',
  IsSyncToGoogleCalendar: false,
  ProfilePictureUrl: null,
  Gender: 'F',
  BirthDate: '1997-08-21',
  ToeflTestDate: '2027-02-13',
  AgeRange: 2,
  EnglishStartYear: 2009,
  CountryOfResidenceId: 14,
  CountryOfOriginId: 48,
  FirstLanguageCode: 'zh',
  IsShowEnglishStartYear: true,
  IsShowToeflTestDate: true,
  IsShowGender: true,
  IsShowBirthDate: true,
  ShowDemographicBirthDate: true,
  ShowDemographicAgeRange: false,
  IsShowCountryOfResidence: true,
  IsShowCountryOfOrigin: true,
  IsShowPhoneNumber: true,
  IsShowPreferredLanguage: true,
  IsAbleToDeleteAccount: true,
  IsAbleToLinkAccount: true,
  IsSyncToGoogleAccount: false,
  EnableDeleteStudentAccountByStudent: true,
  AccessTokenApi: null,
  IsHasEmailChangedRequest: false,
  NewEmailRequest: null,
};

/** The profile that a persona has initially. */
export const firstProfile = ({ userName, profile }: Persona): ProfileWire => ({
  ...profileWire,
  EmailAddress: `${userName}@example.com`,
  ...profile,
});

const decoded = (changes: Partial<ProfileWire> = {}): Profile =>
  decodeProfile({ AccountInformation: { ...profileWire, ...changes } }, fixtureContext);

export const profiles = {
  every: decoded(),
  /** A school that asks for nothing beyond what every profile has. */
  short: decoded({
    IsShowEnglishStartYear: false,
    IsShowToeflTestDate: false,
    IsShowGender: false,
    IsShowBirthDate: false,
    IsShowCountryOfResidence: false,
    IsShowCountryOfOrigin: false,
    IsShowPhoneNumber: false,
    IsShowPreferredLanguage: false,
  }),
  /** A school that asks for an age range, and not for the day of birth. */
  ageRange: decoded({ ShowDemographicBirthDate: false, ShowDemographicAgeRange: true }),
  emailPending: decoded({ IsHasEmailChangedRequest: true, NewEmailRequest: 'mei.new@example.com' }),
  /** The server does not send the new address. */
  emailPendingUnnamed: decoded({ IsHasEmailChangedRequest: true }),
  google: decoded({ IsSyncToGoogleAccount: true, IsSyncToGoogleCalendar: true }),
  /** The school does not list any more what was chosen. */
  unlisted: decoded({
    ShowDemographicAgeRange: true,
    Gender: 'N',
    AgeRange: 9,
    EnglishStartYear: 1961,
    CountryOfResidenceId: 901,
    CountryOfOriginId: 902,
    FirstLanguageCode: 'yue',
    TimeZoneId: 'Australia/ACT',
  }),
  /** Nothing but the name is filled in. */
  empty: decoded({
    Phone: null,
    Address: null,
    TimeZoneId: null,
    Gender: null,
    BirthDate: null,
    ToeflTestDate: null,
    AgeRange: 0,
    EnglishStartYear: 0,
    CountryOfResidenceId: null,
    CountryOfOriginId: 0,
    FirstLanguageCode: null,
  }),
};

/**
 * The select lists of a school. A function, since the offsets of all time zones take the browser half a second on a
 * slow machine.
 */
export const profileOptions = (): ProfileOptions => decodeProfileOptions(optionsWire(STORY_NOW));
