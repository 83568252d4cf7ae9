import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Smaller files are not compressed: they fit in one packet anyway. */
const WORTH_BYTES = 1024;

/**
 * Whether a file gets compressed siblings. config.json does not: operators edit it, and the server would send the
 * outdated sibling.
 */
export function isCompressed(name: string, bytes: number): boolean {
  return /\.(?:js|css|html|json|svg|txt)$/.test(name) && !/(?:^|\/)config\.json$/.test(name) && bytes >= WORTH_BYTES;
}

/**
 * Writes `name.br` and `name.gz` beside each text file of a folder, for servers that send precompressed files. Returns
 * the names of the files that were compressed.
 */
export async function writeCompressedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile()) return [];
      const content = await readFile(path);
      if (!isCompressed(path, content.length)) return [];
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await Promise.all([
        toBrotli(content, { params }).then((data) => writeFile(`${path}.br`, data)),
        toGzip(content, { level: 9 }).then((data) => writeFile(`${path}.gz`, data)),
      ]);
      return [entry.name];
    }),
  );
  return files.flat().toSorted();
}
