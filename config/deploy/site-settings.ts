import * as v from 'valibot';

/** An origin as in a CSP, `https://host[:port]`; plain http only on loopback, for trials. */
const ORIGIN = /^(?:https:\/\/[a-z\d.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,5})?$/;

const origin = v.pipe(v.string(), v.regex(ORIGIN, 'is no origin like https://host or https://host:port'));
const origins = v.optional(v.array(origin), []);
const off = v.optional(v.boolean(), false);

/** A valid name of a Trusted Types policy; it cannot contain characters that would inject another directive. */
const policyName = v.pipe(v.string(), v.regex(/^[\w#=@/.%-]+$/, 'is no name of a Trusted Types policy'));

/** A path or an absolute URL, without characters that would end a CSP directive or a string of nginx. */
const address = v.pipe(v.string(), v.regex(/^(?:\/|https?:\/\/)[\w./:?&=%~-]*$/, 'is no path and no address'));

const settings = v.strictObject({
  // Used by editors for completion.
  $schema: v.optional(v.string()),
  origin,
  captcha: off,
  payments: off,
  analytics: off,
  videos: v.optional(v.array(v.picklist(['youtube', 'wistia', 'spotlightr'])), []),
  frames: origins,
  media: origins,
  images: origins,
  files: origins,
  identity: origins,
  chat: v.optional(
    v.strictObject({
      connect: origins,
      frames: origins,
      images: origins,
      styles: origins,
      trustedTypes: v.optional(v.array(policyName), []),
    }),
    {},
  ),
  report: v.optional(address),
  reportOnly: off,
  listen: v.optional(v.pipe(v.string(), v.regex(/^[\w.:[\] ]+$/, 'is no value of nginx’s directive listen')), '8080'),
  apiServer: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:-]+$/, 'is no address of a server'))),
});

/**
 * Settings that the Content-Security-Policy needs besides `config.json`: features that the school's settings switch on
 * at run time, and how the portal is served. docs/deployment.md explains each key.
 */
export type SiteSettings = v.InferOutput<typeof settings>;

/**
 * Validates `site.json`. Unlike in config.json, an unknown key is an error: a misspelt key would silently be missing
 * from the policy.
 *
 * @throws {Error} with one line for each key that is unknown or invalid
 */
export function readSiteSettings(sent: unknown): SiteSettings {
  const read = v.safeParse(settings, sent);
  if (read.success) return read.output;
  const lines = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'site.json'}: ${issue.message}`);
  throw new Error(`The site's settings cannot be used:\n${lines.join('\n')}`);
}
