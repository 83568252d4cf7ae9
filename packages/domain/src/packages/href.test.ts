import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certificateHref, paymentHref, type MainAppVisitor } from './href.ts';

const visitor: MainAppVisitor = {
  mainAppUrl: 'https://main.example',
  own: 'https://portal.example/MyPackages',
  token: 'abc123',
};
const bought = { packageId: 1012, replaced: null, classId: null };

describe('the page of a payment (PKG-34, PKG-51)', () => {
  const PAGE = 'https://main.example/Package/UpgradePackage?token=abc123&existingPackage=false&packageId=1012';
  test.each([
    ['a package', bought, PAGE],
    ['a renewal', { ...bought, replaced: 1011 }, `${PAGE}&oldPackageId=1011`],
    ['a class', { ...bought, classId: 31 }, `${PAGE}&classId=31`],
    [
      'a renewal with a class',
      { classId: 31, replaced: 1011, packageId: 1012 },
      `${PAGE}&oldPackageId=1011&classId=31`,
    ],
    ['ids of 0', { ...bought, replaced: 0, classId: 0 }, `${PAGE}&oldPackageId=0&classId=0`],
  ])('of %s', (_name, what, href) => expect(paymentHref(what, visitor)).toBe(href));
});

test('the page of a certificate (contract 4.1)', () => {
  expect(certificateHref(9001, visitor)).toBe(
    'https://main.example/Package/GetCertificate?token=abc123&certificateId=9001',
  );
});

describe.each([
  ['a payment', (who: MainAppVisitor) => paymentHref(bought, who)],
  ['a certificate', (who: MainAppVisitor) => certificateHref(9001, who)],
])('the page of %s', (_name, hrefFor) => {
  test('has the token percent-encoded, so that any token is read back', () => {
    expect(hrefFor({ ...visitor, token: 'a+b/c=&d e%41' })).toContain('?token=a%2Bb%2Fc%3D%26d%20e%2541&');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (token) => {
        const query = new URL(hrefFor({ ...visitor, token }) ?? '').searchParams;
        expect(query.getAll('token')).toEqual([token]);
      }),
      { seed: 41 },
    );
  });

  test('is under the path of the main app', () => {
    expect(hrefFor({ ...visitor, mainAppUrl: 'https://main.example/app' })).toMatch(
      /^https:\/\/main\.example\/app\/Package\//,
    );
  });

  test.each([
    '',
    'http://main.example',
    'javascript:alert(1)',
    '//main.example',
    'main.example',
    'https://a:b@main.example',
  ])('is none where the main app is at %j', (mainAppUrl) => expect(hrefFor({ ...visitor, mainAppUrl })).toBeNull());

  test('may be on http where the portal is', () => {
    const local = { ...visitor, mainAppUrl: 'http://localhost:5000', own: 'http://localhost:4000/' };
    expect(hrefFor(local)).toMatch(/^http:\/\/localhost:5000\/Package\//);
  });
});
