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
 * The licence that a package.json names, in today's form or one of the older ones; '' for none.
 * @param {Record<string, unknown>} manifest
 */
export function licenceOf({ license, licenses }) {
  /** @param {unknown} one */
  const nameOf = (one) =>
    typeof one === 'object' && one !== null && 'type' in one ? String(one.type) : typeof one === 'string' ? one : '';
  return nameOf(license) || (Array.isArray(licenses) ? licenses.map(nameOf).join(' OR ') : nameOf(licenses));
}

/**
 * The package.json of everything in pnpm's folder, by `name@version`. Read from the files, since `pnpm licenses` would have
 * to be fetched for a test.
 * @param {string} root
 */
function manifests(root) {
  const store = join(root, 'node_modules/.pnpm');
  /** @type {Map<string, Record<string, unknown>>} */
  const found = new Map();
  // A folder there begins with the name of its package; beside that one are links to what it uses.
  for (const file of globSync('*/node_modules/{*,@*/*}/package.json', { cwd: store })) {
    const [folder = '', , ...path] = file.split('/');
    const name = path.slice(0, -1).join('/');
    if (!folder.startsWith(`${name.replace('/', '+')}@`)) continue;
    const manifest = /** @type {Record<string, unknown>} */ (JSON.parse(readFileSync(join(store, file), 'utf8')));
    found.set(`${name}@${String(manifest['version'])}`, manifest);
  }
  return found;
}

/** By code units, so that every machine has one order. @param {string} a @param {string} b */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Every package of the lockfile that is installed. What pnpm has left behind of an earlier one is not among them.
 * @param {string} root Of the repository.
 * @returns {{ packages: InstalledPackage[], missing: string[] }} `missing`: those that should be on every system.
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
