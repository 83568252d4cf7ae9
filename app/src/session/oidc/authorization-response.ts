/** The parameters that a provider adds to the redirect URI; none of them may stay in the address bar. */
const PARAMETERS = [
  'code',
  'state',
  'session_state',
  'iss',
  'client_info',
  'error',
  'error_description',
  'error_subcode',
  'error_uri',
];

/**
 * Removes a provider's authorization response from the URL it arrived in.
 *
 * @param href the browser's current URL
 * @param redirectUri where the provider sends its response: on any other page the parameters are the portal's own
 * @returns the URL without the response's parameters; null when it contains no response
 */
export function stripAuthorizationResponse(href: string, redirectUri: string): string | null {
  const url = new URL(href);
  const redirect = new URL(redirectUri);
  const { searchParams } = url;
  if (url.origin !== redirect.origin || url.pathname !== redirect.pathname) return null;
  if (!searchParams.has('state') || !(searchParams.has('code') || searchParams.has('error'))) return null;
  for (const name of PARAMETERS) searchParams.delete(name);
  return url.href;
}
