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
 * @property {string} browser The browser that the driver starts.
 * @property {string} display The virtual X server (Xvfb) for its window.
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

/** Finds WebKitGTK's MiniBrowser, which is beside its libraries in a folder named after architecture and version. */
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
 * Returns the result of `find`. When it finds nothing, installs the distribution's packages if possible and retries.
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

/** Finds the distribution's Firefox, or installs it; undefined when neither is possible. */
export const findFirefox = () => orInstalled(presentFirefox, ['firefox-esr']);

/** Finds the distribution's WebKitGTK with its WebDriver, or installs it; undefined when neither is possible. */
export const findWebKit = () => orInstalled(presentWebKit, ['webkit2gtk-driver', 'xvfb']);
