import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';
import { CORE_NAMESPACES } from '../../packages/ui/src/i18n/core-namespaces.ts';
import { LANGUAGES } from '../../packages/ui/src/i18n/languages.ts';
import { chunkWith, closureOf, type NaturalChunk } from './chunk-graph.ts';
import { fetchedLater, firstScreens, notices, PANEL_NAMESPACES, panels } from './first-screens.ts';
import { mergeChunks, type SizedChunk } from './merged-chunks.ts';

/** The modules of each group of the build (`codeSplitting.groups`). */
export interface Chunks {
  /** Code of packages that every page needs. */
  core: ReadonlySet<string>;
  /** Our own code that every page needs. */
  base: ReadonlySet<string>;
  /** Modules that the dashboard needs beyond those and shares with other screens. */
  home: ReadonlySet<string>;
  /**
   * Modules that panels and notices above a page need beyond those and share with each other and with several screens.
   */
  shared: ReadonlySet<string>;
  /** Further modules of the banners. */
  banners: ReadonlySet<string>;
  /** Further modules of the dashboard's panels that two or more screens need, but few. */
  parts: ReadonlySet<string>;
  /** The panels themselves, and modules that they share with one screen only. */
  panels: ReadonlySet<string>;
  /** Modules that every page fetches once it is shown. */
  later: ReadonlySet<string>;
}

const modulesOf = (chunks: Iterable<NaturalChunk>) => [...chunks].flatMap(({ moduleIds }) => moduleIds);
const unionOf = <T>(sets: readonly ReadonlySet<T>[]) => new Set(sets.flatMap((set) => [...set]));
const isForeign = (id: string) => id.includes('/node_modules/');

/** A module of the dashboard that at least this share of all screens needs is loaded by every page. */
const COMMON_SHARE = 1 / 2;
/**
 * A module of a panel that at least this share of all screens needs is in `shared`, which is small enough for all of
 * them.
 */
const SEVERAL_SHARE = 1 / 8;

/**
 * Joins the many small chunks that the first screens load into a few. Modules that the dashboard shares with sign-in,
 * with many screens or with the code that every page fetches later count as needed by every page. All imports of a
 * group are in the same group or an earlier one, so no two files import each other. Chunks that only other screens need
 * are left to the bundler.
 */
export function joinChunks(chunks: readonly NaturalChunk[]): Chunks {
  const needs = (module: string) => closureOf(chunkWith(module, chunks), chunks);
  const everyPage = needs(firstScreens.every);
  const [dashboard, ...ofDashboard] = needs(firstScreens.dashboard);
  const everywhere = [firstScreens.signIn, ...fetchedLater].map(needs);
  const onDemand = (importers: Iterable<NaturalChunk>) => {
    const files = new Set([...importers].flatMap(({ dynamicImports }) => dynamicImports));
    return chunks.filter(({ fileName, facadeModuleId }) => files.has(fileName) && facadeModuleId?.endsWith('.tsx'));
  };
  const screens = onDemand(everyPage).map((screen) => closureOf(screen, chunks));
  const isEverywhere = (chunk: NaturalChunk) => everywhere.some((closure) => closure.has(chunk));
  const isNeededBy = (share: number) => (chunk: NaturalChunk) =>
    screens.filter((closure) => closure.has(chunk)).length >= screens.length * share;
  const isCommon = (chunk: NaturalChunk) => isEverywhere(chunk) || isNeededBy(COMMON_SHARE)(chunk);

  const panelChunks = unionOf(panels.map(needs));
  const base = new Set([...everyPage, ...ofDashboard.filter(isCommon), ...[...panelChunks].filter(isEverywhere)]);
  const home = ofDashboard.filter((chunk) => chunk !== dashboard && !base.has(chunk));
  const grouped = new Set([...base, ...home, dashboard]);
  /** Returns the modules of the wanted chunks that are in no group yet, and marks these chunks as grouped. */
  const takeUngrouped = (wanted: Iterable<NaturalChunk>) => {
    const taken = [...new Set(wanted)].filter((chunk) => !grouped.has(chunk));
    for (const chunk of taken) grouped.add(chunk);
    return new Set(modulesOf(taken));
  };
  const noticeClosures = Object.values(notices).map(needs);
  const isOfSeveral = (chunk: NaturalChunk) => noticeClosures.filter((closure) => closure.has(chunk)).length > 1;

  const entries = new Set([dashboard, ...panels.map((module) => chunkWith(module, chunks))]);
  const others = onDemand(chunks).flatMap((entry) => (entries.has(entry) ? [] : [closureOf(entry, chunks)]));
  // A chunk that only one other screen needs is in `panels`: in `parts`, every screen that needs another part would
  // load it.
  const isPart = (chunk: NaturalChunk) => others.filter((closure) => closure.has(chunk)).length > 1;
  return {
    core: new Set(modulesOf(base).filter(isForeign)),
    base: new Set(modulesOf(base).filter((id) => !isForeign(id))),
    home: new Set(modulesOf(home)),
    shared: takeUngrouped([
      ...[...unionOf(noticeClosures)].filter(isOfSeveral),
      ...[...panelChunks].filter(isNeededBy(SEVERAL_SHARE)),
    ]),
    banners: takeUngrouped(needs(notices.banners)),
    parts: takeUngrouped([...panelChunks].filter(isPart)),
    panels: takeUngrouped(panelChunks),
    later: takeUngrouped(unionOf(fetchedLater.map(needs))),
  };
}

