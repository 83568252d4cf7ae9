import type { Credentials } from '@portal/data/client';
import { readCookie } from './cookie-jar.ts';

/** The credentials in the cookies, for the headers of a call (contract 1.2). */
export function credentialsFromCookies(): Credentials {
  const cookies = document.cookie;
  return {
    type: readCookie('authorizationType', cookies) || 'Basic',
    token: readCookie('authorizationToken', cookies),
    jwt: readCookie('isTokenLogin', cookies) === 'true' ? readCookie('jwtToken', cookies) : '',
  };
}
