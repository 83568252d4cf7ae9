import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAZY_NAMESPACES, loadNamespace } from './namespaces.ts';
import { CORE_NAMESPACES } from './core-namespaces.ts';
import { LANGUAGES } from './languages.ts';

const files = readdirSync(new URL('en/', import.meta.url)).map((file) => file.replace('.json', ''));

test('every file of words is an area: there from the start, or with its screens', () => {
  expect([...CORE_NAMESPACES, ...LAZY_NAMESPACES].toSorted()).toEqual(files.toSorted());
});

test.each(LANGUAGES.flatMap((language) => files.map((area) => [language, area] as const)))(
  'the words in %s of %s are those of its file',
  async (language, area) => {
    const file = new URL(`${language}/${area}.json`, import.meta.url);
    expect(await loadNamespace(language, area)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  },
);

test('an area without words is refused', async () => {
  await expect(loadNamespace('en', 'nowhere')).rejects.toThrow('no words for the area "nowhere"');
});
