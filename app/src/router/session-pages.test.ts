import { describe, expect, test } from 'vitest';
import { replacesSession } from './session-pages.ts';

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
