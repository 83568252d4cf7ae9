// @ts-check
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { run } from '../processes.mjs';

/** The packages of the workspace; each has its own `node_modules`. */
const PACKAGES = ['.', 'app', 'mocks', 'packages/data', 'packages/domain', 'packages/ui'];

/** Large folders that no check needs, except docs/openapi.json, against which calls are validated. */
const LEFT_OUT = /^(?:\.storybook\/baselines|docs)\/(?!openapi\.json)/;

/**
 * Copies the repository's files and links the installed packages.
 * @param {string} from
 * @param {string} to An empty folder.
 */
export function copyRepository(from, to) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split('\0')) {
    if (!file || LEFT_OUT.test(file) || !existsSync(join(from, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file));
  }
  for (const workspace of PACKAGES) linkPackages(join(from, workspace), join(to, workspace));
}

/**
 * Runs a program of the copy's `node_modules/.bin` and returns its output. Throws with the output when it fails.
 * @param {string} folder
 * @param {string[]} words
 */
export async function runIn(folder, [program = '', ...args]) {
  const bin = join(folder, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  const { code, output } = await run(join(bin, program), args, { cwd: folder, env, capture: true });
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')}\n${output.trim()}`);
  return output;
}

/**
 * Links the `node_modules` of one package. Packages of the workspace resolve to the copy.
 * @param {string} from
 * @param {string} to
 */
function linkPackages(from, to) {
  const installed = join(from, 'node_modules');
  if (!existsSync(installed)) return;
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(installed)) {
    const own = name === '@portal';
    // pnpm's links to packages of the workspace are relative, so a verbatim copy of a link points into the copy.
    if (own) cpSync(join(installed, name), join(to, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(installed, name), join(to, 'node_modules', name));
  }
}
