import type { RuntimeConfig } from '@portal/domain/settings';
import { contentPolicy } from './content-policy.ts';
import type { InlineHashes } from './inline-hashes.ts';
import type { SiteSettings } from './site-settings.ts';
import { videoOrigins } from './vendors.ts';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Values of `Cache-Control`. */
export const CACHING = {
  /** Files whose names change with their content. */
  assets: 'public, max-age=31536000, immutable',
  /** The page, config.json, health.json, and errors such as 404. */
  none: 'no-store',
  /** Other files: the icon, the notices. */
  others: 'public, max-age=3600',
} as const;

/** Two years, as the preload lists of browsers recommend; whether to include subdomains is the school's decision. */
const HSTS = 'max-age=63072000';

/** Builds the Permissions-Policy: payments for Stripe, playback for the portal and the video hosts, nothing else. */
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

/** Returns the headers of every response. */
export function commonHeaders(site: SiteSettings): Headers {
  return {
    'Strict-Transport-Security': HSTS,
    'X-Content-Type-Options': 'nosniff',
    // Video players need the origin of the page that embeds them; the path is left out since it may contain a token.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': permissions(site),
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Tabs of the main app send messages to the portal through `window.opener`.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** Returns the headers of the HTML page, in addition to the common ones. */
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
