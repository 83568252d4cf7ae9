// @ts-check
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLockfile } from './lockfile.mjs';

/**
 * @typedef {object} InstalledPackage
 * @property {string} name
 * @property {string} version
 * @property {string} licence An SPDX expression; '' when it names none.
 * @property {boolean} optional Not installed on every system.
 */

/**
 * Returns the licence in a package.json, from `license` or one of the older forms; '' without one.
 * @param {Record<string, unknown>} manifest
 */
export function licenceOf({ license, licenses }) {
  /** @param {unknown} one */
  const nameOf = (one) =>
    typeof one === 'object' && one !== null && 'type' in one ? String(one.type) : typeof one === 'string' ? one : '';
  return nameOf(license) || (Array.isArray(licenses) ? licenses.map(nameOf).join(' OR ') : nameOf(licenses));
}

/**
 * Reads the package.json of every package in `node_modules/.pnpm`, by `name@version`. It does not use `pnpm licenses`,
 * since a test would have to fetch pnpm first.
 * @param {string} root
 */
function manifests(root) {
  const store = join(root, 'node_modules/.pnpm');
  /** @type {Map<string, Record<string, unknown>>} */
  const found = new Map();
  // A folder's name begins with that of its package; the other packages in it are links to its dependencies.
  for (const file of globSync('*/node_modules/{*,@*/*}/package.json', { cwd: store })) {
    const [folder = '', , ...path] = file.split('/');
    const name = path.slice(0, -1).join('/');
    if (!folder.startsWith(`${name.replace('/', '+')}@`)) continue;
    const manifest = /** @type {Record<string, unknown>} */ (JSON.parse(readFileSync(join(store, file), 'utf8')));
    found.set(`${name}@${String(manifest['version'])}`, manifest);
  }
  return found;
}

/** Compares by code units, so that the order is the same on every machine. @param {string} a @param {string} b */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Returns every package of the lockfile that is installed. Leftovers of an earlier lockfile are not among them.
 * @param {string} root Root of the repository.
 * @returns {{ packages: InstalledPackage[], missing: string[] }} `missing`: required packages that are not installed.
 */
export function installedPackages(root) {
  const found = manifests(root);
  /** @type {string[]} */
  const missing = [];
  const lockfile = readLockfile(root);
  const needed = new Set(
    Object.entries(lockfile.snapshots)
      .filter(([, { optional }]) => !optional)
      .map(([id]) => id.replace(/\(.*$/s, '')),
  );
  const packages = Object.keys(lockfile.packages)
    .toSorted(compare)
    .flatMap((id) => {
      const optional = !needed.has(id);
      const manifest = found.get(id);
      if (!manifest && !optional) missing.push(id);
      const at = id.lastIndexOf('@');
      return manifest
        ? [{ name: id.slice(0, at), version: id.slice(at + 1), licence: licenceOf(manifest), optional }]
        : [];
    });
  return { packages, missing };
}