/** Returns the modules of each file that several of the other screens share (ADR 49). */
function joinShared(chunks: readonly SizedChunk[], groups: Chunks): ReadonlySet<string>[] {
  const grouped = unionOf(Object.values(groups));
  const onDemand = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const entries = chunks.filter((one) => onDemand.has(one.fileName) && one.facadeModuleId?.endsWith('.tsx'));
  const shared = chunks.filter((one) => !onDemand.has(one.fileName) && !one.moduleIds.some((id) => grouped.has(id)));
  const namesOf = (some: readonly SizedChunk[]) => some.map(({ fileName }) => fileName);
  return mergeChunks(chunks, namesOf(entries), namesOf(shared));
}

/**
 * Builds the code once in memory without groups, to see which modules each screen needs after tree shaking: the module
 * graph alone does not show it, since through an index.ts every screen reaches everything.
 */
async function scan(compilation: InlineConfig, mode: string): Promise<readonly SizedChunk[]> {
  const { output } = (await build({
    ...compilation,
    configFile: false,
    mode,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      // main.tsx is the entry of this build: only `strict` keeps its exports.
      rolldownOptions: { input: `${compilation.root}/src/main.tsx`, preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput;
  return output
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, imports, dynamicImports, moduleIds, facadeModuleId, code }) => {
      return { fileName, imports, dynamicImports, moduleIds, facadeModuleId, size: gzipSync(code).length };
    });
}

/**
 * Vite plugin that computes from the imports of the screens which modules are built into one file.
 *
 * @param compilation compiler options, the same for the scan and the build
 */
export function computedChunks(compilation: InlineConfig): Plugin {
  return {
    name: 'computed-chunks',
    apply: 'build',
    config: async (_config, { mode }) => {
      const natural = await scan(compilation, mode);
      const chunks = joinChunks(natural);
      const shared = joinShared(natural, chunks).map((modules) => ['common', modules] as const);
      const groups = [...Object.entries(chunks), ...shared].map(([name, modules]) => ({
        name,
        test: (id: string) => modules.has(id),
      }));
      for (const language of LANGUAGES) {
        for (const [name, namespaces] of Object.entries({ core: CORE_NAMESPACES, panels: PANEL_NAMESPACES })) {
          const translations = namespaces.map((area) => `/i18n/${language}/${area}.json`);
          groups.push({ name: `${name}.${language}`, test: (id) => translations.some((file) => id.endsWith(file)) });
        }
      }
      return {
        build: { rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } } },
      };
    },
  };
}
