// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { ROOT } from './processes.mjs';

/**
 * @typedef {object} Nginx
 * @property {string} executable
 * @property {string} version E.g. `1.22.1`.
 * @property {string[]} modules Paths of the modules to load: the one for `.br` files, if it is installed.
 * @property {string} types Path of mime.types.
 * @property {NodeJS.ProcessEnv} env The environment in which to start it.
 */

const BROTLI = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian packages whose files are used without installing them. */
export const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

const CACHE = join(ROOT, '.cache/nginx');

/**
 * Returns the nginx below a root folder, `/` or one of the same layout; undefined when none runs there.
 * @param {string} root
 * @returns {Nginx | undefined}
 */
function nginxBelow(root) {
  const executable = join(root, 'usr/sbin/nginx');
  const types = join(root, 'etc/nginx/mime.types');
  if (!existsSync(executable) || !existsSync(types)) return undefined;
  const libraries = join(root, 'usr/lib');
  const folders = [libraries, ...foldersOf(libraries)];
  const env = { ...process.env, ...(root === '/' ? {} : { LD_LIBRARY_PATH: folders.join(delimiter) }) };
  const { status, stderr } = spawnSync(executable, ['-v'], { encoding: 'utf8', env });
  const version = /nginx\/([\d.]+)/.exec(stderr)?.[1];
  if (status !== 0 || !version) return undefined;
  const modules = [join(root, BROTLI)].filter((file) => existsSync(file));
  return { executable, version, modules, types, env };
}

/** @param {string} folder */
function foldersOf(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

/**
 * Downloads the Debian packages and their missing dependencies, and unpacks them into a folder of the project. Nothing
 * is installed: no service starts, and the system is not changed.
 */
function unpackPackages() {
  const archives = join(CACHE, 'archives');
  const root = join(CACHE, 'root');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  mkdirSync(root, { recursive: true });
  /** @param {string} command @param {string[]} args */
  const run = (command, args) => spawnSync(command, args, { encoding: 'utf8', timeout: 300_000 });
  const options = ['-o', `Dir::Cache::archives=${archives}/`, '-o', 'Debug::NoLocking=1'];
  const download = () =>
    run('apt-get', ['install', '-y', '-q', '--download-only', '--no-install-recommends', ...options, ...PACKAGES]);
  if (download().status !== 0) {
    // May fail: only root may update the package lists.
    run('apt-get', ['update', '-q']);
    download();
  }
  for (const name of readdirSync(archives).filter((file) => file.endsWith('.deb'))) {
    run('dpkg-deb', ['-x', join(archives, name), root]);
  }
}

/**
 * Finds the system's nginx, or downloads Debian's into the project's cache (once).
 * @returns {Nginx | undefined} undefined when there is neither.
 */
export function findNginx() {
  const present = nginxBelow('/') ?? nginxBelow(join(CACHE, 'root'));
  if (present || !existsSync('/usr/bin/apt-get')) return present;
  unpackPackages();
  return nginxBelow(join(CACHE, 'root'));
}
