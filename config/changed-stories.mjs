// @ts-check
import { importersByName } from './lists-of-parts.mjs';

/**
 * A built Storybook and its sources.
 * @typedef {object} Built
 * @property {readonly { id: string, reasons?: readonly { moduleName: string }[] }[]} modules From its
 *   `preview-stats.json`.
 * @property {Record<string, { importPath: string }>} entries From its `index.json`, by story id.
 * @property {(path: string) => string | undefined} read Returns the source of a file, if there is one.
 */

/**
 * Files outside the module graph that can change every story: the build, its packages and settings; the visit of
 * stories; style sheets, whose imports of one another are not in the graph; the pages in frames.
 */
const EVERYWHERE =
  /^(?:\.storybook\/(?!baselines\/)|config\/(?:(?:pictures|words)\/|[\w-]+\.mjs$)|test-runner|pnpm-|tsconfig|mocks\/frames\/)|(?:^|\/)package\.json$|\.css$/;

/** The module in which every story is rendered: it imports shell, theme, translations and the mock backend. */
const PREVIEW = '.storybook/preview.tsx';

/** The documentation pages, which the preview imports too, but which do not change a story. */
const DOCS = /^\.storybook\/docs\//;

const STORIES = /\.stories\.tsx?$/;
const UNIT_TEST = /\.test\.tsx?$/;
const BASELINE = /^\.storybook\/baselines\/(?<story>[\w-]+)\./;

/** @param {string} id */
const pathOf = (id) => id.replace(/^\.\//, '').replace(/\?.*$/, '');

/**
 * Returns the story files that changed files can affect through imports; `all` when one of them affects every story.
 * @param {readonly string[]} changed Paths from the root of the repository.
 * @param {Built} built
 * @returns {string[] | 'all'}
 */
export function storiesReachedBy(changed, { modules, entries, read }) {
  if (changed.some((path) => EVERYWHERE.test(path) && !UNIT_TEST.test(path))) return 'all';
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { id, reasons = [] } of modules) {
    importers.set(pathOf(id), [
      ...(importers.get(pathOf(id)) ?? []),
      ...reasons.map(({ moduleName }) => pathOf(moduleName)).filter((path) => !DOCS.test(path)),
    ]);
  }
  const byName = importersByName(importers, read);
  const reached = new Set(
    changed.map((path) => pathOf(entries[BASELINE.exec(path)?.groups?.['story'] ?? '']?.importPath ?? path)),
  );
  for (const path of reached) for (const importer of byName.get(path) ?? []) reached.add(importer);
  if (reached.has(PREVIEW)) return 'all';
  return [...reached].filter((path) => STORIES.test(path) && importers.has(path)).toSorted();
}
