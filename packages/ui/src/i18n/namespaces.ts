import type { ResourceKey } from 'i18next';
import { CORE_NAMESPACES } from './core-namespaces.ts';
import type { Language } from './languages.ts';

/** The loader of each translation file, by its path. A namespace is named after an area or a block. */
const files = import.meta.glob<ResourceKey>('./*/*.json', { import: 'default' });

/** The namespaces that are fetched together with the screens that use them. */
export const LAZY_NAMESPACES: readonly string[] = Object.keys(files)
  .flatMap((path) => /^\.\/en\/(.+)\.json$/.exec(path)?.[1] ?? [])
  .filter((namespace) => !CORE_NAMESPACES.includes(namespace));

/**
 * Fetches the translations of `namespace` in `language`. Rejects when the file cannot be fetched, for instance offline.
 */
export async function loadNamespace(language: Language, namespace: string): Promise<ResourceKey> {
  const load = files[`./${language}/${namespace}.json`];
  if (!load) throw new Error(`there is no namespace "${namespace}"`);
  return load();
}
