// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canInstall, outputOf } from './debian.mjs';

/**
 * @typedef {object} Engine
 * @property {string} executable
 * @property {string} version
 */

/**
 * @typedef {object} WebKit
 * @property {string} driver The WebDriver server.
 * @property {string} browser What it starts.
 * @property {string} display The X server that it is seen on, by nobody.
 */

/** @param {string} command */
const pathOf = (command) => outputOf('which', [command], 10)?.trim();

/** @param {string} executable */
const versionOf = (executable) => outputOf(executable, ['--version'], 60)?.match(/\d+(\.\d+)+\w*/)?.[0] ?? '';

/** @returns {Engine | undefined} */
function presentFirefox() {
  const executable = pathOf('firefox-esr') ?? pathOf('firefox');
  return executable ? { executable, version: versionOf(executable) } : undefined;
}

/** WebKitGTK keeps its browser beside its libraries, in a folder by architecture and version. */
function miniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  const nested = folders.flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))]);
  return nested
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/** @returns {WebKit | undefined} */
function presentWebKit() {
  const [driver, display, browser] = [pathOf('WebKitWebDriver'), pathOf('Xvfb'), miniBrowser()];
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/**
 * What `find` finds, after the distribution's packages were installed where it found nothing and they can be.
 * @template T
 * @param {() => T | undefined} find
 * @param {string[]} packages
 * @returns {T | undefined}
 */
function orInstalled(find, packages) {
  const present = find();
  if (present || !canInstall()) return present;
  console.log(`note: installing ${packages.join(', ')} (once).`);
  aptInstall(packages);
  return find();
}

/** The distribution's Firefox; undefined where there is none and none can be installed. */
export const findFirefox = () => orInstalled(presentFirefox, ['firefox-esr']);

/** The distribution's WebKitGTK with its WebDriver; undefined where there is none and none can be installed. */
export const findWebKit = () => orInstalled(presentWebKit, ['webkit2gtk-driver', 'xvfb']);
