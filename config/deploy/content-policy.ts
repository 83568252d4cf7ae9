import type { RuntimeConfig } from '@portal/domain/settings';
import { EMPTY_STYLE, type InlineHashes } from './inline-hashes.ts';
import type { SiteSettings } from './site-settings.ts';
import { chatOf, vendorsOf, type Sources } from './vendors.ts';

const HASH = /^'sha256-/;

/** The directives with sources, in the order in which they are written. */
const FETCHED = ['script', 'style', 'img', 'font', 'connect', 'media', 'frame'] as const;

/** The origin of an address as a source; nothing for a relative one, which `'self'` covers. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/**
 * A directive with its sources, each once.
 *
 * @throws {Error} for a source that would end the directive, or begin another one or another header
 */
function directive(name: string, values: readonly string[]): string {
  const broken = values.find((value) => !/^(?:'[^\s;,"'\\$]+'|[^\s;,"'\\$]+)$/.test(value));
  if (broken !== undefined) throw new Error(`${name} cannot have the source ${JSON.stringify(broken)}.`);
  return [name, ...new Set(values)].join(' ');
}

/** The provider's origins: students' tokens are asked for there, and the hidden frame that renews them shows it. */
function identityOf({ provider }: RuntimeConfig, { identity }: SiteSettings): string[] {
  if (!provider) return [];
  const hosts = provider.knownAuthorities.map((host) => (host.includes('://') ? host : `https://${host}`));
  return [provider.authority, ...hosts].flatMap(originOf).concat(identity);
}

/** What the portal itself needs, whoever else is there. */
function ownSources(config: RuntimeConfig, site: SiteSettings, hashes: InlineHashes): Sources {
  const identity = identityOf(config, site);
  const api = originOf(config.apiBase);
  return {
    script: ["'self'", ...hashes.scripts],
    style: ["'self'", ...hashes.styles, EMPTY_STYLE],
    // data: and blob: for the picture that a student crops.
    img: ["'self'", 'data:', 'blob:', ...api, ...originOf(config.mainAppUrl), ...site.images],
    font: ["'self'"],
    connect: ["'self'", ...api, ...identity, ...site.files, ...originOf(config.reports?.url ?? '')],
    media: ["'self'", ...api, ...site.media],
    frame: ["'self'", ...config.allowedFrameOrigins, ...site.frames, ...identity],
  };
}

/**
 * The Content-Security-Policy of a deployment. Pure: the same input gives the same text.
 *
 * No script but the portal's own files, the inline scripts whose hashes are given, and those of vendors that are
 * configured; no string becomes a script or HTML but by a policy of Trusted Types that is named here.
 * Styles are allowed by hash, too, but where there is a chat, which writes styles of its own.
 *
 * @param config its `config.json`, decoded for its own origin
 * @param site what config.json does not say
 * @param hashes of the built index.html
 */
export function contentPolicy(config: RuntimeConfig, site: SiteSettings, hashes: InlineHashes): string {
  const sources = [ownSources(config, site, hashes), ...vendorsOf(config, site)];
  const chat = chatOf(config, site);
  // What is of the portal's own origin is covered by 'self'.
  const listOf = (name: keyof Sources) =>
    sources.flatMap((one) => one[name] ?? []).filter((source) => source !== site.origin);
  const directives = {
    'default-src': ["'self'"],
    ...Object.fromEntries(FETCHED.map((name) => [`${name}-src`, listOf(name)])),
    // A browser that sees a hash ignores 'unsafe-inline', so then there is none.
    ...(chat ? { 'style-src': [...listOf('style').filter((source) => !HASH.test(source)), "'unsafe-inline'"] } : {}),
    'worker-src': ["'none'"],
    'manifest-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The provider's answer to a renewal comes back to the portal in a hidden frame of its own.
    'frame-ancestors': [config.provider ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', ...listOf('trustedTypes')],
    // All browsers know it, and send at once; report-to is known to some, and waits.
    ...(site.report === undefined ? {} : { 'report-uri': [site.report] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => directive(name, values))
    .join('; ');
}
