import { CACHING, type Headers } from './headers.ts';

const NOTE = '# Written by npm run deploy:config: change its input and run it again.';

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Expands a pattern with an optional parameter: `/a/:id?` to `/a` and `/a/:id`. */
const variants = (pattern: string) =>
  pattern.includes('?') ? [pattern.replace(/\/:\w+\?/, ''), pattern.replace('?', '')] : [pattern];

/**
 * Returns the `_headers` file of Netlify, which Cloudflare Pages supports too. These hosts choose headers by the
 * requested path and merge those of all matching rules. The page's headers are therefore on every response, and each
 * path has `Cache-Control` in one rule only. Any other path gets the host's default, which is to revalidate each time.
 *
 * @param patterns path patterns of the portal's pages, without the base
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

/**
 * Returns Netlify's `_redirects` file: a missing asset is a 404; any other path that is not a file serves the portal.
 */
export function staticRedirects(base: string): string {
  return `${NOTE}
${base}assets/* ${base}index.html 404
${base}* ${base}index.html 200
`;
}
