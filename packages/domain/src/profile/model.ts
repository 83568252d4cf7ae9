import type { SafeHref } from '../shared/index.ts';

/** What a student can change in the profile (002 §3), as texts of a form: '' = empty or not chosen, days `YYYY-MM-DD`. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  birthDate: string;
  ageRange: string;
  gender: string;
  firstLanguage: string;
  englishStartYear: string;
  toeflTestDate: string;
  countryOfResidence: string;
  countryOfOrigin: string;
  /** IANA id. */
  timeZone: string;
  /** The student's live classes and meetings are put into their Google calendar. */
  calendarSync: boolean;
}

export type ProfileField = keyof ProfileFields;

/** What a student has changed in the form; the other fields stay as they are saved. */
export type ProfileChanges = Partial<ProfileFields>;

/** What has become of changes that were saved. */
export interface SavedChanges {
  /** The profile as it is saved now. */
  profile: Profile;
  /** The changes that were not saved, since their fields are read-only by now. */
  withheld: ProfileChanges;
  /** Whether anything else was saved. */
  isSent: boolean;
}

/** The student's profile (002 §3). */
export interface Profile {
  studentId: number;
  /** The student id that the student knows. */
  userName: string;
  pictureUrl: SafeHref | null;
  fields: ProfileFields;
  /** Those of the fields that the school asks this student for, in the order of the form. */
  shown: readonly ProfileField[];
  /** A new email address that is not confirmed yet; its address is null when the server does not send it. */
  pendingEmail: { address: string | null } | null;
  /** Names and email come from a linked Google account. */
  syncedToGoogle: boolean;
  canLink: boolean;
  canDelete: boolean;
}

/** One choice of a select list; its value is that of a field. */
export interface ProfileOption {
  value: string;
  label: string;
}

/** What the school offers in the select lists of the profile (contract 3.3). */
export type ProfileOptions = Readonly<
  Record<
    'timeZones' | 'genders' | 'countries' | 'firstLanguages' | 'ageRanges' | 'englishStartYears',
    readonly ProfileOption[]
  >
>;
