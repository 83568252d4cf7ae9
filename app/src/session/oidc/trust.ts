import type { ProviderConfig } from '@portal/domain/settings';

/** The endpoints of a provider's metadata that the portal uses. */
interface Endpoints {
  authorization_endpoint?: string | undefined;
  token_endpoint?: string | undefined;
  /** Not every provider has one. */
  end_session_endpoint?: string | undefined;
}

/** Where a provider describes itself: below its authority. A policy that B2C carries in the query stays there. */
export function metadataAddress(authority: string): string {
  const url = new URL(authority);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  return url.href;
}

/** A known authority is given as a host or as an address. */
function hostOf(known: string): string {
  const address = known.includes('://') ? known : `https://${known}`;
  return URL.canParse(address) ? new URL(address).host : '';
}

/**
 * Throws unless the portal may deal with this provider: by https, or by http when the portal itself runs on it; and in
 * mode `b2c` only with the authority's own host and the known ones, so that nobody who answers in the authority's name
 * can have students or their codes sent elsewhere.
 *
 * @param own the address the portal itself runs at
 */
export function assertTrusted(
  { authority, knownAuthorities }: Pick<ProviderConfig, 'authority' | 'knownAuthorities'>,
  mode: 'b2c' | 'idp',
  own: string,
  endpoints?: Endpoints,
): void {
  const hosts = [authority, ...knownAuthorities].map(hostOf);
  const { authorization_endpoint, token_endpoint, end_session_endpoint } = endpoints ?? {};
  const used = endpoints ? [authorization_endpoint, token_endpoint, end_session_endpoint ?? authority] : [authority];
  for (const address of used) {
    const url = address !== undefined && URL.canParse(address) ? new URL(address) : null;
    const secret = url?.protocol === 'https:' || (url?.protocol === 'http:' && own.startsWith('http:'));
    if (!url || !secret || (mode === 'b2c' && !hosts.includes(url.host)))
      throw new Error(`not an address of the identity provider: ${address}`);
  }
}
