// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/**
 * The output of a program; undefined when it could not be run or failed.
 * @param {string} command
 * @param {string[]} args
 * @param {number} seconds
 */
export function outputOf(command, args, seconds) {
  const run = spawnSync(command, args, { encoding: 'utf8', timeout: seconds * 1000 });
  return run.status === 0 ? run.stdout : undefined;
}

/** Whether Debian packages can be installed: as root, where there is apt-get. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages of the distribution, without what they only recommend.
 * @param {string[]} packages
 */
export function aptInstall(packages) {
  outputOf('apt-get', ['update', '-q'], 180);
  outputOf('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], 600);
}
