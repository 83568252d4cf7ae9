// @ts-check
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { aptInstall, canInstall, outputOf } from './debian.mjs';

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {string} version The number alone, e.g. `156.0.8078.79`.
 * @property {string} name Kind and number, e.g. `chromium-headless-shell 156.0.8078.79`; pictures depend on both.
 */

/** The environment variables with the path of a browser; the first that is set counts. */
const VARIABLES = ['PORTAL_CHROMIUM', 'CHROMIUM_PATH', 'CHROME_PATH'];

/** Usual paths of Chromium. The headless shell is first: it is a third faster. */
const KNOWN_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Flags of every browser the tests start. The first five make pictures reproducible: no hinting, no subpixel colours, one
 * colour space, no GPU, and no partial raster (it makes rounded corners depend on earlier frames). The others switch off
 * background activity.
 */
export const launchArgs = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-gpu',
  '--disable-partial-raster',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the browser at a path; undefined when none runs there.
 * @param {string} executablePath
 * @returns {Browser | undefined}
 */
function browserAt(executablePath) {
  if (!existsSync(executablePath)) return undefined;
  const version = outputOf(executablePath, ['--version', '--no-sandbox'], 30)?.match(/\d+(\.\d+){1,3}/)?.[0];
  if (!version) return undefined;
  const kind = basename(executablePath).includes('headless') ? 'chromium-headless-shell' : 'chromium';
  return { executablePath, version, name: `${kind} ${version}` };
}

/** Returns the paths of Playwright's downloads: the headless shells, then the full Chromium. */
function playwrightPaths() {
  const full = chromium.executablePath();
  const downloads = resolve(dirname(full), '../..');
  if (!existsSync(downloads)) return [full];
  const shells = readdirSync(downloads)
    .filter((folder) => folder.startsWith('chromium_headless_shell'))
    .flatMap((folder) => readdirSync(join(downloads, folder)).map((inner) => join(downloads, folder, inner)))
    .flatMap((folder) => ['headless_shell', 'chrome-headless-shell'].map((file) => join(folder, file)));
  return [...shells, full];
}

/** @param {string[]} paths */
function firstOf(paths) {
  for (const path of paths) {
    const found = browserAt(path);
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds a Chromium: from an environment variable, the system or Playwright's downloads; otherwise installs one.
 * @throws {Error} One sentence that says what to do, when all of this fails.
 * @returns {Browser}
 */
export function findBrowser() {
  for (const variable of VARIABLES) {
    const path = process.env[variable];
    if (!path) continue;
    const named = browserAt(path);
    if (named) return named;
    throw new Error(`${variable} is set to ${path}, but no Chromium runs there: correct it or unset it.`);
  }

  const present = firstOf([...KNOWN_PATHS, ...playwrightPaths()]);
  if (present) return present;

  console.log('note: no Chromium found, installing one (once).');
  outputOf('npx', ['playwright', 'install', 'chromium-headless-shell'], 300);
  const downloaded = firstOf(playwrightPaths());
  if (downloaded) return downloaded;

  if (canInstall()) {
    aptInstall(['chromium-headless-shell', 'fonts-noto-cjk']);
    const installed = firstOf(KNOWN_PATHS);
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set PORTAL_CHROMIUM to the path of one.',
  );
}

/**
 * Returns file name and size of the system's Chinese font, which are the same on every machine with that font;
 * undefined when there is none. Chinese pictures depend on it, since the portal ships no Chinese font.
 * @returns {string | undefined}
 */
export function cjkFont() {
  if (!outputOf('fc-list', [':lang=zh'], 30)?.trim()) return undefined;
  const file = outputOf('fc-match', ['-f', '%{file}', 'sans-serif:lang=zh-cn'], 30)?.trim();
  return file && existsSync(file) ? `${basename(file)}, ${statSync(file).size} bytes` : undefined;
}

/**
 * Like {@link cjkFont}, but installs a font when there is none. When that fails it prints a note, and Chinese pictures
 * are not compared.
 * @returns {string | undefined}
 */
export function ensureCjkFont() {
  const present = cjkFont();
  if (present) return present;
  if (canInstall()) aptInstall(['fonts-noto-cjk', 'fontconfig']);
  const installed = cjkFont();
  if (!installed) {
    console.log(
      'note: no Chinese font here and none could be installed (Noto Sans CJK): Chinese pictures are not compared.',
    );
  }
  return installed;
}
