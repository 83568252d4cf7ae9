import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FailureError } from '../shared/index.ts';
import { decodeAppSetting, decodeColorScheme } from './decode.ts';

const ALL_OFF = {
  notifications: false,
  liveClasses: false,
  liveClassLibrary: false,
  teacherMeetings: false,
  events: false,
  renewPackage: false,
  lessonsAreCalledPosts: false,
};

describe('feature locks (contract 3.3)', () => {
  test.each([
    ['no lock object', {}],
    ['null', { FeatureLock: null }],
    ['an empty object', { FeatureLock: {} }],
    ['every lock null', { FeatureLock: { IsShowNotification: null, ShowEventMenu: null, HideRenewPackage: null } }],
    [
      'locks of another type',
      { FeatureLock: { IsShowNotification: 'true', ShowEventMenu: 1, AllowStudentToRenewPackage: {} } },
    ],
  ])('%s means all off', (_name, sent) => {
    expect(decodeAppSetting(sent).locks).toEqual(ALL_OFF);
  });

  test.each([
    ['IsShowNotification', 'notifications'],
    ['AllowStudentShowLiveClass', 'liveClasses'],
    ['AllowStudentShowLiveClassLibrary', 'liveClassLibrary'],
    ['AllowStudentShowTeacherMeeting', 'teacherMeetings'],
    ['ShowEventMenu', 'events'],
    ['AllowStudentShowEvent', 'events'],
    ['AllowStudentToRenewPackage', 'renewPackage'],
    ['ChangeMyCourseLessonLabel', 'lessonsAreCalledPosts'],
  ])('%s alone switches on %s and nothing else', (name, lock) => {
    expect(decodeAppSetting({ FeatureLock: { [name]: true } }).locks).toEqual({ ...ALL_OFF, [lock]: true });
  });

  test('HideRenewPackage wins over AllowStudentToRenewPackage', () => {
    const sent = { FeatureLock: { AllowStudentToRenewPackage: true, HideRenewPackage: true } };
    expect(decodeAppSetting(sent).locks).toEqual(ALL_OFF);
  });
});

describe('the school at sign-in (000 §2.5)', () => {
  const named = { OrganisationName: 'Harbour English', SiteLogoUrl: '/logo.svg' };
  test.each([
    [
      'both switched on',
      { ...named, IsShowOrganisationName: true, IsShowSiteLogo: true },
      'Harbour English',
      '/logo.svg',
    ],
    ['only the name', { ...named, IsShowOrganisationName: true, IsShowSiteLogo: false }, 'Harbour English', null],
    ['only the logo', { ...named, IsShowOrganisationName: false, IsShowSiteLogo: true }, null, '/logo.svg'],
    ['no switch sent', named, null, null],
    ['switched on but not given', { IsShowOrganisationName: true, IsShowSiteLogo: true }, null, null],
    [
      'switched on but empty',
      { OrganisationName: '', SiteLogoUrl: '', IsShowOrganisationName: true, IsShowSiteLogo: true },
      null,
      null,
    ],
  ])('with %s', (_name, sent, name, logoUrl) => {
    expect(decodeAppSetting(sent).organisation).toEqual({ name, logoUrl });
  });
});

describe('the captcha key (contract 3.3)', () => {
  test.each([
    ['a key', { CaptchaPublicKey: 'site-key' }, 'site-key'],
    ['null', { CaptchaPublicKey: null }, null],
    ['an empty key', { CaptchaPublicKey: '' }, null],
    ['none sent', {}, null],
  ])('%s', (_name, sent, expected) => {
    expect(decodeAppSetting(sent).captchaKey).toBe(expected);
  });
});

test.each([[null], [undefined], ['settings'], [1], [true]])('settings that are %j are not understood', (sent) => {
  expect(() => decodeAppSetting(sent)).toThrow(FailureError);
});

test('settings that say their locks as text are not understood', () => {
  expect(() => decodeAppSetting({ FeatureLock: 'all' })).toThrow(FailureError);
});

describe('the colour scheme (contract 3.1, any letter case, unknown = default)', () => {
  test.each([
    ['Default', 'DEFAULT'],
    ['Blue', 'BLUE'],
    ['DarkBlue', 'DARKBLUE'],
    ['Red', 'RED'],
    ['Orange', 'ORANGE'],
    ['Purple', 'PURPLE'],
    ['DarkPurple', 'DARKPURPLE'],
    ['DARKPURPLE', 'DARKPURPLE'],
    ['darkblue', 'DARKBLUE'],
    ['bLuE', 'BLUE'],
    ['Dark Blue', 'DEFAULT'],
    ['Pink', 'DEFAULT'],
    ['', 'DEFAULT'],
    [null, 'DEFAULT'],
    [undefined, 'DEFAULT'],
    [3, 'DEFAULT'],
    [['Red'], 'DEFAULT'],
  ])('%j is %s', (sent, expected) => {
    expect(decodeColorScheme(sent)).toBe(expected);
  });
});

test('whatever JSON comes, settings are whole or not understood', () => {
  const almost = fc.record(
    {
      FeatureLock: fc.oneof(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom('IsShowNotification', 'ShowEventMenu'), fc.jsonValue()),
      ),
      SiteLogoUrl: fc.oneof(fc.string(), fc.jsonValue()),
      IsShowSiteLogo: fc.oneof(fc.boolean(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), almost), (sent) => {
      try {
        const { locks, organisation } = decodeAppSetting(sent);
        for (const lock of Object.values(locks)) expect(lock).toBeTypeOf('boolean');
        expect(Object.values(organisation)).not.toContain(undefined);
      } catch (thrown) {
        if (!(thrown instanceof FailureError)) throw thrown;
        expect(thrown.failure.kind).toBe('notUnderstood');
      }
    }),
    { seed: 33, numRuns: 500 },
  );
});
