import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSourceMaps } from './source-maps.ts';

test.each([
  ['plain files', { 'index.html': '<script>a()</script>', 'assets/a.js': 'a();' }, []],
  ['a map', { 'assets/a.js': 'a();', 'assets/a.js.map': '{}' }, ['assets/a.js.map']],
  ['a map’s address', { 'assets/a.js': 'a();\n//# sourceMappingURL=a.js.map' }, ['assets/a.js']],
  ['a map inside a style', { 'a.css': 'a{}/*# sourceMappingURL=data:application/json;base64,e30= */' }, ['a.css']],
])('of a build with %s', async (_name, files, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-maps-'));
  try {
    await mkdir(join(folder, 'assets'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    expect(await findSourceMaps(folder)).toEqual(expected);
  } finally {
    await rm(folder, { recursive: true });
  }
});
