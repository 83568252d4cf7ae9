// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.mjs';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

const LISTED = ['ls-files', '--others', '--exclude-standard'];

/**
 * The paths, from the root of the repository, of all files that differ from a commit, those not yet added included.
 * @param {string} rev
 */
export function filesChangedSince(rev) {
  // Without a search for renames: the old path has changed as well.
  return [...git('diff', '--name-only', '--no-renames', rev), ...git(...LISTED)];
}

/**
 * All modules of the repository, those not yet added included.
 * @returns {Map<string, string>} Their sources by their paths.
 */
export function readSources() {
  const paths = git(...LISTED, '--cached', '*.ts', '*.tsx', '*.mjs');
  return new Map(
    paths.flatMap((path) => (existsSync(join(ROOT, path)) ? [[path, readFileSync(join(ROOT, path), 'utf8')]] : [])),
  );
}
