import type { RuntimeConfig } from '@portal/domain/settings';
import { contentPolicy } from './content-policy.ts';
import type { InlineHashes } from './inline-hashes.ts';
import type { SiteSettings } from './site-settings.ts';
import { videoOrigins } from './vendors.ts';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** How long files may be kept by browsers and proxies. */
export const CACHING = {
  /** Their names change with their content. */
  assets: 'public, max-age=31536000, immutable',
  /** The page, config.json, health.json, and what is not found. */
  none: 'no-store',
  /** The icon, the notices. */
  others: 'public, max-age=3600',
} as const;

/** Two years, as preload lists of browsers ask for; subdomains are the school's own decision. */
const HSTS = 'max-age=63072000';

/** What a page may use of the device; the portal itself uses none of it. */
function permissions(site: SiteSettings): string {
  const quoted = (origins: readonly string[]) => origins.map((origin) => `"${origin}"`);
  const player = `(${['self', ...quoted(videoOrigins(site))].join(' ')})`;
  const denied = 'camera microphone geolocation usb serial hid midi display-capture browsing-topics';
  return [
    ...denied.split(' ').map((name) => `${name}=()`),
    `payment=${site.payments ? '(self "https://js.stripe.com")' : '()'}`,
    ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map((name) => `${name}=${player}`),
  ].join(', ');
}

/** The headers of every answer. */
export function commonHeaders(site: SiteSettings): Headers {
  return {
    'Strict-Transport-Security': HSTS,
    'X-Content-Type-Options': 'nosniff',
    // Players ask for the origin of the page they are in; paths may hold a token.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': permissions(site),
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Tabs of the main app send the portal messages through their opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** The headers of the page, besides the common ones. */
export function pageHeaders(
  config: RuntimeConfig,
  site: SiteSettings,
  { hashes, links }: { hashes: InlineHashes; links: string },
): Headers {
  const name = site.reportOnly ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy';
  return {
    [name]: contentPolicy(config, site, hashes),
    Link: links,
  };
}
