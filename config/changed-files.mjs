// @ts-check
import { execFileSync } from 'node:child_process';
import { ROOT } from './processes.mjs';

/**
 * The paths, from the root of the repository, of all files that differ from a commit, those not yet added included.
 * @param {string} rev
 */
export function filesChangedSince(rev) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', rev), ...git('ls-files', '--others', '--exclude-standard')];
}
