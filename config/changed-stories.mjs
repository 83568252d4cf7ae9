// @ts-check
import { importersByName } from './lists-of-parts.mjs';

/**
 * A built Storybook, and what it was built from.
 * @typedef {object} Built
 * @property {readonly { id: string, reasons?: readonly { moduleName: string }[] }[]} modules Of its `preview-stats.json`.
 * @property {Record<string, { importPath: string }>} entries Of its `index.json`: where each story is.
 * @property {(path: string) => string | undefined} read The source of a file, if there is one.
 */

/**
 * Files outside the module graph that change every story: the build, its packages and settings, how stories are visited; style
 * sheets, which import one another unseen; the pages in frames.
 */
const EVERYWHERE =
  /^(?:\.storybook\/(?!baselines\/)|config\/(?:(?:pictures|words)\/|[\w-]+\.mjs$)|test-runner|pnpm-|tsconfig|mocks\/frames\/)|(?:^|\/)package\.json$|\.css$/;

/** What every story is drawn in: it imports shell, theme, translations and the mock backend. */
const PREVIEW = '.storybook/preview.tsx';

/** The pages around stories, which the preview imports too. */
const DOCS = /^\.storybook\/docs\//;

const STORIES = /\.stories\.tsx?$/;
const UNIT_TEST = /\.test\.tsx?$/;
const BASELINE = /^\.storybook\/baselines\/(?<story>[\w-]+)\./;

/** @param {string} id */
const pathOf = (id) => id.replace(/^\.\//, '').replace(/\?.*$/, '');

/**
 * The story files that changed files can reach through imports; `all` where one of them reaches every story.
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
