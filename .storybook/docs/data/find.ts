import type { State } from './states.ts';

/** What the catalogue is narrowed to; '' is no limit. */
export type Filter = {
  find: string;
  area: string;
  section: string;
  kind: string;
};

export const NO_FILTER: Filter = { find: '', area: '', section: '', kind: '' };

/** A translation: its key, and what it says in each language. */
export interface Sentence {
  key: string;
  texts: readonly string[];
}

/** A state that was found, and the text by which, where that is no name. */
export interface Found {
  state: State;
  by: string | null;
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").trim();

/** How near a state is to the words: 0 its own name or text, 1 what all states of its screen can say, null not at all. */
function match(
  state: State,
  wanted: string,
  keys: ReadonlyMap<string, string>,
): { rank: number; by: string | null } | null {
  const includes = (text: string) => plain(text).includes(wanted);
  if (includes(`${state.title.replaceAll('/', ' ')} ${state.name}`)) return { rank: 0, by: null };
  if (state.address && (wanted.startsWith('/') ? plain(state.address).startsWith(wanted) : includes(state.address))) {
    return { rank: 1, by: state.address };
  }
  const section = state.sections.find(
    (section) => plain(section) === wanted || plain(section).replace('§', '') === wanted,
  );
  if (section) return { rank: 1, by: section };
  if (state.about && includes(state.about)) return { rank: 1, by: state.about };
  const ownKey = state.said.keys.find((key) => keys.has(key));
  if (ownKey !== undefined) return { rank: 1, by: keys.get(ownKey) ?? null };
  const text = state.said.texts.find(includes);
  if (text !== undefined) return { rank: 1, by: text };
  const key = state.file.keys.find((key) => keys.has(key));
  return key === undefined ? null : { rank: 2, by: keys.get(key) ?? null };
}

/** The keys that say the words, or are named so, each with the sentence that does. */
function keysSaying(sentences: readonly Sentence[], wanted: string): Map<string, string> {
  return new Map(
    sentences.flatMap(({ key, texts }) => {
      const text = plain(key) === wanted ? texts[0] : texts.find((text) => plain(text).includes(wanted));
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
}

/**
 * The states that a filter leaves. Words are looked for in names, addresses, sections, comments and sentences of every
 * language; what a state says itself comes before what its screen can say.
 */
export function findStates(states: readonly State[], filter: Filter, sentences: readonly Sentence[]): Found[] {
  const narrowed = states.filter(
    ({ area, sections, kind }) =>
      (!filter.area || area === filter.area) &&
      (!filter.section || sections.includes(filter.section)) &&
      (!filter.kind || kind === filter.kind),
  );
  const wanted = plain(filter.find);
  if (!wanted) return narrowed.map((state) => ({ state, by: null }));
  const keys = keysSaying(sentences, wanted);
  return narrowed
    .flatMap((state) => {
      const found = match(state, wanted, keys);
      return found ? [{ state, ...found }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ state, by }) => ({ state, by }));
}

/** The sections that a screen can show and no state does. */
export function sectionsWithoutState(
  states: readonly State[],
  specification: Readonly<Record<string, { seen: boolean }>>,
): string[] {
  const shown = new Set(states.flatMap(({ sections }) => sections));
  return Object.entries(specification).flatMap(([section, { seen }]) => (seen && !shown.has(section) ? [section] : []));
}

/** The addresses that no state shows. */
export function addressesWithoutState(states: readonly State[], patterns: readonly string[]): string[] {
  const shown = new Set(states.map(({ address }) => address));
  return patterns.filter((pattern) => !shown.has(pattern));
}
