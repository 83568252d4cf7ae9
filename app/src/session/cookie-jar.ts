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

/** No session in this browser any more. */
export function clearSessionCookies(): void {
  changeCookies(cookiesWhenUnauthorized);
}

/** Every cookie this page can see; leaving the B2C provider and deleting the account ask for it (contract 4.5). */
export function clearAllCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/; SameSite=Lax`;
  }
}
