// @ts-check

/** Stages that always run: they are cheap, or their tool restricts itself to what a change can affect. */
const ALWAYS = ['types', 'lint', 'unit'];

/**
 * The further stages for a changed file: those in which a mistake in it most likely shows. Components are tested by
 * their stories; journeys test how routes, session and requests are wired. A full `npm test` runs the rest.
 * @type {readonly { files: RegExp, stages: readonly string[] }[]}
 */
const STAGES_BY_FILES = [
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

/** Files that only the stages of {@link ALWAYS} read: unit tests and documentation. */
const UNIT_TEST = /(?<!\.journey|\.engine)\.test\.tsx?$|\.md$/;

/** Files on which every stage depends: packages, compiler settings, the test runner itself. */
const EVERYWHERE =
  /^(?:package\.json|pnpm-[\w-]+\.yaml|tsconfig[\w.]*\.json|config\/(?:test|bootstrap|browser|debian|processes)\.mjs)$/;

/**
 * Returns the stages of `npm test` to run for changed files; `all` when every stage depends on one of them.
 * @param {readonly string[]} changed Paths from the root of the repository.
 * @returns {string[] | 'all'}
 */
export function stagesReachedBy(changed) {
  if (changed.some((path) => EVERYWHERE.test(path))) return 'all';
  const read = changed.filter((path) => !UNIT_TEST.test(path));
  const reached = STAGES_BY_FILES.filter(({ files }) => read.some((path) => files.test(path)));
  return [...new Set([...ALWAYS, ...reached.flatMap(({ stages }) => stages)])];
}
