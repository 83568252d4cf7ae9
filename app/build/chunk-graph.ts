import type { Rollup } from 'vite';

/** What the graph of files needs of a file of the build. */
type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** A file as the bundler splits the code without groups: one for each set of modules that the same screens need. */
export type NaturalChunk = Pick<
  Rollup.OutputChunk,
  'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'facadeModuleId'
>;

/** The file that holds a module, by the end of the module's path. Throws when there is none. */
export function chunkWith<C extends Chunk>(module: string, chunks: readonly C[]): C {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`no file of the build holds ${module}`);
  return chunk;
}

/** A file and all it imports statically, directly or not; itself first. */
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
