import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { acceptBaseline, pairHash, readSamePixels, writeSamePixels } from './baselines.mjs';
import { compareWithBaselines } from './findings.mjs';
import { encodePng } from './image.mjs';
import { visitedStories } from './stories.mjs';
import { expectedPictures } from './variants.mjs';

const dir = mkdtempSync(join(tmpdir(), 'baselines-'));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const picture = { data: Buffer.alloc(2 * 2 * 4, 255), width: 2, height: 2 };
const story = (name: string) => ({ type: 'story', id: `screens-a--${name}`, title: 'Screens/A', name });

/** The baselines of two stories, held against the pictures of those given. */
async function compare(stories: string[], taken = picture) {
  const before = expectedPictures(visitedStories([story('empty'), story('full')]));
  for (const name of before) await acceptBaseline(dir, name, picture);
  const expected = expectedPictures(visitedStories(stories.map(story)));
  const png = await encodePng(taken);
  const compared = [...expected];
  return compareWithBaselines({ dir, expected, compared, readTaken: () => png, strictness: 'exact', samePixels: {} });
}

test('pictures that are as they were are no findings', async () => {
  expect(await compare(['empty', 'full'])).toEqual([]);
});

test('a story that is removed leaves pictures behind, and that is found', async () => {
  const found = await compare(['full']);
  expect(found.map(({ name, kind }) => [name, kind])).toEqual(
    ['desktop', 'phone', 'zh-dark'].map((variant) => [`screens-a--empty.${variant}`, 'orphan']),
  );
});

test('a story without a baseline, and one that has changed, are found with their pictures', async () => {
  const found = await compare(['full', 'new'], { ...picture, data: Buffer.alloc(2 * 2 * 4, 250) });
  expect(new Set(found.map(({ name, kind, sentence }) => `${name.split('.')[0]} ${kind} ${sentence}`))).toEqual(
    new Set([
      'screens-a--empty orphan No story makes this picture any more.',
      'screens-a--full differs 4 pixels differ.',
      'screens-a--new missing There is no baseline.',
    ]),
  );
});

test('a picture that is known to be its baseline is not decoded; any other byte of either, and it is', async () => {
  const [name = ''] = expectedPictures(visitedStories([story('full')]));
  await acceptBaseline(dir, name, picture);
  const known = Buffer.from('no PNG at all');
  writeSamePixels(dir, { [name]: pairHash(dir, name, known) ?? '' });
  const compareWith = (now: Uint8Array) =>
    compareWithBaselines({
      dir,
      expected: new Set([name]),
      compared: [name],
      readTaken: () => now,
      strictness: 'exact',
      samePixels: readSamePixels(dir),
    });
  expect(await compareWith(known)).toEqual([]);
  const other = await encodePng({ ...picture, data: Buffer.alloc(2 * 2 * 4, 250) });
  expect(await compareWith(other)).toMatchObject([{ name, kind: 'differs' }]);
  await acceptBaseline(dir, name, { ...picture, data: Buffer.alloc(2 * 2 * 4, 9) });
  await expect(compareWith(known)).rejects.toThrow(/unsupported image/);
});
