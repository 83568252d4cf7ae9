// @ts-check
/**
 * The entry of `npm start`, `npm test` and the other scripts. It runs on Node 20 and newer without packages, installs
 * missing packages, and runs the task on the project's Node (24, from the registry).
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { PNPM } from './pnpm.mjs';
import { BIN, followParent, ROOT, run, runTool } from './processes.mjs';

const INSTALLED = join(ROOT, 'node_modules', '.portal-installed');
const OLDEST_NODE = 20;

/**
 * The tasks: commands for {@link runTool}, run one after the other. Arguments after the task's name go to
 * the last one.
 * @type {Record<string, string[][]>}
 */
const TASKS = {
  start: [['node', 'config/start.mjs']],
  test: [['node', 'config/test.mjs']],
  build: [['node', 'app/build.mjs']],
  'build:demo': [['node', 'app/build.mjs', 'demo']],
  'build:storybook': [['storybook', 'build', '-o', 'storybook-static']],
  bench: [['node', 'config/bench.mjs']],
  'baselines:accept': [
    ['NODE_ENV=development', 'storybook', 'build', '--quiet', '-o', '.cache/storybook-static'],
    ['node', 'config/stories.mjs', 'accept', '.cache/storybook-static'],
  ],
  chromatic: [['chromatic', '--build-script-name', 'build:storybook']],
  format: [['oxfmt', '.']],
  'i18n:types': [['i18next-cli', 'types']],
  'translations:export': [['node', 'config/translations/export.ts']],
  'translations:import': [['node', 'config/translations/import.ts']],
  'deploy:config': [['node', 'config/deploy/write.ts']],
  'check:backend': [['node', 'config/backend/check/check.ts']],
  openapi: [['node', 'config/backend/openapi/write.ts']],
  new: [['node', 'config/generator/new.mjs']],
  licences: [['node', 'config/dependencies/licences.mjs']],
  audit: [['node', 'config/dependencies/audit.mjs']],
  sbom: [['node', 'config/dependencies/sbom.mjs']],
};

/** Output of pnpm or npm when the registry cannot be reached. */
const UNREACHABLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|fetch failed|network/i;

/**
 * Prints one sentence that says what to do, and exits.
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Returns a hash of the files that determine the installed packages. */
function installFingerprint() {
  const folders = ['packages'].flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name)));
  const files = ['.', 'app', 'mocks', ...folders.toSorted()].map((folder) => join(folder, 'package.json'));
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...files]) {
    const path = join(ROOT, file);
    if (existsSync(path)) hash.update(`${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Installs the packages unless they are installed and unchanged. */
async function install() {
  const fingerprint = installFingerprint();
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === fingerprint && existsSync(join(BIN, 'node'))) return;

  console.log('Installing packages (a minute the first time).');
  // CI=1: no prompts.
  const env = { ...process.env, CI: '1', npm_config_loglevel: 'error', npm_config_update_notifier: 'false' };
  const { code, stopped, output } = await run('npx', ['-y', PNPM, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    env,
    capture: true,
  });
  if (stopped || process.exitCode) process.exit();
  if (code === 0) {
    writeFileSync(INSTALLED, fingerprint);
    return;
  }
  console.error(output.trim());
  if (output.includes('OUTDATED_LOCKFILE')) {
    fail(`pnpm-lock.yaml does not fit the package.json files: run "npx ${PNPM} install" and commit the lockfile.`);
  }
  if (code === 127) fail('npx was not found: install npm together with Node.');
  if (UNREACHABLE.test(output)) {
    fail(
      'The npm registry could not be reached: connect to the network, or set npm_config_registry to a mirror, and run this again.',
    );
  }
  fail(
    `The packages could not be installed (see above): run "npx ${PNPM} install --frozen-lockfile" by hand to look into it.`,
  );
}

async function main() {
  const [task = '', ...extra] = process.argv.slice(2);
  const commands = TASKS[task];
  if (!commands) fail(`There is no task "${task}": choose one of ${Object.keys(TASKS).join(', ')}.`);
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    fail(
      `Node ${OLDEST_NODE} or newer is needed, this is ${process.version}: install it from https://nodejs.org and run this again.`,
    );
  }
  if (task === 'chromatic' && !process.env['CHROMATIC_PROJECT_TOKEN']) {
    fail('Chromatic needs a token: set CHROMATIC_PROJECT_TOKEN to the one of your Chromatic project.');
  }

  followParent();
  await install();
  for (const [at, command] of commands.entries()) {
    const last = at === commands.length - 1;
    const { code } = await runTool(last ? [...command, ...extra] : command);
    // A signal to stop has set the exit code.
    if (process.exitCode) return;
    if (code !== 0) {
      process.exitCode = code;
      return;
    }
  }
}

await main();
