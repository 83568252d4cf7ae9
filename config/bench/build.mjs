// @ts-check
/** Builds of the portal and of the limit page for the bench. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT, runTool } from '../processes.mjs';

/**
 * Runs a build; its output is shown when it fails.
 * @param {string[]} command
 */
async function run(command) {
  const { code, output } = await runTool(command, { capture: true });
  if (code !== 0) throw new Error(`${output}\nThe portal could not be built (see above).`);
}

/**
 * Returns the folder of the portal to measure: the given one, or that of a new build.
 * @param {string | undefined} named
 */
export async function builtPortal(named) {
  if (named === undefined) await run(['node', 'app/build.mjs']);
  const dist = named ?? join(ROOT, 'app/dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no built portal in ${dist}.`);
  return dist;
}

/** Builds the portal with source maps, so that a trace has the names of functions; the code is that of a deployment. */
export async function buildWithSourceMaps() {
  const outDir = join(ROOT, '.cache/bench-traced');
  const maps = ['--sourcemap', 'hidden', '--outDir', outDir, '--emptyOutDir'];
  await run(['vite', 'build', 'app', '--config', 'app/vite.config.ts', ...maps]);
  return outDir;
}

/** Builds the limit page, with the portal's compiler options. */
export async function buildLimit() {
  const outDir = join(ROOT, '.cache/bench-limit');
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'limit'),
    base: '/limit/',
    logLevel: 'error',
    plugins: [react()],
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // One chunk beside the small entry, so that no request waits for another.
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: 'main', test: (id) => !id.includes('CourseListPage') }] } },
      },
    },
  });
  return outDir;
}
