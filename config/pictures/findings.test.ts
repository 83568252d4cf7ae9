import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, expect, test } from 'vitest';
import { holdAgainstBaselines } from './findings.mjs';
import { storiesToWalk } from './stories.mjs';
import { expectedPictures } from './variants.mjs';

const dir = mkdtempSync(join(tmpdir(), 'baselines-'));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const picture = PNG.sync.write(new PNG({ width: 2, height: 2 }));
const story = (name: string) => ({ type: 'story', id: `screens-a--${name}`, title: 'Screens/A', name });

test('a story that is removed leaves pictures behind, and that is found', () => {
  const before = expectedPictures(storiesToWalk([story('empty'), story('full')]));
  for (const name of before) writeFileSync(join(dir, name), picture);
  const after = expectedPictures(storiesToWalk([story('full')]));
  const pictures = new Map([...after].map((name) => [name, picture]));
  const found = holdAgainstBaselines(dir, pictures, {
    strictness: 'exact',
    isCompared: () => true,
    isExpected: (name) => after.has(name),
  });
  expect(found.map(({ name, kind }) => [name, kind])).toEqual(
    [...before]
      .filter((name) => name.includes('--empty'))
      .toSorted()
      .map((name) => [name, 'orphan']),
  );
  expect(found.length).toBeGreaterThan(0);
});
