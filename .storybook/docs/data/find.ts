import type { State } from './states.ts';

/** The search and filters of the catalogue; '' does not filter. */
export type Filter = {
  find: string;
  area: string;
  section: string;
  kind: string;
};

export const NO_FILTER: Filter = { find: '', area: '', section: '', kind: '' };

/** A translation key with its text in each language. */
export interface Sentence {
  key: string;
  texts: readonly string[];
}

/** A state that was found, with the text that matched; `by` is null when its title or name matched. */
export interface Found {
  state: State;
  by: string | null;
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").trim();

/**
 * Ranks how well a state matches the search: 0 by its title or name; 1 by its path, section, comment, or a text in its
 * own source; 2 by a translation that the components of its file use. Null when it does not match.
 */
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
  const ownKey = state.storySource.keys.find((key) => keys.has(key));
  if (ownKey !== undefined) return { rank: 1, by: keys.get(ownKey) ?? null };
  const text = state.storySource.texts.find(includes);
  if (text !== undefined) return { rank: 1, by: text };
  const key = state.file.keys.find((key) => keys.has(key));
  return key === undefined ? null : { rank: 2, by: keys.get(key) ?? null };
}

/** Returns the translation keys whose text contains the search, or whose name it is, each with the matching text. */
function keysSaying(sentences: readonly Sentence[], wanted: string): Map<string, string> {
  return new Map(
    sentences.flatMap(({ key, texts }) => {
      const text = plain(key) === wanted ? texts[0] : texts.find((text) => plain(text).includes(wanted));
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
}

/**
 * Returns the states that match a filter. It searches names, paths, sections, comments and texts in every language;
 * matches of a state itself come before those of its components.
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

/** Returns the sections that a screen can show, but no state does. */
export function sectionsWithoutState(
  states: readonly State[],
  specification: Readonly<Record<string, { seen: boolean }>>,
): string[] {
  const shown = new Set(states.flatMap(({ sections }) => sections));
  return Object.entries(specification).flatMap(([section, { seen }]) => (seen && !shown.has(section) ? [section] : []));
}

/** Returns the path patterns that no state shows. */
export function addressesWithoutState(states: readonly State[], patterns: readonly string[]): string[] {
  const shown = new Set(states.map(({ address }) => address));
  return patterns.filter((pattern) => !shown.has(pattern));
}
