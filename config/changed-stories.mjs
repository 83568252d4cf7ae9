// @ts-check

/**
 * A module of Storybook's build, as in `preview-stats.json`.
 * @typedef {{ id: string, reasons?: readonly { moduleName: string }[] }} StatsModule
 */

/** Files outside the module graph that change every story: the build, its packages and its settings. */
const EVERYWHERE = /^(?:\.storybook\/(?!baselines\/)|config\/|package\.json$|pnpm-|tsconfig)/;

const STORIES = /\.stories\.tsx?$/;

/** @param {string} id */
const pathOf = (id) => id.replace(/^\.\//, '').replace(/\?.*$/, '');

/**
 * The story files that changed files can reach through imports; `all` where one of them reaches every story.
 * @param {readonly string[]} changed Paths from the root of the repository.
 * @param {readonly StatsModule[]} modules
 * @returns {string[] | 'all'}
 */
export function storiesReachedBy(changed, modules) {
  if (changed.some((path) => EVERYWHERE.test(path))) return 'all';
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { id, reasons = [] } of modules) {
    importers.set(pathOf(id), [
      ...(importers.get(pathOf(id)) ?? []),
      ...reasons.map(({ moduleName }) => pathOf(moduleName)),
    ]);
  }
  const reached = new Set(changed);
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return [...reached].filter((path) => STORIES.test(path) && importers.has(path)).toSorted();
}
