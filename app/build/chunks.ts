import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';
import { CORE_AREAS } from '../../packages/ui/src/i18n/core-areas.ts';
import { LANGUAGES } from '../../packages/ui/src/i18n/languages.ts';
import { firstScreens } from './first-screens.ts';

/** A file as the bundler makes it by itself: one for each set of modules that the same screens need. */
export type NaturalChunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** The modules of each file of our own making. */
export interface Chunks {
  /** Other people's code that every page needs. */
  core: ReadonlySet<string>;
  /** Our own code that every page needs. */
  base: ReadonlySet<string>;
  /** What the dashboard adds to that and shares with other screens. */
  home: ReadonlySet<string>;
}

/** The files that hold `module` and all it imports statically, its own file first. */
function closureOf(chunks: readonly NaturalChunk[], module: string): Set<NaturalChunk> {
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!own) throw new Error(`The scan for chunks found no module ${module}.`);
  const closure = new Set([own]);
  for (const { imports } of closure) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) closure.add(chunk);
  }
  return closure;
}

const modulesOf = (chunks: Iterable<NaturalChunk>) => [...chunks].flatMap(({ moduleIds }) => moduleIds);

/**
 * Joins the many small files that the first screens load into three. Each holds all that its modules import, itself or
 * in the ones before, so no two files import one another. What only other screens need stays with the bundler.
 */
export function joinChunks(chunks: readonly NaturalChunk[]): Chunks {
  const every = closureOf(chunks, firstScreens.every);
  const signIn = closureOf(chunks, firstScreens.signIn);
  const [dashboard, ...shared] = closureOf(chunks, firstScreens.dashboard);
  const onBoth = shared.filter((chunk) => every.has(chunk) || signIn.has(chunk));
  const needed = new Set([...every, ...onBoth]);
  const isForeign = (id: string) => id.includes('/node_modules/');
  return {
    core: new Set(modulesOf(needed).filter(isForeign)),
    base: new Set(modulesOf(needed).filter((id) => !isForeign(id))),
    home: new Set(modulesOf(shared.filter((chunk) => chunk !== dashboard && !needed.has(chunk)))),
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
        const words = CORE_AREAS.map((area) => `/i18n/${language}/${area}.json`);
        groups.push({ name: `core.${language}`, test: (id) => words.some((file) => id.endsWith(file)) });
      }
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
