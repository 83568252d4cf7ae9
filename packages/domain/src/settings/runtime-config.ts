import * as v from 'valibot';
import { createToSafeHref, type SafeHref } from '../shared/index.ts';
import { type SignInMode } from '../blocks/index.ts';
import { apiBaseOf } from './api-base.ts';
import { mainAppHref } from './main-app.ts';
import type { AnalyticsIds } from './model.ts';

const text = (fallback: string) => v.optional(v.fallback(v.string(), fallback), fallback);
const switchOf = (fallback: boolean) => v.optional(v.fallback(v.boolean(), fallback), fallback);
const positiveInt = v.pipe(v.number(), v.integer(), v.minValue(1));
const size = (fallback: number) => v.optional(v.fallback(positiveInt, fallback), fallback);
const texts = (fallback: string[]) => v.optional(v.fallback(v.array(v.string()), fallback), fallback);

/** `http(s)://host[:port]` and nothing else; `*` is never an origin. */
const origins = v.pipe(
  v.optional(v.fallback(v.array(v.unknown()), []), []),
  v.transform((list) =>
    list.filter((item): item is string => typeof item === 'string' && /^https?:\/\/[^/\\?#@*\s]+$/.test(item)),
  ),
);

const b2c = v.object({
  authority: text(''),
  clientId: text(''),
  scopes: texts(['read', 'write']),
  knownAuthorities: texts([]),
  popupWidth: size(400),
  popupHeight: size(600),
  googleDomainHint: text('google.com'),
});

const idp = v.object({ authority: text(''), clientId: text(''), scopes: texts(['openid']) });

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const reports = v.object({ url: text(''), sampleRate: v.optional(v.fallback(share, 1), 1) });

const analytics = v.object({ enabled: switchOf(false), trackerId: text(''), ga4Id: text('') });

const config = v.object({
  mainAppUrl: text(''),
  authMode: v.optional(v.fallback(v.picklist(['password', 'b2c', 'idp']), 'password'), 'password'),
  b2c: v.optional(v.fallback(b2c, v.parse(b2c, {})), {}),
  idp: v.optional(v.fallback(idp, v.parse(idp, {})), {}),
  authorizeTimeout: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0), 0),
  roleBasedAccess: switchOf(false),
  allowedFrameOrigins: origins,
  chatScriptHosts: texts([]),
  registrationUrl: text(''),
  signUpUrl: text(''),
  timeZoneCheckerUrl: text(''),
  classPackageUrl: text(''),
  mobileLogoutUrl: text(''),
  activationErrorUrl: text(''),
  siblingAppUrl: text(''),
  systemCheckerUrl: text(''),
  analytics: v.optional(v.fallback(analytics, v.parse(analytics, {})), {}),
  reports: v.optional(v.fallback(reports, v.parse(reports, {})), {}),
  supportEmail: text(''),
  videoLabelChange: switchOf(true),
  defaultLanguage: text('en'),
});

/** The OpenID provider of modes `b2c` and `idp`. */
export interface ProviderConfig {
  authority: string;
  clientId: string;
  scopes: readonly string[];
  /** Further hosts that are trusted as the provider's (b2c). */
  knownAuthorities: readonly string[];
  /** Size of the sign-in popup in px. */
  popupWidth: number;
  popupHeight: number;
  /** Sent when a Google account is linked. */
  googleDomainHint: string;
}

/** Where the portal sends its reports of errors and of page speed. */
export interface ReportsConfig {
  url: SafeHref;
  /** The share of page loads that report, from 0 to 1. */
  sampleRate: number;
}

/**
 * The configuration of a deployment (contract 4.7). A URL that is not configured defaults to a page of the main app, and so does
 * one that is not allowed: it counts as empty (contract 4.2).
 */
