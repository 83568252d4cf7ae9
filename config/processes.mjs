// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * Starts programs so that none outlives this process: each has its own process group, which is killed when this process
 * ends. Runs on Node 20 without packages, because bootstrap.mjs needs it before anything is installed.
 */

/** The root folder of the repository. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folder of the packages' executables, which include the project's own Node. */
export const BIN = join(ROOT, 'node_modules', '.bin');

/** Whether there are process groups. Windows has none: there only the program itself is killed. */
const GROUPS = process.platform !== 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let listening = false;

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(GROUPS ? -pid : pid, signal);
  } catch {
    // It has already ended.
  }
}

/**
 * Sends a signal to all programs that still run.
 * @param {NodeJS.Signals} [signal]
 */
export function endAll(signal = 'SIGTERM') {
  for (const child of running) signalGroup(child, signal);
}

function listen() {
  if (listening) return;
  listening = true;
  let stopping = false;
  for (const [signal, number] of /** @type {const} */ ([
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ])) {
    process.on(signal, () => {
      // A second signal, or no running program: exit at once. The handler of `exit` below kills the rest.
      if (stopping || running.size === 0) process.exit(128 + number);
      stopping = true;
      process.exitCode = 128 + number;
      endAll(signal);
      setTimeout(() => process.exit(128 + number), 5000).unref();
    });
  }
  process.on('exit', () => endAll('SIGKILL'));
}

/**
 * Returns the ids of the parent and, on Linux, its parent: npm starts scripts in a shell, which outlives a killed npm.
 */
function ancestors() {
  const parent = process.ppid;
  try {
    const [, ppid] = readFileSync(`/proc/${parent}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${parent} ${ppid}`;
  } catch {
    return String(parent);
  }
}

/**
 * Exits when the parent process is gone, since npm's shell does not forward signals. Does so only when npm or one of
 * these scripts is the parent; a script started by hand may run in the background.
 */
export function followParent() {
  if (!process.env['npm_lifecycle_event'] && !process.env['PORTAL_PARENT']) return;
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/**
 * @typedef {object} Ended
 * @property {number} code 0 on success.
 * @property {boolean} stopped Whether a signal ended it.
 * @property {string} output Its captured output, stdout and stderr together; '' without `capture`.
 */

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, capture?: boolean }} [options] `capture`: return its output instead
 *   of printing it.
 * @returns {Promise<Ended>}
 */
export function run(command, args, { env = process.env, cwd, capture = false } = {}) {
  listen();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...env, PORTAL_PARENT: String(process.pid) },
      detached: GROUPS,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    running.add(child);
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', (error) => {
      running.delete(child);
      resolve({ code: 127, stopped: false, output: `${output}${command} could not be started: ${error.message}\n` });
    });
    // Not `close`, since a program left in the group, which is killed here, would keep the pipes open.
    child.once('exit', (code, signal) => {
      signalGroup(child, 'SIGKILL');
      running.delete(child);
      const end = () => resolve({ code: code ?? 1, stopped: signal !== null, output });
      if (capture) child.once('close', end);
      else end();
    });
  });
}

/**
 * Runs a program of `node_modules/.bin` in the repository's root, with the project's Node first in the path.
 * @param {string[]} command Environment variables, program and arguments, as in `NODE_ENV=development storybook build`.
 * @param {{ env?: NodeJS.ProcessEnv, capture?: boolean }} [options]
 */
export function runTool(command, { env = process.env, capture = false } = {}) {
  const at = command.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const variables = command.slice(0, at).map((word) => {
    const equals = word.indexOf('=');
    return [word.slice(0, equals), word.slice(equals + 1)];
  });
  const [program = '', ...args] = command.slice(at);
  return run(join(BIN, program), args, {
    cwd: ROOT,
    capture,
    env: { ...env, PATH: `${BIN}${delimiter}${env['PATH'] ?? ''}`, ...Object.fromEntries(variables) },
  });
}
