import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { FailureError } from '../shared/index.ts';
import { broken } from './broken.fixture.ts';
import { decodeActivePackages, decodeExpiredPackages, decodeStudentPackages } from './decode.ts';

const active = {
  Id: 1250,
  Name: 'Coaching',
  Description: 'Weekly sessions.',
  Icon: '/icons/a.svg',
  IconType: 3,
  PackageType: 2,
  IsSubscriptionCancelled: false,
  DaysRemaining: 12,
  StudentCertificateId: 9001,
};
const oneActive = (sent: object) => decodeActivePackages({ rows: [sent], total: 1 }, decodeContext).rows[0];

describe('a package the student has', () => {
  test('is read', () => {
    expect(decodeActivePackages({ rows: [active], total: 31, rowCount: 10, current: 0 }, decodeContext)).toEqual({
      rows: [
        {
          id: 1250,
          name: 'Coaching',
          description: 'Weekly sessions.',
          icon: { kind: 'image', url: 'https://main.example/icons/a.svg' },
          type: 'subscription',
          subscription: 'active',
          daysRemaining: 12,
          certificateId: 9001,
        },
      ],
      total: 31,
    });
  });

  test('with nothing but its id and its name', () => {
    expect(oneActive({ Id: 1, Name: 'Trial' })).toEqual({
      id: 1,
      name: 'Trial',
      description: null,
      icon: { kind: 'default' },
      type: 'none',
      subscription: null,
      daysRemaining: null,
      certificateId: null,
    });
  });

  test.each([
    [2, false, 'active'],
    [2, null, 'active'],
    [2, true, 'cancelled'],
    ['subscription', true, 'cancelled'],
    [1, true, null],
    [4, false, null],
  ])('of type %j, cancelled %j: the subscription is %s (PKG-39, PKG-40)', (PackageType, cancelled, subscription) => {
    expect(oneActive({ ...active, PackageType, IsSubscriptionCancelled: cancelled })).toMatchObject({ subscription });
  });

  test.each([
    [12, 12],
    [0, 0],
    [-3, 0],
    [null, null],
    [undefined, null],
  ])('with %j days remaining has %j', (DaysRemaining, daysRemaining) => {
    expect(oneActive({ ...active, DaysRemaining })).toMatchObject({ daysRemaining });
  });

  test.each(['javascript:alert(1)', 'http://school.example/a.svg', null])('with an image at %j has none', (Icon) => {
    expect(oneActive({ ...active, Icon })).toMatchObject({ icon: { kind: 'default' } });
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', '[]'],
    ['no total', { rows: [active] }],
    ['half a day', { rows: [{ ...active, DaysRemaining: 0.5 }], total: 1 }],
    ['a certificate as text', { rows: [{ ...active, StudentCertificateId: '9001' }], total: 1 }],
    ...broken('one', active, ['Id', 'Name'], (one) => ({ rows: [one], total: 1 })),
  ])('%s is not understood', (_name, sent) => {
    expect(() => decodeActivePackages(sent, decodeContext)).toThrow(FailureError);
  });
});

const expired = {
  Id: 1060,
  Name: 'Letters',
  Description: '',
  Icon: 'fa fa-envelope',
  IconType: 2,
  StudentCertificateId: null,
  ExpireRenewalDate: '2026-11-09',
  IsFreePackage: false,
  PackageCourseId: 106,
  PackageDiagnosticTestId: null,
};
const oneExpired = (sent: object) => decodeExpiredPackages({ rows: [sent], total: 1 }, decodeContext).rows[0];

describe('a package the student had', () => {
  test('is read', () => {
    expect(decodeExpiredPackages({ rows: [expired], total: 1 }, decodeContext)).toEqual({
      rows: [
        {
          id: 1060,
          name: 'Letters',
          description: null,
          icon: { kind: 'font', className: 'fa fa-envelope' },
          certificateId: null,
          renewalDate: '2026-11-09',
          free: false,
          item: { kind: 'course', id: 106 },
        },
      ],
      total: 1,
    });
  });

  test('with nothing but its id and its name', () => {
    expect(oneExpired({ Id: 1, Name: 'Trial' })).toEqual({
      id: 1,
      name: 'Trial',
      description: null,
      icon: { kind: 'default' },
      certificateId: null,
      renewalDate: null,
      free: false,
      item: null,
    });
  });

  test.each([null, undefined, '', '09/11/2026', '2026-11-09T00:00:00Z', 20_261_109])(
    'that ended on %j ended on no day that is known',
    (ExpireRenewalDate) => expect(oneExpired({ ...expired, ExpireRenewalDate })).toMatchObject({ renewalDate: null }),
  );

  test.each([
    [106, null, { kind: 'course', id: 106 }],
    [null, 301, { kind: 'diagnosticTest', id: 301 }],
    [null, null, null],
  ])('of course %j and test %j is of %j', (PackageCourseId, PackageDiagnosticTestId, item) => {
    expect(oneExpired({ ...expired, PackageCourseId, PackageDiagnosticTestId })?.item).toEqual(item);
  });

  test.each([
    [true, true],
    [null, false],
    ['true', false],
    [1, false],
  ])('that is free %j is: %s', (IsFreePackage, free) => {
    expect(oneExpired({ ...expired, IsFreePackage })).toMatchObject({ free });
  });

  test.each(broken('one', expired, ['Id', 'Name']))('%s is not understood', (_name, one) => {
    expect(() => decodeExpiredPackages({ rows: [one], total: 1 }, decodeContext)).toThrow(FailureError);
  });
});

describe('the record of a package', () => {
  const record = { CourseId: null, DiagnosticTestId: 301, PackageId: 3010, Archive: false };

  test('is read', () => {
    expect(decodeStudentPackages([record, { PackageId: 1, Archive: true }])).toEqual([
      { item: { kind: 'diagnosticTest', id: 301 }, packageId: 3010, archived: false },
      { item: null, packageId: 1, archived: true },
    ]);
  });

  test.each([null, undefined])('that is archived %s is not (contract 1.7)', (Archive) => {
    expect(decodeStudentPackages([{ ...record, Archive }])).toMatchObject([{ archived: false }]);
  });

  test.each([[[]], [null], [undefined]])('%j is none', (sent) => expect(decodeStudentPackages(sent)).toEqual([]));

  test.each<[string, unknown]>([
    ['a record in place of a list', record],
    ...broken('one', record, ['PackageId'], (one) => [one]),
  ])('%s is not understood', (_name, sent) => {
    expect(() => decodeStudentPackages(sent)).toThrow(FailureError);
  });
});
