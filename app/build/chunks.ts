import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';
import { CORE_NAMESPACES } from '../../packages/ui/src/i18n/core-namespaces.ts';
import { LANGUAGES } from '../../packages/ui/src/i18n/languages.ts';
import { firstScreens } from './first-screens.ts';

/** A file as the bundler makes it by itself: one for each set of modules that the same screens need. */
export type NaturalChunk = Pick<
  Rollup.OutputChunk,
  'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'facadeModuleId'
>;

/** The modules of each file of our own making. */
export interface Chunks {
  /** Other people's code that every page needs. */
  core: ReadonlySet<string>;
  /** Our own code that every page needs. */
  base: ReadonlySet<string>;
  /** What the dashboard adds to that and shares with other screens. */
  home: ReadonlySet<string>;
}

/** A file and all it imports, directly or not; itself first. */
function closureOf(chunk: NaturalChunk, chunks: readonly NaturalChunk[]): Set<NaturalChunk> {
  const closure = new Set([chunk]);
  for (const { imports } of closure) {
    for (const one of chunks) if (imports.includes(one.fileName)) closure.add(one);
  }
  return closure;
}

/** The file that holds a module, by the end of its path. */
function chunkWith(module: string, chunks: readonly NaturalChunk[]): NaturalChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`The scan for chunks found no module ${module}.`);
  return chunk;
}

const modulesOf = (chunks: Iterable<NaturalChunk>) => [...chunks].flatMap(({ moduleIds }) => moduleIds);
const isForeign = (id: string) => id.includes('/node_modules/');

/** What the dashboard shares with this part of all screens is worth being there from the start. */
const COMMON = 1 / 3;

/**
 * Joins the many small files that the first screens load into three. What the dashboard shares with sign-in or with many
 * screens counts as needed by every page. Each file holds all that its modules import, itself or in the ones before, so
 * no two files import one another. What only other screens need stays with the bundler.
 */
export function joinChunks(chunks: readonly NaturalChunk[]): Chunks {
  const needs = (module: string) => closureOf(chunkWith(module, chunks), chunks);
  const every = needs(firstScreens.every);
  const signIn = needs(firstScreens.signIn);
  const [dashboard, ...shared] = needs(firstScreens.dashboard);
  const onDemand = new Set([...every].flatMap(({ dynamicImports }) => dynamicImports));
  const screens = chunks
    .filter(({ fileName, facadeModuleId }) => onDemand.has(fileName) && facadeModuleId?.endsWith('.tsx'))
    .map((screen) => closureOf(screen, chunks));
  const isCommon = (chunk: NaturalChunk) =>
    signIn.has(chunk) || screens.filter((needed) => needed.has(chunk)).length >= screens.length * COMMON;

  const base = new Set([...every, ...shared.filter(isCommon)]);
  const home = shared.filter((chunk) => chunk !== dashboard && !base.has(chunk));
  return {
    core: new Set(modulesOf(base).filter(isForeign)),
    base: new Set(modulesOf(base).filter((id) => !isForeign(id))),
    home: new Set(modulesOf(home)),
  };
}

/**
 * Builds the code once in memory with no chunks told, to see which modules each screen needs when unused code is gone:
 * the module graph alone cannot tell, since through an index.ts every screen reaches everything.
 */
async function scan(code: InlineConfig, mode: string): Promise<readonly NaturalChunk[]> {
  const { output } = (await build({
    ...code,
    configFile: false,
    mode,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      // What an entry exports is kept with `strict` only; nothing else uses main.tsx here.
      rolldownOptions: { input: `${code.root}/src/main.tsx`, preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput;
  return output.filter((file) => file.type === 'chunk');
}

/**
 * Computes which modules are built into one file, from what the screens import.
 * @param code how the code is compiled, alike for the scan and the build
 */
export function computedChunks(code: InlineConfig): Plugin {
  return {
    name: 'computed-chunks',
    apply: 'build',
    config: async (_config, { mode }) => {
      const chunks = joinChunks(await scan(code, mode));
      const groups = Object.entries(chunks).map(([name, modules]) => ({
        name,
        test: (id: string) => modules.has(id),
      }));
      for (const language of LANGUAGES) {
        const files = CORE_NAMESPACES.map((area) => `/i18n/${language}/${area}.json`);
        groups.push({ name: `core.${language}`, test: (id) => files.some((file) => id.endsWith(file)) });
      }
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
