import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FailureError, type Failure } from '../shared/index.ts';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import * as decoders from './decode.ts';
import type { Account } from './model.ts';
import { withoutSession } from './without-session.ts';
import { refusalOf, refusalVariant } from './decode.ts';
import { readTimeZone, withTimeZone } from './time-zone.ts';

const decodeAccount = (sent: unknown) => decoders.decodeAccount(sent, decodeContext);
const decodeSessionAnswer = (sent: unknown) => decoders.decodeSessionAnswer(sent, decodeContext);

const account = {
  UserId: 5001,
  StudentId: 7001,
  FirstName: 'Mei ',
  UserName: 'mei',
  EnrollmentStatus: 'ACTIVE',
  MainLogo: 'https://school.example/logo.svg',
  TimeZoneWithUtc: '(UTC+11:00) Australia/Sydney',
  IsShowBumpPage: true,
  HasPaidPackage: true,
  IsMigrated: true,
  IsInactiveStudent: true,
  IsEnableInactiveStudentBanner: true,
  IsSyncToGoogleAccount: true,
  IsEmailActivated: true,
  IsHasEmailChangedRequest: true,
  NewEmailRequest: 'mei@new.example',
  UpgradePackageOverrideUrl: '/Upgrade',
  IsRegistrationCompleted: true,
  IsTimezoneSet: true,
  HaveClassSelection: true,
};

const granted = {
  AuthorizationToken: 'token',
  AuthorizationJwtToken: 'jwt',
  AccountInformation: account,
  RegistrationUrl: '/Registration',
  PostRegistrationUrl: '/PostRegistration',
  RedirectUrl: '',
  BumpPageUrl: '/BumpPage',
  PreMigrationBumpPageUrl: '/Migrate',
  ShowCelpipBumpPage: true,
  ShowCelpipMigrationBanner: false,
  RequireNewToken: false,
};

describe('a granted session', () => {
  test('is read as a whole', () => {
    expect(decodeSessionAnswer(granted)).toEqual({
      kind: 'authorized',
      session: {
        token: 'token',
        jwt: 'jwt',
        account: {
          userId: 5001,
          studentId: 7001,
          firstName: 'Mei',
          userName: 'mei',
          enrollment: 'active',
          mainLogoUrl: 'https://school.example/logo.svg',
          timeZone: 'Australia/Sydney',
          showBumpPage: true,
          hasPaidPackage: true,
          migrated: true,
          inactiveStudent: true,
          inactiveBannerEnabled: true,
          emailActivated: true,
          emailChangePending: true,
          newEmail: 'mei@new.example',
          upgradeUrl: 'https://main.example/Upgrade',
          syncedToGoogle: true,
          registrationCompleted: true,
          timeZoneSet: true,
          classSelectionDue: true,
        },
        registrationUrl: 'https://main.example/Registration',
        postRegistrationUrl: 'https://main.example/PostRegistration',
        bumpPageUrl: 'https://main.example/BumpPage',
        migrateUrl: 'https://main.example/Migrate',
        showBumpPage: true,
        showMigrationBanner: false,
      },
    });
  });

  test('with nothing optional is read too, with none for each', () => {
    const bare = { AccountInformation: { UserId: 1, StudentId: 2, FirstName: 'A', EnrollmentStatus: 'ACTIVE' } };
    expect(decodeSessionAnswer(bare)).toEqual({
      kind: 'authorized',
      session: {
        token: null,
        jwt: null,
        account: {
          userId: 1,
          studentId: 2,
          firstName: 'A',
          userName: '',
          enrollment: 'active',
          mainLogoUrl: null,
          timeZone: null,
          showBumpPage: false,
          hasPaidPackage: false,
          migrated: false,
          inactiveStudent: false,
          inactiveBannerEnabled: false,
          emailActivated: false,
          emailChangePending: false,
          newEmail: null,
          upgradeUrl: null,
          syncedToGoogle: false,
          registrationCompleted: false,
          timeZoneSet: false,
          classSelectionDue: false,
        },
        registrationUrl: null,
        postRegistrationUrl: null,
        bumpPageUrl: null,
        migrateUrl: null,
        showBumpPage: false,
        showMigrationBanner: false,
      },
    });
  });

  test.each([null, ''])('is there for a student whose names are %j', (name) => {
    const sent = { ...granted, AccountInformation: { ...account, FirstName: name, UserName: name } };
    expect(decodeSessionAnswer(sent)).toMatchObject({ session: { account: { firstName: '', userName: '' } } });
  });

  test('has none of the addresses that may not be followed', () => {
    const addresses = ['RegistrationUrl', 'PostRegistrationUrl', 'BumpPageUrl', 'PreMigrationBumpPageUrl'];
    const sent = {
      ...granted,
      ...Object.fromEntries(addresses.map((name) => [name, 'javascript:alert(1)'])),
      AccountInformation: { ...account, MainLogo: '//evil.example/x.svg', UpgradePackageOverrideUrl: 'Upgrade' },
    };
    expect(decodeSessionAnswer(sent)).toMatchObject({
      session: {
        registrationUrl: null,
        postRegistrationUrl: null,
        bumpPageUrl: null,
        migrateUrl: null,
        account: { mainLogoUrl: null, upgradeUrl: null },
      },
    });
  });

  test.each([
    ['ACTIVE', 'active'],
    ['Active', 'active'],
    ['INACTIVE', 'inactive'],
    ['inactive', 'inactive'],
    ['ARCHIVED', 'archived'],
    ['Archived', 'archived'],
    ['archived', 'archived'],
    ['PAUSED', 'active'],
    [null, 'active'],
  ])('of a student whose enrolment is %j is %s (contract 3.1, any letter case)', (EnrollmentStatus, enrollment) => {
    const answer = decodeSessionAnswer({ ...granted, AccountInformation: { ...account, EnrollmentStatus } });
    expect(answer).toMatchObject({ session: { account: { enrollment } } });
  });
});

