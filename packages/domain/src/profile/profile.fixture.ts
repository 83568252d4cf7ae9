import type { Profile, ProfileFields } from './model.ts';
import { PROFILE_FIELDS } from './decode.ts';

/** The fields of a valid profile. */
export const filled: ProfileFields = {
  firstName: 'Mei',
  lastName: 'Chen',
  email: 'mei@example.com',
  phone: '+61 400 555 218',
  address: '12 Harris St',
  birthDate: '1997-08-21',
  ageRange: '2',
  gender: 'F',
  firstLanguage: 'zh',
  englishStartYear: '2009',
  toeflTestDate: '2027-02-13',
  countryOfResidence: '14',
  countryOfOrigin: '46',
  timeZone: 'Australia/Sydney',
  calendarSync: false,
};

/** The profile of a student whose school asks for every field. */
export const profile: Profile = {
  studentId: 7001,
  userName: 'NB-204518',
  pictureUrl: null,
  fields: filled,
  shown: PROFILE_FIELDS,
  pendingEmail: null,
  syncedToGoogle: false,
  canLink: false,
  canDelete: false,
};
