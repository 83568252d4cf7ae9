import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { decodeAppSetting } from './decode.ts';
import { readEarlySetting } from './early-setting.ts';

const sent = {
  FeatureLock: { IsShowNotification: true, AllowStudentShowLiveClass: true, ShowEventMenu: true },
  IsShowOrganisationName: true,
  OrganisationName: 'Harbour English',
  IsShowSiteLogo: true,
  SiteLogoUrl: 'https://cdn.example/logo.svg',
};

test('the name, the logo and the locks of a school', () => {
  expect(readEarlySetting(sent)).toEqual({
    locks: { notifications: true, liveClasses: true, teacherMeetings: false, events: true },
    organisation: { name: 'Harbour English', logo: 'https://cdn.example/logo.svg' },
  });
});

test.each([
  ['IsShowNotification', 'notifications'],
  ['AllowStudentShowLiveClass', 'liveClasses'],
  ['AllowStudentShowTeacherMeeting', 'teacherMeetings'],
  ['ShowEventMenu', 'events'],
  ['AllowStudentShowEvent', 'events'],
])('%s alone switches on %s and nothing else', (name, lock) => {
  const off = { notifications: false, liveClasses: false, teacherMeetings: false, events: false };
  expect(readEarlySetting({ FeatureLock: { [name]: true } })?.locks).toEqual({ ...off, [lock]: true });
});

test.each(['OrganisationName', 'SiteLogoUrl', 'CaptchaPublicKey', 'FeatureLock'])(
  'a %s of another type is nothing: the decoder fails too',
  (name) => {
    expect(readEarlySetting({ ...sent, [name]: 5 })).toBeNull();
  },
);

test.each([
  ['its name', { IsShowOrganisationName: false }, { name: null }],
  ['its logo', { IsShowSiteLogo: false }, { logo: null }],
  ['a name that is none', { OrganisationName: '' }, { name: null }],
])('a school does not show %s', (_name, change, expected) => {
  expect(readEarlySetting({ ...sent, ...change })?.organisation).toMatchObject(expected);
});

test('whatever is sent, it says what the decoder says, and nothing where that fails', () => {
  const some = fc.constantFrom(undefined, null, true, false, 'true', '', 5, 'https://cdn.example/logo.svg', {});
  const lockNames = ['IsShowNotification', 'AllowStudentShowLiveClass', 'AllowStudentShowTeacherMeeting'];
  const recordOf = (names: string[], field: fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(names.map((name) => [name, field])), { requiredKeys: [] });
  const lock = fc.oneof(recordOf([...lockNames, 'ShowEventMenu', 'AllowStudentShowEvent'], some), some);
  const answer = fc
    .tuple(recordOf([...Object.keys(sent), 'CaptchaPublicKey'], some), lock)
    .map(([fields, FeatureLock]) => ({ ...fields, FeatureLock }));
  fc.assert(
    fc.property(fc.oneof(answer, fc.constant(sent), fc.anything()), (value) => {
      let decoded = null;
      try {
        decoded = decodeAppSetting(value, decodeContext);
      } catch {
        // Nothing is shown early either.
      }
      const early = readEarlySetting(value);
      expect(early === null).toBe(decoded === null);
      if (!early || !decoded) return;
      expect(decoded.locks).toMatchObject(early.locks);
      expect(decoded.organisation).toEqual({
        name: early.organisation.name,
        logoUrl: decodeContext.toSafeHref(early.organisation.logo),
      });
    }),
  );
});
