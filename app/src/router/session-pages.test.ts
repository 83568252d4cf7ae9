import { describe, expect, test } from 'vitest';
import { dependsOnSession, replacesSession, waitsForSession } from './session-pages.ts';

describe('the session of an earlier visit', () => {
  test.each(['/SingleLogout', '/singlelogout/', '/ProceedLogin', '/proceedlogin/'])(
    'is not checked at %s, which replaces it',
    (pathname) => expect(replacesSession(pathname)).toBe(true),
  );

  test.each(['/', '/Login', '/ForgotPassword', '/RedirectView', '/ProceedLogin/a/b', '/nowhere'])(
    'is checked at %s',
    (pathname) => expect(replacesSession(pathname)).toBe(false),
  );
});

test.each([
  ['/', true, true],
  ['/lesson/5?module=7', true, true],
  ['/Login', false, true],
  ['/login/?from=mail', false, true],
  ['/ForgotPassword', false, false],
  ['/nowhere', false, false],
])(
  '%s waits for the session: %s where students sign in by password, %s at a provider',
  (address, password, provider) => {
    expect(waitsForSession(address, 'password')).toBe(password);
    expect(waitsForSession(address, 'b2c')).toBe(provider);
    expect(waitsForSession(address, 'idp')).toBe(provider);
  },
);

test.each([
  ['/', true],
  ['/Lesson/5', true],
  ['/login/', true],
  ['/RedirectView', true],
  ['/integration', true],
  ['/ForgotPassword', false],
  ['/ForgotPassword/ResetPassword/token', false],
  ['/Error', false],
  ['/nowhere', false],
])('%s depends on the session in its first picture: %s', (pathname, expected) => {
  expect(dependsOnSession(pathname)).toBe(expected);
});