export interface RuntimeConfig {
  /** Absolute or root-relative, without a slash at the end. */
  apiBase: string;
  /**
   * The main app's URL, without a slash at the end; the portal's own origin when none is configured or it is not
   * allowed.
   */
  mainAppUrl: SafeHref;
  authMode: SignInMode;
  /** null in mode `password`. */
  provider: ProviderConfig | null;
  /** Milliseconds to wait for the provider's answer; 0 = no limit. */
  authorizeTimeout: number;
  roleBasedAccess: boolean;
  allowedFrameOrigins: readonly string[];
  /** Hosts (`host[:port]`) whose chat scripts are loaded; every other one is blocked. */
  chatScriptHosts: readonly string[];
  registrationUrl: SafeHref;
  signUpUrl: SafeHref;
  timeZoneCheckerUrl: SafeHref;
  classPackageUrl: SafeHref;
  mobileLogoutUrl: SafeHref;
  activationErrorUrl: SafeHref;
  siblingAppUrl: SafeHref;
  systemCheckerUrl: SafeHref;
  /** null = off, unless the school has analytics on. */
  analytics: AnalyticsIds | null;
  /** null = off. */
  reports: ReportsConfig | null;
  /** '' hides the link. */
  supportEmail: string;
  /** The videos are labelled Videos; `false`: Video library. */
  videoLabelChange: boolean;
  /** The code of a language that the portal has, such as `en`; any other falls back to English. */
  defaultLanguage: string;
}

/** A provider without authority or client id is ignored: students sign in with a password. */
function authOf(read: v.InferOutput<typeof config>): Pick<RuntimeConfig, 'authMode' | 'provider'> {
  if (read.authMode === 'password') return { authMode: 'password', provider: null };
  const provider: ProviderConfig =
    read.authMode === 'b2c' ? read.b2c : { ...v.parse(b2c, {}), knownAuthorities: [], ...read.idp };
  if (!provider.authority || !provider.clientId) return { authMode: 'password', provider: null };
  return { authMode: read.authMode, provider };
}

/** Reports are sent only to an allowed URL; a root-relative one is resolved against the portal's own origin. */
function reportsOf({ url: sent, sampleRate }: v.InferOutput<typeof reports>, origin: string): ReportsConfig | null {
  const url = createToSafeHref(origin, origin)(sent);
  return url === null || sampleRate === 0 ? null : { url, sampleRate };
}

/**
 * Decodes `/config.json`. Never fails: a field that is missing or of another type takes its default.
 * @param origin the portal's own origin, the default of the main app's URL
 */
export function readRuntimeConfig(sent: unknown, origin: string): RuntimeConfig {
  const given = typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? sent : {};
  const { b2c: b2cRead, idp: idpRead, ...read } = v.parse(config, given);
  const main = mainAppHref(read.mainAppUrl, origin);
  const toSafeHref = createToSafeHref(main, origin);
  const address = (given: string, page: string) => toSafeHref(given) ?? toSafeHref(`${main}${page}`) ?? main;
  return {
    ...read,
    ...authOf({ ...read, b2c: b2cRead, idp: idpRead }),
    analytics: read.analytics.enabled
      ? { ga4Id: read.analytics.ga4Id || null, trackerId: read.analytics.trackerId || null }
      : null,
    reports: reportsOf(read.reports, origin),
    apiBase: apiBaseOf(sent),
    mainAppUrl: main,
    registrationUrl: address(read.registrationUrl, '/Registration'),
    signUpUrl: address(read.signUpUrl, '/Registration'),
    timeZoneCheckerUrl: address(read.timeZoneCheckerUrl, '/TimeZoneChecker'),
    classPackageUrl: address(read.classPackageUrl, '/ClassPackageRegistration'),
    mobileLogoutUrl: address(read.mobileLogoutUrl, '/Account/MobileLogout'),
    activationErrorUrl: address(read.activationErrorUrl, '/ActivationError'),
    siblingAppUrl: address(read.siblingAppUrl, '/'),
    systemCheckerUrl: address(read.systemCheckerUrl, '/SystemChecker'),
  };
}
