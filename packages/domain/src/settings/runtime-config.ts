import * as v from 'valibot';
import { apiBaseOf, trimSlash } from './api-base.ts';

const text = (fallback: string) => v.optional(v.fallback(v.string(), fallback), fallback);
const switchOf = (fallback: boolean) => v.optional(v.fallback(v.boolean(), fallback), fallback);

/** `http(s)://host[:port]` and nothing else; `*` is never an origin. */
const origins = v.pipe(
  v.optional(v.fallback(v.array(v.unknown()), []), []),
  v.transform((list) =>
    list.filter((item): item is string => typeof item === 'string' && /^https?:\/\/[^/\\?#@*\s]+$/.test(item)),
  ),
);

const config = v.object({
  mainAppUrl: text(''),
  roleBasedAccess: switchOf(false),
  allowedFrameOrigins: origins,
  registrationUrl: text(''),
  signUpUrl: text(''),
  supportEmail: text(''),
  defaultLanguage: v.optional(v.fallback(v.picklist(['en', 'zh']), 'en'), 'en'),
});

/** How one build is pointed at a backend (contract 4.7). Addresses are absolute or root-relative, without a trailing slash. */
export interface RuntimeConfig {
  apiBase: string;
  /** The main app's address; the portal's own origin when it was not configured. */
  mainAppUrl: string;
  roleBasedAccess: boolean;
  allowedFrameOrigins: readonly string[];
  registrationUrl: string;
  signUpUrl: string;
  /** '' hides the link. */
  supportEmail: string;
  defaultLanguage: 'en' | 'zh';
}

/**
 * Reads `/config.json`. Never fails: what is missing, not JSON or of another type takes its default.
 * @param origin the portal's own origin, the default home of the main app
 */
export function readRuntimeConfig(sent: unknown, origin: string): RuntimeConfig {
  const given = typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : {};
  const read = v.parse(config, given);
  const main = trimSlash(read.mainAppUrl) || origin;
  return {
    ...read,
    apiBase: apiBaseOf(sent),
    mainAppUrl: main,
    registrationUrl: read.registrationUrl || `${main}/Registration`,
    signUpUrl: read.signUpUrl || `${main}/Registration`,
  };
}
