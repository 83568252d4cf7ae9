import type { ResourceKey } from 'i18next';
import { CORE_NAMESPACES } from './core-namespaces.ts';
import type { Language } from './languages.ts';

/** What fetches the words of each area in each language, by the path of the file they stand in. */
const files = import.meta.glob<ResourceKey>('./{en,zh}/*.json', { import: 'default' });

/** The areas whose words come with their screens. */
export const LAZY_NAMESPACES: readonly string[] = Object.keys(files)
  .flatMap((path) => /^\.\/en\/(.+)\.json$/.exec(path)?.[1] ?? [])
  .filter((area) => !CORE_NAMESPACES.includes(area));

/** The words of `area` in `language`. Rejects when the file cannot be fetched, for instance offline. */
export async function loadNamespace(language: Language, area: string): Promise<ResourceKey> {
  const load = files[`./${language}/${area}.json`];
  if (!load) throw new Error(`no words for the area "${area}"`);
  return load();
}
