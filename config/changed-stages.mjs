// @ts-check

/** Cheap, or reduced to what a change can reach by its tool. */
const ALWAYS = ['types', 'lint', 'unit'];

/**
 * What else a changed file calls for: where its fault mostly shows. A part of the interface is proven by its stories; journeys
 * prove how routes, session and requests are wired. The whole `npm test` runs the rest.
 * @type {readonly { files: RegExp, stages: readonly string[] }[]}
 */
const REACHED = [
  { files: /^(?:\.storybook|packages\/(?:ui|domain)|mocks)\//, stages: ['storybook', 'stories'] },
  { files: /^(?:\.storybook\/(?!baselines\/)|config\/(?:room|words)\/)/, stages: ['storybook', 'room'] },
  {
    files: /^config\/(?:pictures\/|words\/|(?:stories|serve-static)\.mjs)|^test-runner/,
    stages: ['storybook', 'stories'],
  },
  { files: /^config\/\w+-states\.mjs/, stages: ['storybook'] },
  { files: /^(?:app|packages\/data|mocks)\//, stages: ['build', 'journey', 'engines'] },
  { files: /^config\/size/, stages: ['build'] },
  { files: /^config\/(?:generator|translations)\/|^packages\/ui\/src\/i18n\/[\w-]+\//, stages: ['generator'] },
];

/** Files that no stage but those of {@link ALWAYS} reads: tests and texts about the code. */
const UNIT_TEST = /(?<!\.journey|\.engine)\.test\.tsx?$|\.md$/;

/** What every stage depends on: packages, compiler settings, the runner itself. */
const EVERYWHERE =
  /^(?:package\.json|pnpm-[\w-]+\.yaml|tsconfig[\w.]*\.json|config\/(?:test|bootstrap|browser|debian|processes)\.mjs)$/;

/**
 * The stages of `npm test` that changed files call for; `all` where one of the files concerns everything.
 * @param {readonly string[]} changed Paths from the root of the repository.
 * @returns {string[] | 'all'}
 */
export function stagesReachedBy(changed) {
  if (changed.some((path) => EVERYWHERE.test(path))) return 'all';
  const read = changed.filter((path) => !UNIT_TEST.test(path));
  const reached = REACHED.filter(({ files }) => read.some((path) => files.test(path)));
  return [...new Set([...ALWAYS, ...reached.flatMap(({ stages }) => stages)])];
}
