import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FailureError } from '../shared/index.ts';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import * as decoders from './decode.ts';
import { decodeCommonBanner } from './common-banner.ts';
import { decodeColorScheme } from './decode.ts';
import { decodeIntegrationConfig } from './integration.ts';

const decodeAppSetting = (sent: unknown) => decoders.decodeAppSetting(sent, decodeContext);

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
      'https://main.example/logo.svg',
    ],
    ['only the name', { ...named, IsShowOrganisationName: true, IsShowSiteLogo: false }, 'Harbour English', null],
    [
      'only the logo',
      { ...named, IsShowOrganisationName: false, IsShowSiteLogo: true },
      null,
      'https://main.example/logo.svg',
    ],
    ['a logo at no address to follow', { SiteLogoUrl: 'logo.svg', IsShowSiteLogo: true }, null, null],
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

describe('planned maintenance (contract 3.3)', () => {
  const when = { Dates: 'Sat 14/03/2026', StartTime: '22:00', EndTime: '23:30' };
  test.each([
    ['on', { Enable: true, ...when }, { dates: 'Sat 14/03/2026', start: '22:00', end: '23:30' }],
    ['on, spaces kept', { Enable: true, ...when, Dates: ' Sat ' }, { dates: ' Sat ', start: '22:00', end: '23:30' }],
    ['on without words', { Enable: true, Dates: null, StartTime: 5 }, { dates: '', start: '', end: '' }],
    ['off', { Enable: false, ...when }, null],
    ['not said', when, null],
    ['null', null, null],
    ['none sent', undefined, null],
    ['of another form', 'tonight', null],
  ])('%s', (_name, MaintenanceBanner, expected) => {
    expect(decodeAppSetting({ MaintenanceBanner }).maintenance).toEqual(expected);
  });
});

describe('analytics (SET-03)', () => {
  const ids = { TrackerId: 'UA-1-1', GoogleAnalytic4: 'G-1A' };
  test.each([
    ['on', { Enabled: true, ...ids }, { trackerId: 'UA-1-1', ga4Id: 'G-1A' }],
    ['on with one id', { Enabled: true, TrackerId: '', GoogleAnalytic4: 'G-1A' }, { trackerId: null, ga4Id: 'G-1A' }],
    [
      'on, the other id null',
      { Enabled: true, TrackerId: null, GoogleAnalytic4: 'G-1A' },
      { trackerId: null, ga4Id: 'G-1A' },
    ],
    ['on, the other id left out', { Enabled: true, TrackerId: 'UA-1-1' }, { trackerId: 'UA-1-1', ga4Id: null }],
    ['off', { Enabled: false, ...ids }, null],
    ['not said', ids, null],
    ['null', null, null],
    ['none sent', undefined, null],
    ['of another form', { Enabled: true, TrackerId: 7 }, null],
  ])('%s', (_name, GoogleAnalytic, expected) => {
    expect(decodeAppSetting({ GoogleAnalytic }).analytics).toEqual(expected);
  });
});

describe('the common banner (contract 3.3)', () => {
  test.each([
    ['on', { Enable: true, BannerMessage: ['<b>One</b>', 'Two'] }, ['<b>One</b>', 'Two']],
    ['on, with holes', { Enable: true, BannerMessage: ['One', null, ''] }, ['One', '']],
    ['on without messages', { Enable: true, BannerMessage: null }, []],
    ['off', { Enable: false, BannerMessage: ['One'] }, []],
    ['not said', { BannerMessage: ['One'] }, []],
    ['null', null, []],
  ])('%s', (_name, sent, expected) => {
    expect(decodeCommonBanner(sent)).toEqual(expected);
  });

  test.each([['One'], [5], [{ Enable: true, BannerMessage: 'One' }], [{ Enable: true, BannerMessage: [5] }]])(
    '%j is not understood',
    (sent) => {
      expect(() => decodeCommonBanner(sent)).toThrow(FailureError);
    },
  );
});

describe('the integration (SET-06)', () => {
  const none = { instance: null, addOn: false, hidesMeetings: false };
  test.each([
    [
      { Instance: 'Celpip', IsAddOnEnabled: true, HideMeetingsAndTasksPanel: false },
      { instance: 'celpip', addOn: true },
    ],
    [{ Instance: 'CELPIP' }, { instance: 'celpip' }],
    [
      { Instance: 'E2english', HideMeetingsAndTasksPanel: true },
      { instance: 'e2english', hidesMeetings: true },
    ],
    [{ Instance: 'Another' }, {}],
    [{ Instance: null }, {}],
    [{}, {}],
    [null, {}],
  ])('%j', (sent, expected) => {
    expect(decodeIntegrationConfig(sent)).toEqual({ ...none, ...expected });
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