describe('the account fetched by itself (contract 1.8, decision 11)', () => {
  test.each([
    ['directly', account],
    ['inside an object', { AccountInformation: account }],
  ])('%s', (_name, sent) => {
    expect(decodeAccount(sent)).toMatchObject({ userId: 5001, firstName: 'Mei', newEmail: 'mei@new.example' });
  });

  test.each([[null], [{}], [{ AccountInformation: null }], ['Mei'], [[account]]])('%j is not understood', (sent) => {
    expect(() => decodeAccount(sent)).toThrow('notUnderstood');
  });
});

describe('the order of a successful answer (contract 1.5: new token, then redirect, then authorized)', () => {
  const newToken = { kind: 'newTokenRequired' };
  const redirect = { kind: 'redirect', url: 'https://elsewhere.example/' };
  const authorized = { kind: 'authorized' };
  const to = 'https://elsewhere.example/';
  test.each([
    ['new token, redirect, account', { RequireNewToken: true, RedirectUrl: to, AccountInformation: account }, newToken],
    ['new token, redirect', { RequireNewToken: true, RedirectUrl: to, AccountInformation: null }, newToken],
    ['new token, account', { RequireNewToken: true, AccountInformation: account }, newToken],
    ['new token', { RequireNewToken: true }, newToken],
    ['redirect, no account', { RedirectUrl: to, AccountInformation: null }, redirect],
    ['redirect, account absent', { RedirectUrl: to }, redirect],
    ['redirect that may not be followed', { RedirectUrl: 'javascript:alert(1)' }, { kind: 'redirect', url: null }],
    ['redirect and account', { RedirectUrl: to, AccountInformation: account }, authorized],
    ['account', { AccountInformation: account }, authorized],
    ['new token null, account', { RequireNewToken: null, AccountInformation: account }, authorized],
  ])('%s', (_name, sent, expected) => {
    expect(decodeSessionAnswer(sent)).toMatchObject(expected);
  });

  test.each([
    ['neither account nor redirect', { AuthorizationToken: 'token' }],
    ['no account and an empty redirect', { RedirectUrl: '', AccountInformation: null }],
    ['an empty object', {}],
    ['null', null],
    ['text', 'ok'],
    ['a list', []],
    ['an account without ids', { AccountInformation: { ...account, UserId: undefined } }],
    ['ids as text', { AccountInformation: { ...account, StudentId: '7001' } }],
    ['an account that is text', { AccountInformation: 'Mei' }],
    ['a token that is a number', { ...granted, AuthorizationToken: 5 }],
  ])('%s is not understood', (_name, sent) => {
    expect(() => decodeSessionAnswer(sent)).toThrow('notUnderstood');
  });

  test('whatever JSON comes is an answer or not understood', () => {
    const almost = fc.record(
      Object.fromEntries(
        Object.entries(granted).map(([name, good]) => [
          name,
          fc.oneof({ weight: 4, arbitrary: fc.constant(good) }, fc.jsonValue()),
        ]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), almost), (sent) => {
        try {
          const answer = decodeSessionAnswer(sent);
          if (answer.kind !== 'authorized') return;
          expect(Object.values(answer.session)).not.toContain(undefined);
          expect(Object.values(answer.session.account)).not.toContain(undefined);
        } catch (thrown) {
          if (!(thrown instanceof FailureError)) throw thrown;
          expect(thrown.failure.kind).toBe('notUnderstood');
        }
      }),
      { seed: 15, numRuns: 800 },
    );
  });
});

