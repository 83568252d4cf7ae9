/** What a provider adds to the redirect address; none of it may stay in the address bar. */
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
 * Parts a provider's answer from the address it came in.
 *
 * @param address where the browser is
 * @param redirectUri where the provider was told to answer: anywhere else the parameters are the portal's own
 * @returns the address without the answer's parameters; null when it holds no answer
 */
export function withoutAnswer(address: string, redirectUri: string): string | null {
  const url = new URL(address);
  const asked = new URL(redirectUri);
  const { searchParams } = url;
  if (url.origin !== asked.origin || url.pathname !== asked.pathname) return null;
  if (!searchParams.has('state') || !(searchParams.has('code') || searchParams.has('error'))) return null;
  for (const name of PARAMETERS) searchParams.delete(name);
  return url.href;
}
