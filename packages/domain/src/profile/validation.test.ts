import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { decodeProfile, PROFILE_FIELDS } from './decode.ts';
import type { ProfileField } from './model.ts';
import { filled, profile } from './profile.fixture.ts';
import { phoneText, profileProblem, type ProfileChecks } from './validation.ts';

const checks: ProfileChecks = { profile, hidesAddress: false, today: '2026-11-18' };
const problem = (field: ProfileField, value: string, changed: Partial<ProfileChecks> = {}) =>
  profileProblem(field, value, { ...checks, ...changed });

test('a filled profile has nothing wrong', () => {
  expect(PROFILE_FIELDS.filter((field) => profileProblem(field, filled[field], checks))).toEqual([]);
});

describe('which fields must be filled', () => {
  /** 002 §5, as it is written. */
  const required: Record<string, (flags: Record<string, boolean>) => boolean | undefined> = {
    firstName: () => true,
    lastName: () => true,
    timeZone: () => true,
    email: () => true,
    phone: (flags) => flags['IsShowPhoneNumber'],
    gender: (flags) => flags['IsShowGender'],
    birthDate: (flags) => flags['IsShowBirthDate'] && flags['ShowDemographicBirthDate'],
    ageRange: (flags) => flags['IsShowBirthDate'] && flags['ShowDemographicAgeRange'],
    englishStartYear: (flags) => flags['IsShowEnglishStartYear'],
    toeflTestDate: (flags) => flags['IsShowToeflTestDate'],
    countryOfResidence: (flags) => flags['IsShowCountryOfResidence'],
    firstLanguage: (flags) => flags['IsShowPreferredLanguage'],
  };
  const LOCKED = ['firstName', 'lastName', 'email'];
  const flag = fc.boolean();
  const flags = fc.record({
    IsShowEnglishStartYear: flag,
    IsShowToeflTestDate: flag,
    IsShowGender: flag,
    IsShowBirthDate: flag,
    ShowDemographicBirthDate: flag,
    ShowDemographicAgeRange: flag,
    IsShowCountryOfResidence: flag,
    IsShowCountryOfOrigin: flag,
    IsShowPhoneNumber: flag,
    IsShowPreferredLanguage: flag,
    IsSyncToGoogleAccount: flag,
    IsHasEmailChangedRequest: flag,
  });

  test('follows the flags in every combination, except where the field cannot be changed', () => {
    fc.assert(
      fc.property(flags, flag, fc.constantFrom('', ' ', '\t \n'), (sent, hidesAddress, blank) => {
        const read = decodeProfile({ AccountInformation: { Id: 1, ...sent } }, decodeContext);
        const locked = sent.IsSyncToGoogleAccount || sent.IsHasEmailChangedRequest;
        const missing = PROFILE_FIELDS.filter((field) => problem(field, blank, { profile: read, hidesAddress }));
        const expected = PROFILE_FIELDS.filter(
          (field) => required[field]?.(sent) && !(locked && LOCKED.includes(field)),
        );
        expect(missing).toEqual(expected);
      }),
      { numRuns: 4096 },
    );
  });
});

describe('names and phone have 30 characters at most, other texts any number (OPEN-75)', () => {
  test.each<[ProfileField, string]>([
    ['firstName', 'M'],
    ['lastName', 'M'],
    ['phone', '4'],
  ])('%s', (field, letter) => {
    expect(problem(field, letter.repeat(30))).toBeNull();
    expect(problem(field, ` ${letter.repeat(30)} `)).toBeNull();
    // The form of a phone number says how long it may be (002 §5).
    expect(problem(field, letter.repeat(31))).toBe(field === 'phone' ? 'phone' : 'tooLong');
  });
  test.each<[ProfileField, string]>([
    ['email', `${'m'.repeat(40)}@example.com`],
    ['address', 'A'.repeat(200)],
  ])('not %s', (field, value) => {
    expect(problem(field, value)).toBeNull();
  });
});

describe('an email address', () => {
  test.each(['mei@example.com', ' mei@example.com ', 'mei.chen+pte@mail.example.co.uk', "o'neil@example.com"])(
    '%s is one',
    (value) => expect(problem('email', value)).toBeNull(),
  );
  test.each([
    'mei',
    'mei@',
    '@example.com',
    'mei@example',
    'mei@@example.com',
    'mei chen@example.com',
    'mei@.com',
    'mei@example..com',
    'a@b.com, c@d.com',
  ])('%s is none', (value) => expect(problem('email', value)).toBe('email'));
});

describe('a phone number', () => {
  test.each(['0400555218', '+61 400 555 218', '+614', ' 04 '])('%j is one', (value) =>
    expect(problem('phone', value)).toBeNull(),
  );
  test.each(['+', '61 + 400', '++61', '04-00', '04a', '(02) 9', '+ +'])('%j is none', (value) =>
    expect(problem('phone', value)).toBe('phone'),
  );
  test('loses every other character while it is typed', () => {
    expect(phoneText('+61 (400) 555-218 ext')).toBe('+61 400 555218 ');
  });
});

describe('the day of birth', () => {
  test.each([
    ['2026-11-17', null],
    ['2026-11-18', null],
    ['2026-11-19', 'future'],
    ['2027-01-01', 'future'],
  ])('%s: %s', (value, expected) => {
    expect(problem('birthDate', value)).toBe(expected);
    // The test can be to come.
    expect(problem('toeflTestDate', value)).toBeNull();
  });
});

test('what is not shown is not checked', () => {
  expect(problem('phone', 'abc', { profile: { ...profile, shown: ['firstName'] } })).toBeNull();
  expect(problem('birthDate', '2030-01-01', { profile: { ...profile, shown: [] } })).toBeNull();
});
