import type { ProviderConfig } from '@portal/domain/settings';
import { parseUrl } from '@portal/domain/shared';

/** The endpoints of a provider's metadata that the portal uses. */
interface Endpoints {
  authorization_endpoint?: string | undefined;
  token_endpoint?: string | undefined;
  /** Not every provider has one. */
  end_session_endpoint?: string | undefined;
}

/**
 * Returns the URL of a provider's metadata, below its authority. The query is kept, since B2C may have the policy in
 * it.
 */
export function metadataUrl(authority: string): string {
  const url = new URL(authority);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  return url.href;
}

/** Returns the host of a known authority, which is configured as a host or a URL. */
function hostOf(authority: string): string {
  const href = authority.includes('://') ? authority : `https://${authority}`;
  return parseUrl(href)?.host ?? '';
}

/**
 * Throws unless the portal may use this provider: over https, or http when the portal itself runs on http; and in mode
 * `b2c` only on the hosts of the authority and the known authorities, so that forged metadata cannot send students or
 * their codes elsewhere.
 *
 * @param own the portal's own URL
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
  for (const href of used) {
    const url = href === undefined ? null : parseUrl(href);
    const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && own.startsWith('http:'));
    if (!url || !isSecure || (mode === 'b2c' && !hosts.includes(url.host)))
      throw new Error(`not an address of the identity provider: ${href}`);
  }
}
