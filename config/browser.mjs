// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';

/**
 * @typedef {object} Browser
 * @property {string} executablePath Where the program is.
 * @property {string} version Its number alone, e.g. `156.0.8078.79`.
 * @property {string} name Its kind and number, e.g. `chromium-headless-shell 156.0.8078.79`: what pictures depend on.
 */

/** The variables that name a browser, strongest first. */
const VARIABLES = ['PORTAL_CHROMIUM', 'CHROMIUM_PATH', 'CHROME_PATH'];

/** Where systems keep a Chromium. The headless shell comes first: it is a third faster. */
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
 * Flags for every browser the tests start. The first five make the same picture every time: no hinting, no
 * subpixel colours, one colour space, no graphics card, and every tile drawn as a whole (drawn in parts, rounded corners
 * come out a shade different, by what was there before). The others keep a browser from doing anything of its own.
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
 * A program's answer, or undefined when it could not be run or failed.
 * @param {string} command
 * @param {string[]} args
 * @param {number} seconds
 */
function answer(command, args, seconds) {
  const run = spawnSync(command, args, { encoding: 'utf8', timeout: seconds * 1000 });
  return run.status === 0 ? run.stdout : undefined;
}

/**
 * The browser at a path, or undefined when there is none that answers.
 * @param {string} executablePath
 * @returns {Browser | undefined}
 */
function browserAt(executablePath) {
  if (!existsSync(executablePath)) return undefined;
  const version = answer(executablePath, ['--version', '--no-sandbox'], 30)?.match(/\d+(\.\d+){1,3}/)?.[0];
  if (!version) return undefined;
  const kind = basename(executablePath).includes('headless') ? 'chromium-headless-shell' : 'chromium';
  return { executablePath, version, name: `${kind} ${version}` };
}

/** What Playwright has downloaded: its full Chromium, or the headless shell in the folder beside it. */
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

/** Whether we may install Debian packages. */
function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @param {string[]} packages */
function aptInstall(packages) {
  answer('apt-get', ['update', '-q'], 180);
  answer('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], 600);
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
 * Finds a Chromium: the one a variable names, the system's, Playwright's own; when there is none it tries to install
 * one. It throws one sentence saying what to do when all of this fails.
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
  answer('npx', ['playwright', 'install', 'chromium-headless-shell'], 300);
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
 * The font the system uses for Chinese, named so that two machines with the same one give the same name; undefined
 * when it has none. Chinese pictures depend on it, since no Chinese font is shipped with the portal.
 * @returns {string | undefined}
 */
export function cjkFont() {
  if (!answer('fc-list', [':lang=zh'], 30)?.trim()) return undefined;
  const file = answer('fc-match', ['-f', '%{file}', 'sans-serif:lang=zh-cn'], 30)?.trim();
  return file && existsSync(file) ? `${basename(file)}, ${statSync(file).size} bytes` : undefined;
}

/**
 * As {@link cjkFont}, but tries to install one first when there is none. Without one it says so and goes on: Chinese
 * pictures are then not compared, all else is tested as ever.
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
