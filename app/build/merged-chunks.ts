import { closureOf, type NaturalChunk } from './chunk-graph.ts';

/** A natural chunk, and what it costs to transfer, in bytes. */
export interface SizedChunk extends NaturalChunk {
  size: number;
}

/** Two files of the build, by their names. */
type Pair = readonly [string, string];

/**
 * What a request costs beyond the bytes of its file, in bytes: headers, imports, less for the compression to work with, and
 * its wait. Chosen so that no screen grows: with 2500 one has 4 % more (ADR 49).
 */
const REQUEST_BYTES = 1500;

/**
 * Merges the small files that several screens share, where a screen that needs both has one request less, and that is worth
 * more than what screens that need only one of them load in vain.
 *
 * @param chunks all files as the bundler splits the code
 * @param entries names of the files that are fetched by themselves: screens, and parts of them that are fetched on demand
 * @param candidates names of the files that may be merged; none of them is imported by a file that is in a group already
 * @returns the modules of each merged file
 */
export function mergeChunks(
  chunks: readonly SizedChunk[],
  entries: readonly string[],
  candidates: readonly string[],
): ReadonlySet<string>[] {
  let files = chunks;
  let left = candidates;
  for (let best = bestPair(files, entries, left); best; best = bestPair(files, entries, left)) {
    const [kept, gone] = best;
    files = merge(files, kept, gone);
    left = left.filter((name) => name !== gone);
  }
  const before = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.length]));
  return files
    .filter(({ fileName, moduleIds }) => moduleIds.length > (before.get(fileName) ?? 0))
    .map(({ moduleIds }) => new Set(moduleIds));
}

/** The files with one of them merged into another. */
function merge(files: readonly SizedChunk[], kept: string, gone: string): SizedChunk[] {
  const merged = files.find(({ fileName }) => fileName === gone);
  return files.flatMap((file) => {
    if (file.fileName === gone) return [];
    const imports = file.imports.map((name) => (name === gone ? kept : name));
    if (file.fileName !== kept || !merged) return [{ ...file, imports }];
    return [
      {
        ...file,
        imports: [...imports, ...merged.imports].filter((name) => name !== kept),
        moduleIds: [...file.moduleIds, ...merged.moduleIds],
        size: file.size + merged.size,
      },
    ];
  });
}

/** The two files that are worth most as one, without a circle of imports; null = none are worth it. */
function bestPair(
  files: readonly SizedChunk[],
  entries: readonly string[],
  candidates: readonly string[],
): Pair | null {
  const closures = new Map(files.map((file) => [file.fileName, closureOf(file, files)]));
  const closure = (name: string) => closures.get(name) ?? new Set<SizedChunk>();
  const loads = entries.map((entry) => new Set([...closure(entry)].map(({ fileName }) => fileName)));
  const bytesBeyond = (load: ReadonlySet<string>, name: string) =>
    [...closure(name)].reduce((bytes, file) => bytes + (load.has(file.fileName) ? 0 : file.size), 0);
  const worth = ([one, other]: Pair) =>
    loads.reduce((bytes, load) => {
      if (load.has(one)) return bytes + (load.has(other) ? REQUEST_BYTES : -bytesBeyond(load, other));
      return load.has(other) ? bytes - bytesBeyond(load, one) : bytes;
    }, 0);
  /** Whether a file imports the other by way of a third one. */
  const reaches = ([one, other]: Pair) =>
    [...closure(one)].some(({ fileName, imports }) => ![one, other].includes(fileName) && imports.includes(other));
  const isCircular = ([one, other]: Pair) => reaches([one, other]) || reaches([other, one]);

  let best: Pair | null = null;
  let most = 0;
  for (const [at, one] of candidates.entries()) {
    for (const other of candidates.slice(at + 1)) {
      const bytes = worth([one, other]);
      if (bytes <= most || isCircular([one, other])) continue;
      best = [one, other];
      most = bytes;
    }
  }
  return best;
}
