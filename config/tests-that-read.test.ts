import { expect, it } from 'vitest';
import { readSources } from './changed-files.mjs';
import { testsThatRead } from './tests-that-read.mjs';

it.each([
  ['reads', { 'a/a.test.ts': "import { readFileSync } from 'node:fs';" }, true],
  ['starts a program', { 'a/a.test.tsx': "import { execFileSync } from 'node:child_process';" }, true],
  ['imports what reads', { 'a/a.test.ts': "import { read } from '../b/b.mjs';" }, true],
  ['imports what imports it', { 'a/a.test.ts': "import { c } from './c.ts';" }, true],
  ['imports it when it runs', { 'a/a.test.ts': "const { c } = await import('./c.ts');" }, true],
  ['makes calls to the server', { 'a/a.test.ts': "import { startServer } from '@portal/mocks/server';" }, false],
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
  expect(testsThatRead(sources, ['README.md'])).toEqual(reads ? Object.keys(test) : []);
});

it.each([
  ['of its package', 'packages/ui/src/tokens.css', true],
  ['of another package', 'packages/data/src/client.ts', false],
])('a test of a package reads files %s', (_what, changed, reads) => {
  const test = 'packages/ui/src/tokens.test.ts';
  const sources = new Map([[test, "import { readFileSync } from 'node:fs';"]]);
  expect(testsThatRead(sources, [changed])).toEqual(reads ? [test] : []);
});

it('those of the repository that hold style sheets and documents are found', () => {
  expect(testsThatRead(readSources(), ['packages/ui/src/a.css', 'mocks/frames/a.html'])).toEqual(
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
