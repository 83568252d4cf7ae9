import { expect, test } from 'vitest';
import { mergeChunks, type SizedChunk } from './merged-chunks.ts';

/** A file of the build, with one module of the same name. */
function chunk(fileName: string, size: number, imports: string[] = []): SizedChunk {
  return { fileName, size, imports, dynamicImports: [], moduleIds: [`${fileName}.ts`], facadeModuleId: null };
}

/** The modules that are merged, where `files` may be, and not the screens and the others. */
function merged(screens: Record<string, string[]>, files: readonly SizedChunk[], others: readonly SizedChunk[] = []) {
  const entries = Object.entries(screens).map(([name, imports]) => chunk(name, 1000, imports));
  const candidates = files.map(({ fileName }) => fileName);
  const sets = mergeChunks([...entries, ...files, ...others], Object.keys(screens), candidates);
  return sets.map((modules) => [...modules].map((id) => id.replace('.ts', '')).toSorted());
}

test('small files that the same screens need become one', () => {
  const files = [chunk('search', 800), chunk('tabs', 500), chunk('date', 300)];
  const screens = { events: ['search', 'tabs', 'date'], videos: ['search', 'tabs', 'date'] };
  expect(merged(screens, files)).toEqual([['date', 'search', 'tabs']]);
});

test.each([
  ['small enough', 1400, [['editor', 'tabs']]],
  ['too large', 1600, []],
])('a file that is %s for a screen without it goes with what it shares with one', (_size, size, expected) => {
  const files = [chunk('editor', size), chunk('tabs', 200)];
  expect(merged({ messages: ['editor', 'tabs'], events: ['tabs'] }, files)).toEqual(expected);
});

/** Of no use to a screen that needs `tabs` only, and in a group already. */
const markdown = chunk('markdown', 9000);

test.each([
  ['what a file imports is loaded with it', ['tabs'], []],
  ['what a screen loads already costs it nothing', ['tabs', 'markdown'], [['editor', 'tabs']]],
])('%s', (_rule, ofEvents, expected) => {
  const files = [chunk('editor', 100, ['markdown']), chunk('tabs', 200)];
  const screens = { messages: ['editor', 'tabs'], events: ofEvents };
  expect(merged(screens, files, [markdown])).toEqual(expected);
});

test('files that no screen needs together stay apart', () => {
  const files = [chunk('search', 10), chunk('tabs', 10)];
  expect(merged({ events: ['search'], videos: ['tabs'] }, files)).toEqual([]);
});

test('a merged file is as large as both', () => {
  const files = [chunk('search', 900), chunk('tabs', 900), chunk('date', 300)];
  expect(merged({ messages: ['search', 'tabs', 'date'], events: ['date'] }, files)).toEqual([['search', 'tabs']]);
});

test('a merged file is loaded where either of the two is needed', () => {
  const files = [chunk('search', 10), chunk('tabs', 10), chunk('date', 1000)];
  const screens = { messages: ['search', 'tabs', 'date'], profile: ['search', 'tabs'], events: ['tabs'] };
  expect(merged(screens, files)).toEqual([['search', 'tabs']]);
});

test('a merged file brings what either of the two imports', () => {
  const files = [chunk('search', 10), chunk('tabs', 10, ['markdown']), chunk('date', 10)];
  const screens = { messages: ['search', 'tabs', 'date'], profile: ['search', 'tabs', 'date'], events: ['date'] };
  expect(merged(screens, files, [markdown])).toEqual([['search', 'tabs']]);
});

test('no two files import each other', () => {
  // As one, search and date would import the middle, which imports them.
  const files = [chunk('search', 10, ['middle']), chunk('date', 10)];
  const screens = { events: ['search'], videos: ['search'], help: ['date', 'middle'] };
  expect(merged(screens, files, [chunk('middle', 9000, ['date'])])).toEqual([]);
});
