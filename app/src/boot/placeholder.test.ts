import { studentScreenAt } from '@portal/domain/screens';
import { describe, expect, test } from 'vitest';
import { placeholderFor } from './placeholder.ts';

/** As the boot script asks: the table of screens says what is behind sign-in. */
const at = (path: string, signedIn: boolean, byProvider: boolean) =>
  placeholderFor(path, { behindSignIn: studentScreenAt(path) !== null, signedIn, byProvider });

describe('which screen stands in until the code is there', () => {
  test.each([
    ['/', true, 'dashboard'],
    ['/MyCourseList', true, 'page'],
    ['/lesson/5', true, 'page'],
    ['/Notification/', true, 'page'],
    // Whoever is not signed in is led to sign-in from there.
    ['/', false, 'signIn'],
    ['/MyCourseList', false, 'signIn'],
    ['/Login', false, 'signIn'],
    ['/login', true, 'signIn'],
    ['/ForgotPassword', false, 'forgotPassword'],
    ['/forgotpassword/', true, 'forgotPassword'],
    ['/ForgotPassword/ResetPassword/token', false, 'resetPassword'],
    ['/ProceedLogin/token', true, 'sessionCheck'],
    // These look different each, or are no pages at all.
    ['/ForgotPassword/ResetPassword', false, null],
    ['/ForgotPassword/ResetPassword/to/ken', false, null],
    ['/ProceedLogin', false, null],
    ['/SingleLogout', true, null],
    ['/Error', true, null],
    ['/nowhere', false, null],
  ] as const)('at %s, with a token: %s: %s', (path, signedIn, expected) => {
    expect(at(path, signedIn, false)).toBe(expected);
  });

  test.each(['/', '/Login', '/MyCourseList'])('at %s none, where a provider takes the place of the form', (path) => {
    expect(at(path, false, true)).toBeNull();
  });

  test('a screen behind sign-in stands in for whoever signed in at a provider, too', () => {
    expect(at('/', true, true)).toBe('dashboard');
  });
});
