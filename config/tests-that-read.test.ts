import { expect, it } from 'vitest';
import { readSources } from './changed-files.mjs';
import { testsThatRead } from './tests-that-read.mjs';

it.each([
  ['reads', { 'a/a.test.ts': "import { readFileSync } from 'node:fs';" }, true],
  ['starts a program', { 'a/a.test.tsx': "import { execFileSync } from 'node:child_process';" }, true],
  ['imports what reads', { 'a/a.test.ts': "import { read } from '../b/b.mjs';" }, true],
  ['imports what imports it', { 'a/a.test.ts': "import { c } from './c.ts';" }, true],
  ['imports it when it runs', { 'a/a.test.ts': "const { c } = await import('./c.ts');" }, true],
  ['imports it from a package', { 'a/a.test.ts': "import { serve } from '@portal/mocks/server';" }, true],
  ['does none of this', { 'a/a.test.ts': "import { d } from './d.ts';" }, false],
  ['runs in a browser', { 'a/a.journey.test.ts': "import { readFileSync } from 'node:fs';" }, false],
])('a test that %s', (_what, test, reads) => {
  const sources = new Map([
    ['b/b.mjs', "import { readFile } from 'node:fs/promises';"],
    ['a/c.ts', "import { read } from '../b/b.mjs';"],
    ['a/d.ts', "export const d = 'node:fs';"],
    ['mocks/src/server.ts', "import { stat } from 'node:fs/promises';"],
    ...Object.entries(test),
  ]);
  expect(testsThatRead(sources)).toEqual(reads ? Object.keys(test) : []);
});

it('those of the repository that hold style sheets and documents are found', () => {
  expect(testsThatRead(readSources())).toEqual(
    expect.arrayContaining([
      'config/backend/openapi/openapi.test.ts',
      'config/chinese.test.ts',
      'config/deploy/dockerfile.test.ts',
      'mocks/src/frames.test.ts',
      'packages/ui/src/i18n/namespaces.test.ts',
      'packages/ui/src/theme/tokens.test.ts',
    ]),
  );
});
