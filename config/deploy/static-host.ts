import { CACHING, type Headers } from './headers.ts';

const NOTE = '# Written by npm run deploy:config: change its input and run it again.';

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The patterns of a route without its optional parameters: `/a/:id?` is `/a` and `/a/:id`. */
const variants = (pattern: string) =>
  pattern.includes('?') ? [pattern.replace(/\/:\w+\?/, ''), pattern.replace('?', '')] : [pattern];

/**
 * The `_headers` file of Netlify, which Cloudflare Pages reads too. These hosts choose headers by the address asked for,
 * and join those of all rules that fit: so the page's headers are on every answer, and how long to keep something is said
 * for each address once. An address that is none of the portal's gets the host's own default, to ask again each time.
 *
 * @param patterns of the portal's pages, without the base
 */
export function staticHeaders(
  base: string,
  { common, page, patterns }: { common: Headers; page: Headers; patterns: readonly string[] },
): string {
  const fresh = ['/', '/index.html', '/config.json', '/health.json', ...patterns.flatMap(variants)];
  const paths = [...new Set(fresh)].map((path) => base + path.slice(1));
  return [
    NOTE,
    rule(`${base}*`, { ...common, ...page }),
    rule(`${base}assets/*`, { 'Cache-Control': CACHING.assets }),
    ...paths.map((path) => rule(path, { 'Cache-Control': CACHING.none })),
    '',
  ].join('\n\n');
}

/** The `_redirects` file of Netlify: an address that is no file is the portal's; a missing asset is not found. */
export function staticRedirects(base: string): string {
  return `${NOTE}
${base}assets/* ${base}index.html 404
${base}* ${base}index.html 200
`;
}
