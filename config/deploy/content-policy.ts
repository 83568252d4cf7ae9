import type { RuntimeConfig } from '@portal/domain/settings';
import { EMPTY_STYLE, type InlineHashes } from './inline-hashes.ts';
import type { SiteSettings } from './site-settings.ts';
import { chatOf, vendorsOf, type Sources } from './vendors.ts';

const HASH = /^'sha256-/;

/** The fetch directives, without `-src`, in the order in which they are written. */
const FETCHED = ['script', 'style', 'img', 'font', 'connect', 'media', 'frame'] as const;

/** Returns the origin of a URL as a source; none for a relative URL, which `'self'` covers. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/**
 * Formats a directive; duplicate sources are removed.
 *
 * @throws {Error} for a source with characters that could end the directive, start another one or start another header
 */
function directive(name: string, values: readonly string[]): string {
  const broken = values.find((value) => !/^(?:'[^\s;,"'\\$]+'|[^\s;,"'\\$]+)$/.test(value));
  if (broken !== undefined) throw new Error(`${name} cannot have the source ${JSON.stringify(broken)}.`);
  return [name, ...new Set(values)].join(' ');
}

/**
 * Returns the identity provider's origins: the portal requests tokens there, and renews them in a hidden frame of it.
 */
function identityOf({ provider }: RuntimeConfig, { identity }: SiteSettings): string[] {
  if (!provider) return [];
  const hosts = provider.knownAuthorities.map((host) => (host.includes('://') ? host : `https://${host}`));
  return [provider.authority, ...hosts].flatMap(originOf).concat(identity);
}

/** Returns the sources that the portal itself needs, without those of vendors. */
function ownSources(config: RuntimeConfig, site: SiteSettings, hashes: InlineHashes): Sources {
  const identity = identityOf(config, site);
  const api = originOf(config.apiBase);
  return {
    script: ["'self'", ...hashes.scripts],
    style: ["'self'", ...hashes.styles, EMPTY_STYLE],
    // data: and blob: are for cropping the profile picture.
    img: ["'self'", 'data:', 'blob:', ...api, ...originOf(config.mainAppUrl), ...site.images],
    font: ["'self'"],
    connect: ["'self'", ...api, ...identity, ...site.files, ...originOf(config.reports?.url ?? '')],
    media: ["'self'", ...api, ...site.media],
    frame: ["'self'", ...config.allowedFrameOrigins, ...site.frames, ...identity],
  };
}

/**
 * Builds the Content-Security-Policy of a deployment. Pure: the same input gives the same text.
 *
 * It allows only the portal's own scripts, inline scripts with the given hashes, and the scripts of configured vendors.
 * Strings become scripts or HTML only through the listed Trusted Types policies. Inline styles are allowed by hash;
 * with a chat all inline styles are allowed, since the chat injects its own.
 *
 * @param config the deployment's `config.json`, decoded for its own origin
 * @param site settings that are not in config.json
 * @param hashes the hashes of the built index.html
 */
export function contentPolicy(config: RuntimeConfig, site: SiteSettings, hashes: InlineHashes): string {
  const sources = [ownSources(config, site, hashes), ...vendorsOf(config, site)];
  const chat = chatOf(config, site);
  // 'self' covers the portal's own origin.
  const listOf = (name: keyof Sources) =>
    sources.flatMap((one) => one[name] ?? []).filter((source) => source !== site.origin);
  const directives = {
    'default-src': ["'self'"],
    ...Object.fromEntries(FETCHED.map((name) => [`${name}-src`, listOf(name)])),
    // A browser ignores 'unsafe-inline' when there is a hash, so the hashes are removed.
    ...(chat ? { 'style-src': [...listOf('style').filter((source) => !HASH.test(source)), "'unsafe-inline'"] } : {}),
    'worker-src': ["'none'"],
    'manifest-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // After a renewal the identity provider redirects the hidden frame back to the portal.
    'frame-ancestors': [config.provider ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', ...listOf('trustedTypes')],
    // All browsers support report-uri and send at once; only some support report-to, and they delay reports.
    ...(site.report === undefined ? {} : { 'report-uri': [site.report] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => directive(name, values))
    .join('; ');
}
