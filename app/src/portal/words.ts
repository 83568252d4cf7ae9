import { loadTranslations } from '@portal/ui/i18n';
import type { i18n } from 'i18next';

let current: Promise<i18n> | null = null;

/** Told once by whoever starts the portal: the words that screens fetched later add to. */
export function provideWords(words: Promise<i18n>): void {
  current = words;
}

/** Fetches the words of the areas a screen speaks of, together with its code. */
export async function wordsOf(areas: readonly string[]): Promise<void> {
  if (areas.length > 0 && current) await loadTranslations(await current, areas);
}
