import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionsIn } from './sections.ts';
import { SPECIFICATION } from './specification.ts';

const UI = join(import.meta.dirname, '../../../packages/ui/src');

test('every section that a screen cites is one of the specification', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: UI }).map((path) => readFileSync(join(UI, path), 'utf8'));
  const cited = new Set(sectionsIn(sources.join('\n')));
  expect(cited.size).toBeGreaterThan(15);
  expect([...cited].filter((section) => !(section in SPECIFICATION))).toEqual([]);
});
