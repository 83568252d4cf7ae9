import type { ResourceKey } from 'i18next';
import type { Language } from './languages.ts';

/** The areas whose words are there from the start. */
export const CORE_AREAS = ['common', 'courses', 'dashboard', 'errors', 'session', 'shell'];

/**
 * Where the words of an area come from. What the first screens need (`core`) is one file a language;
 * each further area is a file of its own, fetched with its screens.
 */
const core: Record<Language, () => Promise<Record<string, ResourceKey>>> = {
  en: () => import('./core.en.ts').then((m) => m.words),
  zh: () => import('./core.zh.ts').then((m) => m.words),
};

/** The words of `area` in `language`. Rejects when the file cannot be fetched, for instance offline. */
export async function loadArea(language: Language, area: string): Promise<ResourceKey> {
  const words = await core[language]();
  const found = words[area];
  if (!found) throw new Error(`no words for the area "${area}"`);
  return found;
}
