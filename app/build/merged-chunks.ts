import { closureOf, type NaturalChunk } from './chunk-graph.ts';

/** A natural chunk with its transfer size, in bytes. */
export interface SizedChunk extends NaturalChunk {
  size: number;
}

/** Two files of the build, by their names. */
type Pair = readonly [string, string];

/**
 * The cost of a request beyond the bytes of its file, expressed in bytes: headers, imports, weaker compression, and its
 * latency. The value is chosen so that no screen grows: with 2500 one screen has 4 % more (ADR 49).
 */
const REQUEST_BYTES = 1500;

/**
 * Merges small files that several screens share, where the requests saved on screens that need both files are worth
 * more than the bytes that screens with only one of them load in vain.
 *
 * @param chunks all files as the bundler splits the code
 * @param entries names of the files that are fetched by themselves: screens, and parts of them that are fetched on
 *   demand
 * @param candidates names of the files that may be merged; none of them is imported by a file that is in a group
 *   already
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

/** Returns the two files whose merge saves most without a circular import; null = no merge saves anything. */
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
