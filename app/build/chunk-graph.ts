import type { Rollup } from 'vite';

/** The fields of an output chunk that the graph functions read. */
type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** A chunk as the bundler splits the code without groups: one for each set of modules that the same screens need. */
export type NaturalChunk = Pick<
  Rollup.OutputChunk,
  'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'facadeModuleId'
>;

/** Returns the chunk that contains a module, which is given by the end of its path. Throws when there is none. */
export function chunkWith<C extends Chunk>(module: string, chunks: readonly C[]): C {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`no file of the build holds ${module}`);
  return chunk;
}

/** Returns a chunk, first, and all chunks that it imports statically, directly or indirectly. */
export function closureOf<C extends Chunk>(chunk: C, chunks: readonly C[]): Set<C> {
  const byName = new Map(chunks.map((one) => [one.fileName, one]));
  const closure = new Set([chunk]);
  for (const { imports } of closure) {
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) closure.add(imported);
    }
  }
  return closure;
}
