// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * @typedef {object} LockedPackage A package of pnpm-lock.yaml; only the properties that are used.
 * @property {{ integrity?: string, tarball?: string, type?: string }} resolution
 */

/** @typedef {Record<string, { specifier: string, version: string }>} Dependencies */

/**
 * @typedef {object} Lockfile
 * @property {Record<string, Dependencies>} [catalogs]
 * @property {Record<string, { dependencies?: Dependencies, devDependencies?: Dependencies, optionalDependencies?: Dependencies }>} importers
 * @property {Record<string, LockedPackage>} packages By `name@version`.
 * @property {Record<string, { optional?: boolean }>} snapshots By `name@version(peers)`; `optional`: installed on some
 *   systems only.
 */

/**
 * Reads the lockfile of a repository.
 * @param {string} root
 */
export function readLockfile(root) {
  return /** @type {Lockfile} */ (parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')));
}
