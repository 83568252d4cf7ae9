import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptsWithoutHint } from './compile-hint.ts';

test('names the scripts whose first line is not the hint', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-hints-'));
  try {
    const files = {
      'a.js': '//# allFunctionsCalledOnLoad\na();',
      'later.js': 'a();\n//# allFunctionsCalledOnLoad\n',
      'longer.js': '//# allFunctionsCalledOnLoads\na();',
      'none.js': 'a();',
      'font.woff2': '',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    expect(await scriptsWithoutHint(folder)).toEqual(['later.js', 'longer.js', 'none.js']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
