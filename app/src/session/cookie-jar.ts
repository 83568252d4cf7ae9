import { cookiesWhenUnauthorized, type CookieChange, type SessionCookie } from '@portal/domain/session';

/** The value of a session cookie; '' when it is not set. */
export function readCookie(name: SessionCookie): string {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  if (!found) return '';
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return '';
  }
}

/** Writes and removes cookies: path `/`, SameSite=Lax, Secure on https, gone with the browser session (contract 4.5). */
export function changeCookies(change: CookieChange): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const [name, value] of Object.entries(change)) {
    const content = value === null ? `${name}=; Max-Age=0` : `${name}=${encodeURIComponent(value)}`;
    document.cookie = `${content}; Path=/; SameSite=Lax${secure}`;
  }
}

/** Removes the session from this browser. */
export function clearSessionCookies(): void {
  changeCookies(cookiesWhenUnauthorized);
}

/** Removes every cookie this page can see, on signing out of the B2C provider and deleting the account (contract 4.5). */
export function clearAllCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/; SameSite=Lax`;
  }
}
