import { describe, expect, test } from 'vitest';
import { leaksInAddress, leaksInStorage, secretsIn } from './canary.ts';

describe('a secret is found', () => {
  test.each([
    ['Basic token-5001-abc', ['token']],
    ['https://portal.example/?t=token%2D5001%2Dabc', ['token']],
    ['https://portal.example/?next=%2Fa%3Femail%3Dmei%2540example.com', ['email']],
    ['X-Jwt-Token: jwt-5001', ['token']],
    ['{"password":"study-2026"}', ['password']],
    ['call +61 400 555 218', ['phone']],
    ['tel:%2B61400555218', ['phone']],
    ['?q=%E0%A4%A&email=mei@example.com', ['email']],
    ['{"email":"mei@example.com","phone":"+61 (400) 555-218"}', ['email', 'phone']],
  ])('in %s', (text, secrets) => {
    expect(secretsIn(text)).toEqual(secrets);
  });

  test.each(['', 'https://portal.example/Courses?page=61', 'the token of the portal', 'www.example.com/practice'])(
    'but none in %j',
    (text) => expect(secretsIn(text)).toEqual([]),
  );
});

test.each([
  ['/Activity/View?token=token-5001-a&lessonId=1', []],
  ['/TimeZoneChecker?token=token-5001-a&returnUrl=x', []],
  ['/api/Account/AzureADGetUserInfo?email=mei%40example.com', []],
  ['/Activity/View?token=token-5001-a&email=mei@example.com', ['email']],
  ['/MyCourseList?token=token-5001-a', ['token']],
  ['/Login#token-5001-a', ['token']],
  ['/api/Course/GetCourseById?id=1&token=token-5001-a', ['token']],
])('an address: %s', (path, secrets) => {
  expect(leaksInAddress(`https://portal.example${path}`)).toEqual(secrets);
});

test('storage: a secret only where it is allowed', () => {
  expect(
    leaksInStorage({
      'cookie authorizationToken': 'token-5001-a',
      'session profileDraft': 'mei@example.com +61400555218',
      'session oidc.user': 'mei@example.com',
      'local lastPath': '/?token=token-5001-a',
      'local lastVisit': '{"email":"mei@example.com"}',
      'cookie session': 'study-2026',
      'history state': 'token-5001-a',
      'local messageDraft:7001': 'study-2026',
    }),
  ).toEqual([
    'token in local lastPath',
    'email in local lastVisit',
    'password in cookie session',
    'token in history state',
    'password in local messageDraft:7001',
  ]);
});
