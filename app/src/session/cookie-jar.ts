import { cookiesWhenUnauthorized, type SessionCookie } from '@portal/domain/session';

/** The cookies that the portal writes: those of the session, and the help settings (contract 4.5). */
type Cookie = SessionCookie | 'helpInformation';

/**
 * Returns the value of a cookie; '' when it is not set.
 *
 * @param cookies for reading several at once, since each `document.cookie` is a call to the browser's process
 */
export function readCookie(name: Cookie, cookies = document.cookie): string {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  if (!found) return '';
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return '';
  }
}

/**
 * Writes and removes cookies: path `/`, SameSite=Lax, Secure on https (contract 4.5).
 *
 * @param seconds lifetime; without it they are session cookies
 */
export function changeCookies(change: Readonly<Partial<Record<Cookie, string | null>>>, seconds?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const lifetime = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  for (const [name, value] of Object.entries(change)) {
    const content = value === null ? `${name}=; Max-Age=0` : `${name}=${encodeURIComponent(value)}${lifetime}`;
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
