// @ts-check
/**
 * Visits each story of a built Storybook once: mounts and plays it, runs axe, checks its text and takes pictures in its
 * variants (`.storybook/test-runner.ts`). Then compares the pictures with the baselines (`check`), or writes them as
 * the baselines (`accept`).
 *
 * `node config/stories.mjs check|accept [storybook folder] [options]`
 * - `--shard 1/3`: a third of the story files, to share the run between machines.
 * - `--changed REV`: only stories that a change since that commit can affect, by the module graph of the build.
 * - `--repeat N`: runs them N times; one failure fails the whole run.
 * - `--language zh`: plays all in one language, `en`, `zh` or `pseudo`, instead of a sixth of them in Chinese.
 * - `--motion`: plays all with motion, instead of a tenth of them.
 * - `--plays`: only mounts and plays; no pictures, no axe, no check of the text.
 * - `--junit`: writes a report for continuous integration, `reports/stories.xml`.
 * - other arguments: patterns of paths of story files.
 *
 * Which stories are in the sixth and the tenth changes every day, by a number that is printed: `PORTAL_ROTATION=20779`
 * repeats a run.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { filesChangedSince } from './changed-files.mjs';
import { storiesReachedBy } from './changed-stories.mjs';
import { LANGUAGES, playEnvironment } from './pictures/plays.mjs';
import { TAKEN_DIR } from './pictures/visit.mjs';
import { followParent, ROOT, runTool } from './processes.mjs';
import { serveStatic } from './serve-static.mjs';
import { NOTED_DIR } from './words/note-texts.mjs';

/**
 * Twice the number of cores (two), since each worker sometimes waits for its browser; three left the CPU idle a tenth
 * of the time.
 */
const WORKERS = '4';

/**
 * @param {string} storybookDir
 * @param {string} rev
 */
function storiesChangedSince(storybookDir, rev) {
  /** @param {string} name */
  const parsed = (name) => JSON.parse(readFileSync(join(storybookDir, name), 'utf8'));
  /** @param {string} path */
  const read = (path) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined);
  const { modules } = parsed('preview-stats.json');
  const { entries } = parsed('index.json');
  return storiesReachedBy(filesChangedSince(rev), { modules, entries, read });
}

async function main() {
  followParent();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      shard: { type: 'string' },
      changed: { type: 'string' },
      repeat: { type: 'string', default: '1' },
      language: { type: 'string' },
      motion: { type: 'boolean', default: false },
      plays: { type: 'boolean', default: false },
      junit: { type: 'boolean', default: false },
    },
  });
  const [mode, dir = '.cache/storybook-static', ...paths] = positionals;
  const spoken = LANGUAGES.some((one) => one === (values.language ?? 'en'));
  if ((mode !== 'check' && mode !== 'accept') || !spoken) {
    console.error('Usage: node config/stories.mjs check|accept [storybook folder] [options] [paths]');
    return 2;
  }
  const storybookDir = resolve(ROOT, dir);
  const changed = values.changed === undefined ? 'all' : storiesChangedSince(storybookDir, values.changed);
  // Without stories to run, baselines and places of removed stories are still found.
  const none = changed !== 'all' && changed.length === 0 && paths.length === 0;
  if (none) console.log(`note: no story is reached by what has changed since ${values.changed}.`);
  const files = [...paths, ...(changed === 'all' ? [] : changed)];
  const partial = none || files.length > 0 || values.shard !== undefined;
  const playEnv = playEnvironment(values);
  console.log(`note: plays by PORTAL_ROTATION=${playEnv.PORTAL_ROTATION}.`);
  const server = await serveStatic(storybookDir);
  let worst = 0;
  // A run of only some stories does not find all places of a text.
  const notes = mode === 'accept' && !partial && !values.plays;
  const outputs = values.plays ? [] : [TAKEN_DIR, NOTED_DIR];
  try {
    for (let round = 0; round < Number(values.repeat); round += 1) {
      for (const dir of outputs) rmSync(resolve(ROOT, dir), { recursive: true, force: true });
      const run = none
        ? { code: 0 }
        : await runTool(
            [
              'test-storybook',
              '--url',
              server.url,
              '--config-dir',
              '.storybook',
              '--maxWorkers',
              WORKERS,
              ...(values.shard === undefined ? [] : ['--shard', values.shard]),
              ...(values.junit ? ['--junit'] : []),
              ...files,
            ],
            {
              env: {
                ...process.env,
                ...playEnv,
                ...(notes ? { PORTAL_NOTE_TEXTS: 'on' } : {}),
                JEST_JUNIT_OUTPUT_FILE: 'reports/stories.xml',
              },
            },
          );
      if (process.exitCode) return run.code;
      worst ||= run.code;
      if (values.plays) continue;
      const pictures = await runTool([
        'node',
        'config/pictures/check.mjs',
        mode,
        storybookDir,
        ...(partial ? ['--partial'] : []),
      ]);
      const places =
        partial && mode === 'accept'
          ? { code: 0 }
          : await runTool(['node', 'config/words/places.mjs', mode, storybookDir]);
      worst ||= pictures.code || places.code;
    }
  } finally {
    await server.close();
  }
  return worst;
}

process.exitCode = await main();
