import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the files of a build that are source maps, or that contain or reference one. None of them belongs in a
 * deployment, where anybody could read the sources.
 *
 * @param dir the folder of the build
 * @returns paths relative to it, sorted
 */
export async function findSourceMaps(dir: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(dir, { recursive: true })) {
    if (name.endsWith('.map')) found.push(name);
    else if (
      /\.(js|css|html)$/.test(name) &&
      /[#@]\s*sourceMappingURL=/.test(await readFile(join(dir, name), 'utf8'))
    ) {
      found.push(name);
    }
  }
  return found.toSorted();
}
