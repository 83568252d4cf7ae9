import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { FailureError } from '../shared/index.ts';
import { decodeProfile, PROFILE_FIELDS } from './decode.ts';
import type { ProfileField } from './model.ts';

const read = (sent: object) =>
  decodeProfile({ AccountInformation: { Id: 7001, FirstName: 'Mei', ...sent } }, decodeContext);

const ALWAYS: readonly ProfileField[] = ['firstName', 'lastName', 'email', 'address', 'timeZone', 'calendarSync'];

test('what is absent is empty, and an absent flag is off', () => {
  expect(read({})).toEqual({
    studentId: 7001,
    userName: '',
    pictureUrl: null,
    fields: {
      firstName: 'Mei',
      lastName: '',
      email: '',
      phone: '',
      address: '',
      birthDate: '',
      ageRange: '',
      gender: '',
      firstLanguage: '',
      englishStartYear: '',
      toeflTestDate: '',
      countryOfResidence: '',
      countryOfOrigin: '',
      timeZone: '',
      calendarSync: false,
    },
    shown: ALWAYS,
    pendingEmail: null,
    syncedToGoogle: false,
    canLink: false,
    canDelete: false,
  });
});

test('every field is read from its own name', () => {
  const sent = {
    UserName: 'NB-204518',
    LastName: 'Chen',
    EmailAddress: 'mei@example.com',
    Phone: '+61 400',
    Address: '12 Harris St',
    TimeZoneId: 'Australia/Sydney',
    IsSyncToGoogleCalendar: true,
    ProfilePictureUrl: '/mei.jpg',
    Gender: 'F',
    BirthDate: '1997-08-21',
    ToeflTestDate: '2027-02-13',
    AgeRange: 2,
    EnglishStartYear: 2009,
    CountryOfResidenceId: 14,
    CountryOfOriginId: 46,
    FirstLanguageCode: 'zh',
  };
  expect(read(sent)).toMatchObject({
    userName: 'NB-204518',
    pictureUrl: 'https://main.example/mei.jpg',
    fields: {
      firstName: 'Mei',
      lastName: 'Chen',
      email: 'mei@example.com',
      phone: '+61 400',
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
      calendarSync: true,
    },
  });
});

describe('a number that is no choice', () => {
  test.each([0, null, undefined, 'two'])('%s is empty', (value) => {
    const { fields } = read({ AgeRange: value, EnglishStartYear: value, CountryOfResidenceId: value });
    expect([fields.ageRange, fields.englishStartYear, fields.countryOfResidence]).toEqual(['', '', '']);
  });
});

test('a date that is none is empty, and the profile is there', () => {
  expect(read({ BirthDate: '21/08/1997' }).fields.birthDate).toBe('');
});

test('the picture of the server for people without one is none', () => {
  expect(read({ ProfilePictureUrl: '/img/default-avatar.png' }).pictureUrl).toBeNull();
});

describe('what the school asks for', () => {
  const date = { IsShowBirthDate: true, ShowDemographicBirthDate: true };
  test.each<[flags: object, asked: ProfileField[]]>([
    [{ IsShowPhoneNumber: true }, ['phone']],
    [{ IsShowGender: true }, ['gender']],
    [{ IsShowBirthDate: true }, []],
    [{ ShowDemographicBirthDate: true, ShowDemographicAgeRange: true }, []],
    [date, ['birthDate']],
    [{ IsShowBirthDate: true, ShowDemographicAgeRange: true }, ['ageRange']],
    [{ ...date, ShowDemographicAgeRange: true }, ['birthDate', 'ageRange']],
    [{ IsShowEnglishStartYear: true }, ['englishStartYear']],
    [{ IsShowToeflTestDate: true }, ['toeflTestDate']],
    [{ IsShowCountryOfResidence: true }, ['countryOfResidence']],
    [{ IsShowCountryOfOrigin: true }, ['countryOfOrigin']],
    [{ IsShowPreferredLanguage: true }, ['firstLanguage']],
  ])('%j: %j, in the order of the form', (flags, asked) => {
    expect(read(flags).shown).toEqual(
      PROFILE_FIELDS.filter((field) => ALWAYS.includes(field) || asked.includes(field)),
    );
  });
});

test('a pending email has its address where the server says it', () => {
  expect(read({ IsHasEmailChangedRequest: true, NewEmailRequest: 'new@example.com' }).pendingEmail).toEqual({
    address: 'new@example.com',
  });
  expect(read({ IsHasEmailChangedRequest: true }).pendingEmail).toEqual({ address: null });
  expect(read({ NewEmailRequest: 'old@example.com' }).pendingEmail).toBeNull();
});

test.each([
  [false, false, false],
  [true, false, false],
  [false, true, false],
  [true, true, true],
])('the account can be deleted when both flags allow it (OPEN-77): %s, %s', (able, enabled, expected) => {
  expect(read({ IsAbleToDeleteAccount: able, EnableDeleteStudentAccountByStudent: enabled }).canDelete).toBe(expected);
});

test('linking is allowed by its flag', () => {
  expect(read({ IsAbleToLinkAccount: true }).canLink).toBe(true);
});

test.each([[{}], [{ AccountInformation: { FirstName: 'Mei' } }], [null]])('%j is not understood', (sent) => {
  expect(() => decodeProfile(sent, decodeContext)).toThrow(FailureError);
});
