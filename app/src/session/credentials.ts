import type { Credentials } from '@portal/data/client';
import { readCookie } from './cookie-jar.ts';

/** The credentials in the cookies, for the headers of a call (contract 1.2). */
export function credentialsFromCookies(): Credentials {
  return {
    type: readCookie('authorizationType') || 'Basic',
    token: readCookie('authorizationToken'),
    jwt: readCookie('isTokenLogin') === 'true' ? readCookie('jwtToken') : '',
  };
}
