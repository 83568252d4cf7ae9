import { expect, test } from 'vitest';
import { filled } from './profile.fixture.ts';
import { toProfileUpdate } from './update.ts';

test('every field is sent, as the contract has it', () => {
  expect(
    toProfileUpdate(7001, {
      ...filled,
      firstName: ' Mei ',
      lastName: ' Chen ',
      email: ' mei@example.com ',
      calendarSync: true,
    }),
  ).toEqual({
    Id: 7001,
    FirstName: 'Mei',
    LastName: 'Chen',
    EmailAddress: 'mei@example.com',
    Phone: '+61 400 555 218',
    Address: '12 Harris St',
    TimeZoneId: 'Australia/Sydney',
    IsSyncToGoogleCalendar: true,
    Gender: 'F',
    BirthDate: '1997-08-21',
    AgeRange: 2,
    EnglishStartYear: 2009,
    ToeflTestDate: '2027-02-13',
    CountryOfResidenceId: 14,
    CountryOfOriginId: 46,
    FirstLanguageCode: 'zh',
  });
});

test('what is empty is null, and a number that is not chosen 0', () => {
  const empty = {
    ...filled,
    phone: '',
    address: ' ',
    gender: '',
    birthDate: '',
    toeflTestDate: '',
    ageRange: '',
    englishStartYear: '',
    countryOfResidence: '',
    countryOfOrigin: '',
    firstLanguage: '',
  };
  expect(toProfileUpdate(7001, empty)).toMatchObject({
    Phone: null,
    Address: null,
    Gender: null,
    BirthDate: null,
    ToeflTestDate: null,
    AgeRange: 0,
    EnglishStartYear: 0,
    CountryOfResidenceId: null,
    CountryOfOriginId: null,
    FirstLanguageCode: null,
  });
});