describe('refusals, every combination of flags (contract 1.5)', () => {
  /** Top row that has one of its flags wins. */
  const ORDER = [
    { flags: ['IsStudentSuspended', 'IsStudentArchived'], variant: 'inactive' },
    { flags: ['IsIntegration', 'IsNoStudentFound'], variant: 'integration' },
    { flags: ['IsE2lStudent'], variant: 'siblingProduct' },
    { flags: ['IsStudentInActive'], variant: 'needsActivation' },
  ] as const;
  const all = ORDER.flatMap(({ flags }) => [...flags]);
  const combinations = Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_flag, i) => bits & (1 << i)));

  test('there are 64 of them', () => {
    expect(combinations).toHaveLength(64);
  });

  test.each(combinations.map((on) => [on]))('%j', (on) => {
    const expected = ORDER.find(({ flags }) => flags.some((name) => on.includes(name)))?.variant ?? 'plain';
    expect(refusalVariant(Object.fromEntries(on.map((name) => [name, true])))).toBe(expected);
  });

  test.each([
    ['null', null],
    ['nothing', undefined],
    ['an empty object', {}],
    ['flags that are null', { IsStudentSuspended: null, IsIntegration: null }],
    ['flags that are false', { IsStudentSuspended: false, IsE2lStudent: false }],
    ['flags as text', { IsStudentSuspended: 'true' }],
    ['text', 'IsStudentSuspended'],
  ])('%s is a plain refusal', (_name, sent) => {
    expect(refusalVariant(sent)).toBe('plain');
  });
});

describe('a failed session call', () => {
  test('that the server refused is an answer, with its messages', () => {
    const failure: Failure = { kind: 'rejected', messages: ['No.', 'Really.'], value: { IsE2lStudent: true } };
    expect(refusalOf(failure)).toEqual({ kind: 'refused', variant: 'siblingProduct', messages: ['No.', 'Really.'] });
  });

  test.each<Failure>([
    { kind: 'unauthorised', messages: ['Locked.'] },
    { kind: 'badRequest', messages: ['Locked.'] },
  ])('that ended as $kind is a plain refusal, in the server’s words', (failure) => {
    expect(refusalOf(failure)).toEqual({ kind: 'refused', variant: 'plain', messages: ['Locked.'] });
  });

  test.each<Failure>([
    { kind: 'serverDown', status: 500 },
    { kind: 'offline' },
    { kind: 'notAnAnswer' },
    { kind: 'notUnderstood', detail: '' },
  ])('that ended as $kind is none', (failure) => {
    expect(refusalOf(failure)).toBeNull();
  });
});

describe('a call in front of sign-in that failed', () => {
  test.each<Failure>([
    { kind: 'unauthorised', messages: ['Locked.'] },
    { kind: 'badRequest', messages: ['Locked.'] },
    { kind: 'rejected', messages: ['Locked.'], value: null },
  ])('as $kind was refused: there is no session that could have ended', (failure) => {
    expect(withoutSession(failure)).toEqual({ kind: 'rejected', messages: ['Locked.'], value: null });
  });

  test.each<Failure>([{ kind: 'serverDown', status: 500 }, { kind: 'offline' }, { kind: 'notAnAnswer' }])(
    'as $kind failed as any other call',
    (failure) => {
      expect(withoutSession(failure)).toBe(failure);
    },
  );
});

describe('the time zone (contract 1.7)', () => {
  test.each([
    ['(UTC+11:00) Australia/Sydney', 'Australia/Sydney'],
    ['(UTC-03:30) America/St_Johns', 'America/St_Johns'],
    ['(UTC+08:00) Asia/Shanghai', 'Asia/Shanghai'],
    ['(UTC+05:45) Asia/Kathmandu', 'Asia/Kathmandu'],
    ['(UTC) UTC', 'UTC'],
    ['(UTC+11:00)Australia/Sydney', 'Australia/Sydney'],
    ['(UTC+11:00) Atlantis/Capital', null],
    ['(UTC+11:00) Canberra, Melbourne, Sydney', null],
    ['(UTC+11:00)', null],
    ['(UTC+11:00) ', null],
    ['AUS Eastern Standard Time', null],
    ['', null],
    [null, null],
  ])('in %j is %j', (sent, expected) => {
    const read = readTimeZone(sent);
    // A device may know Asia/Kathmandu by its other name.
    expect(read === 'Asia/Katmandu' ? 'Asia/Kathmandu' : read).toBe(expected);
  });

  test.each([
    ['Asia/Shanghai', 'Asia/Shanghai'],
    ['Atlantis/Capital', null],
    ['', null],
  ])('that was saved as %j is %j', (saved, expected) => {
    expect(withTimeZone({ timeZone: 'Australia/Sydney', firstName: 'Mei' } as Account, saved)).toEqual({
      timeZone: expected,
      firstName: 'Mei',
    });
  });

  test('is one that times can be shown in, or none, for any text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string().map((id) => `(UTC+01:00) ${id}`),
    );
    fc.assert(
      fc.property(text, (sent) => {
        const zone = readTimeZone(sent);
        if (zone !== null) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
      }),
      { seed: 17, numRuns: 500 },
    );
  });
});
