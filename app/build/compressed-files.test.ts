import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isCompressed, writeCompressedFiles } from './compressed-files.ts';

test.each([
  ['dist/index.html', 16_000, true],
  ['dist/assets/core-DlWlaX1n.js', 400_000, true],
  ['dist/icon.svg', 1024, true],
  ['dist/icon.svg', 1023, false],
  ['dist/config.json', 4000, false],
  ['dist/other-config.json', 4000, true],
  ['dist/assets/sans.woff2', 34_000, false],
  ['dist/index.html.gz', 4000, false],
])('%s of %i bytes: %s', (name, bytes, expected) => {
  expect(isCompressed(name, bytes)).toBe(expected);
});

test('siblings hold the same content, in every folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-compressed-'));
  try {
    const code = 'export const words = "listen, read, speak, write";\n'.repeat(40);
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/core.js'), code);
    await writeFile(join(folder, 'config.json'), JSON.stringify({ words: code }));
    expect(await writeCompressedFiles(folder)).toEqual(['core.js']);
    expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual(['core.js', 'core.js.br', 'core.js.gz']);
    expect(brotliDecompressSync(await readFile(join(folder, 'assets/core.js.br'))).toString()).toBe(code);
    expect(gunzipSync(await readFile(join(folder, 'assets/core.js.gz'))).toString()).toBe(code);
  } finally {
    await rm(folder, { recursive: true });
  }
});
