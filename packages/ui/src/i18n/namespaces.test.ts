import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CORE_NAMESPACES } from './core-namespaces.ts';
import { LANGUAGES } from './languages.ts';
import { LAZY_NAMESPACES, loadNamespace } from './namespaces.ts';

const files = readdirSync(new URL('en/', import.meta.url)).map((file) => file.replace('.json', ''));

test('every translation file is a namespace: loaded at start or with its screens', () => {
  expect([...CORE_NAMESPACES, ...LAZY_NAMESPACES].toSorted()).toEqual(files.toSorted());
});

test.each(LANGUAGES.flatMap((language) => files.map((namespace) => [language, namespace] as const)))(
  'loads %s/%s.json',
  async (language, namespace) => {
    const file = new URL(`${language}/${namespace}.json`, import.meta.url);
    expect(await loadNamespace(language, namespace)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  },
);

test('an unknown namespace is refused', async () => {
  await expect(loadNamespace('en', 'nowhere')).rejects.toThrow('there is no namespace "nowhere"');
});
