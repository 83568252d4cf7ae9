import type { Plugin } from 'vite';

/** Files that are built into one: by where they lie, how their paths go on from there (regular expressions). */
type ChunkFiles = Record<string, readonly string[]>;

const alternatives = (files: ChunkFiles) =>
  Object.entries(files).flatMap(([folder, names]) => names.map((name) => new RegExp(`${folder}${name}`)));

/** What the bundler puts into a chunk: whatever matches one of these. */
export function filesOf(files: ChunkFiles): RegExp {
  return new RegExp(
    alternatives(files)
      .map(({ source }) => source)
      .join('|'),
  );
}

/** Fails the build when a name in the lists fits no file any more: whatever was renamed would leave its chunk unseen. */
export function noStaleChunks(lists: Record<string, ChunkFiles>): Plugin {
  return {
    name: 'no-stale-chunks',
    apply: 'build',
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()];
      const stale = Object.entries(lists).flatMap(([chunk, files]) =>
        alternatives(files)
          .filter((one) => !modules.some((id) => one.test(id)))
          .map(({ source }) => `${chunk}: ${source}`),
      );
      if (stale.length > 0) this.error(`No file fits these names of app/vite.config.ts:\n${stale.join('\n')}`);
    },
  };
}
