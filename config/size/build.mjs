// @ts-check
/** Reads the files of a built portal, and what its index.html loads. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';

/** @param {string | Buffer} content */
export function gzipped(content) {
  return gzipSync(content, { level: 9 }).length;
}

/**
 * Returns the text of a pattern's first group in the page's HTML.
 * @param {string} html
 * @param {RegExp} pattern
 */
function inHtml(html, pattern) {
  const found = html.match(pattern)?.[1];
  if (found === undefined) throw new Error(`index.html has no ${pattern}: config/size.mjs no longer fits the build.`);
  return found;
}

/**
 * Reads the files of the build, and what its index.html loads.
 * @param {string} dist
 */
export function readBuild(dist) {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no built portal in ${dist}: run "npm run build" first.`);
  }
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = new Map(
    names
      .filter((name) => /\.(js|html|css|json|svg|txt|map)$/.test(name))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(dist, name), 'utf8')]),
  );
  const entry = inHtml(html, /<script type="module"[^>]* src="([^"]+)"/);
  const manifest = /** @type {import('../../app/src/boot/preload-manifest.ts').PreloadManifest} */ (
    JSON.parse(inHtml(html, /window\.preloadManifest=(\{.*?\});/))
  );
  const preloads = Object.fromEntries(
    Object.entries(manifest.of).map(([name, indexes]) => [name, indexes.map((at) => manifest.files[at] ?? '')]),
  );
  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const assets = new Set(names.map((name) => basename(name)));
  return { html, texts, assets, entry, preloads, inline };
}

/** @typedef {ReturnType<typeof readBuild>} Build */

/**
 * Returns the name and code of a file that index.html or another file loads.
 * @param {Pick<Build, 'texts'>} build
 * @param {string} url
 */
export function fileAt(build, url) {
  const name = `assets/${basename(url)}`;
  const code = build.texts.get(name);
  if (code === undefined) throw new Error(`index.html or a file of it loads ${url}, which is not in the build.`);
  return { name, code };
}

/** @type {WeakMap<Pick<Build, 'texts'>, Map<string, string[]>>} The static imports of a build's files, by file name. */
const importsOf = new WeakMap();

/**
 * @param {Pick<Build, 'texts'>} build
 * @param {string} name
 * @param {string} code
 */
function staticImports(build, name, code) {
  const known = importsOf.get(build) ?? new Map();
  importsOf.set(build, known);
  const before = known.get(name);
  if (before) return before;
  const { staticImports: imports, staticExports } = parseSync(name, code).module;
  const reExported = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value));
  const found = [...imports.map(({ moduleRequest }) => moduleRequest.value), ...reExported].filter(
    (other) => other !== undefined,
  );
  known.set(name, found);
  return found;
}

/**
 * Adds a file and all its direct and indirect static imports to `found`; dynamic imports are left out.
 * @param {Pick<Build, 'texts'>} build
 * @param {string} url
 * @param {Map<string, string>} found Name of the file -> its code.
 */
export function collect(build, url, found) {
  const { name, code } = fileAt(build, url);
  if (found.has(name)) return;
  found.set(name, code);
  for (const other of staticImports(build, name, code)) collect(build, other, found);
}
