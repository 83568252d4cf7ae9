import { flatten } from '../data/texts.ts';
import type { Sentence } from '../data/find.ts';
import { statesOf, type IndexEntry, type State } from '../data/states.ts';

const translations = import.meta.glob<object>('../../../packages/ui/src/i18n/*/*.json', { import: 'default' });

async function fetchStates(): Promise<State[]> {
  const [response, files] = await Promise.all([fetch('./index.json'), import('virtual:story-files')]);
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return statesOf(Object.values(entries), files.default);
}

async function fetchSentences(): Promise<Sentence[]> {
  const pairs = await Promise.all(
    Object.entries(translations).map(async ([path, load]) =>
      flatten(/([^/]+)\.json$/.exec(path)?.[1] ?? '', await load()),
    ),
  );
  const byKey = Map.groupBy(pairs.flat(), ([key]) => key);
  return [...byKey].map(([key, texts]) => ({ key, texts: texts.map(([, text]) => text) }));
}

let states: Promise<State[]> | undefined;
let sentences: Promise<Sentence[]> | undefined;

/** Loads the states of all stories, once. */
export const loadStates = (): Promise<State[]> => (states ??= fetchStates());

/** Loads the translations of all languages, once. */
export const loadSentences = (): Promise<Sentence[]> => (sentences ??= fetchSentences());
