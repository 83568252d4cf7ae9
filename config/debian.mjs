// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/**
 * Runs a program and returns its output; undefined when it cannot be run or fails.
 * @param {string} command
 * @param {string[]} args
 * @param {number} seconds
 */
export function outputOf(command, args, seconds) {
  const run = spawnSync(command, args, { encoding: 'utf8', timeout: seconds * 1000 });
  return run.status === 0 ? run.stdout : undefined;
}

/** Whether Debian packages can be installed: needs root and apt-get. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages of the distribution, without their recommended packages.
 * @param {string[]} packages
 */
export function aptInstall(packages) {
  outputOf('apt-get', ['update', '-q'], 180);
  outputOf('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], 600);
}
