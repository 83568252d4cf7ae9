import * as v from 'valibot';

/** An origin as policies write it, `https://host[:port]`; plain http only on loopback, for trials. */
const ORIGIN = /^(?:https:\/\/[a-z\d.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,5})?$/;

const origin = v.pipe(v.string(), v.regex(ORIGIN, 'is no origin like https://host or https://host:port'));
const origins = v.optional(v.array(origin), []);
const off = v.optional(v.boolean(), false);

/** A policy's name as Trusted Types allow it, so that no other directive can be smuggled in. */
const policyName = v.pipe(v.string(), v.regex(/^[\w#=@/.%-]+$/, 'is no name of a Trusted Types policy'));

/** A path, or an address of another origin; without what would end a directive or a string of nginx. */
const address = v.pipe(v.string(), v.regex(/^(?:\/|https?:\/\/)[\w./:?&=%~-]*$/, 'is no path and no address'));

const settings = v.strictObject({
  // Of editors, for completion.
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
 * What a policy has to know besides `config.json`: what the school's own settings decide while the portal runs, and how
 * it is served. docs/deployment.md explains each key.
 */
export type SiteSettings = v.InferOutput<typeof settings>;

/**
 * Checks `site.json`. What is misspelled would silently be missing from the policy, so unlike config.json it is refused.
 *
 * @throws {Error} one line for each key that is unknown or of another form
 */
export function readSiteSettings(sent: unknown): SiteSettings {
  const read = v.safeParse(settings, sent);
  if (read.success) return read.output;
  const lines = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'site.json'}: ${issue.message}`);
  throw new Error(`The site's settings cannot be used:\n${lines.join('\n')}`);
}
