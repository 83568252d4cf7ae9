import type { DayOrEmptyWire, IntWire, UrlOrEmptyWire } from '../shared/index.ts';

/** The student's profile (contract 3.11), inside `AccountInformation` of Profile/GetProfile. */
export interface ProfileWire {
  Id: IntWire;
  /** The student id that the student knows; read-only. */
  UserName: string;
  FirstName: string;
  LastName: string;
  EmailAddress: string;
  Phone?: string | null;
  Address?: string | null;
  /** IANA id; the `Value` of a time zone of the settings. */
  TimeZoneId?: string | null;
  IsSyncToGoogleCalendar: boolean;
  ProfilePictureUrl?: UrlOrEmptyWire | null;
  Gender?: string | null;
  BirthDate?: DayOrEmptyWire | null;
  ToeflTestDate?: DayOrEmptyWire | null;
  /** 0 = not chosen. */
  AgeRange: IntWire;
  EnglishStartYear: IntWire;
  /** null or 0 = not chosen. */
  CountryOfResidenceId?: IntWire | null;
  CountryOfOriginId?: IntWire | null;
  FirstLanguageCode?: string | null;
  IsShowEnglishStartYear: boolean;
  IsShowToeflTestDate: boolean;
  IsShowGender: boolean;
  IsShowBirthDate: boolean;
  ShowDemographicBirthDate: boolean;
  ShowDemographicAgeRange: boolean;
  IsShowCountryOfResidence: boolean;
  IsShowCountryOfOrigin: boolean;
  IsShowPhoneNumber: boolean;
  IsShowPreferredLanguage: boolean;
  IsAbleToDeleteAccount: boolean;
  IsAbleToLinkAccount: boolean;
  IsSyncToGoogleAccount: boolean;
  EnableDeleteStudentAccountByStudent: boolean;
  AccessTokenApi?: string | null;
  IsHasEmailChangedRequest: boolean;
  NewEmailRequest?: string | null;
}

/** Profile/UpdateProfile: every field is sent, also those that the form does not show. */
export type ProfileUpdateWire = Required<
  Pick<
    ProfileWire,
    | 'Id'
    | 'FirstName'
    | 'LastName'
    | 'EmailAddress'
    | 'Phone'
    | 'Address'
    | 'TimeZoneId'
    | 'IsSyncToGoogleCalendar'
    | 'Gender'
    | 'BirthDate'
    | 'AgeRange'
    | 'EnglishStartYear'
    | 'ToeflTestDate'
    | 'CountryOfResidenceId'
    | 'CountryOfOriginId'
    | 'FirstLanguageCode'
  >
>;
