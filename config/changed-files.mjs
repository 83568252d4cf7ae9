// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.mjs';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

const LISTED = ['ls-files', '--others', '--exclude-standard'];

/**
 * Returns the paths, from the root of the repository, of all files that differ from a commit, including untracked ones.
 * @param {string} rev
 */
export function filesChangedSince(rev) {
  // Without rename detection, since the old path of a renamed file has changed as well.
  return [...git('diff', '--name-only', '--no-renames', rev), ...git(...LISTED)];
}

/**
 * Reads all modules of the repository, including untracked ones.
 * @returns {Map<string, string>} Their sources by their paths.
 */
export function readSources() {
  const paths = git(...LISTED, '--cached', '*.ts', '*.tsx', '*.mjs');
  return new Map(
    paths.flatMap((path) => (existsSync(join(ROOT, path)) ? [[path, readFileSync(join(ROOT, path), 'utf8')]] : [])),
  );
}
