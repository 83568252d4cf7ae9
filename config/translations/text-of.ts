import { join } from 'node:path';
import { ROOT } from '../processes.mjs';
import { FOLDER, readTexts } from './files.ts';

/**
 * Returns a text of the portal with its values inserted: `textOf('zh', 'dashboard:welcome', { name: 'Mei' })`. Journeys
 * take translated texts from here, so that a translator's edit does not break them.
 */
export function textOf(language: string, key: string, values: Readonly<Record<string, string>> = {}): string {
  const text = readTexts(join(ROOT, FOLDER), language).get(key);
  if (text === undefined) throw new Error(`There is no ${key} in ${language}.`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
