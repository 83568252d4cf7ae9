// @ts-check
import { baseOf } from '../../.storybook/words/texts.ts';

/** The most stories that the panel shows for a text. */
const MOST = 3;

/** @typedef {Record<string, string[]>} Places Ids of the stories that show a text, by its key; empty when none does. */

/** @param {string} id */
const componentOf = (id) => id.split('--', 1)[0] ?? id;

/**
 * Chooses up to {@link MOST} stories for a text: screens first, and one story of each component before a second one.
 * @param {readonly string[]} stories
 */
function chosenOf(stories) {
  const screens = stories.filter((id) => id.startsWith('screens-'));
  const inOrder = [...screens, ...stories.filter((id) => !screens.includes(id))];
  const firsts = inOrder.filter((id, i) => inOrder.findIndex((other) => componentOf(other) === componentOf(id)) === i);
  return [...firsts, ...inOrder.filter((id) => !firsts.includes(id))].slice(0, MOST);
}

/**
 * Chooses the stories for each text.
 * @param {ReadonlyMap<string, readonly string[]>} noted The keys of the texts that each story shows, in the order of
 *   the sidebar.
 * @param {Iterable<string>} texts The keys of all texts.
 * @returns {Places}
 */
export function choosePlaces(noted, texts) {
  /** @type {Map<string, Set<string>>} */
  const all = new Map([...texts].map((key) => [baseOf(key), new Set()]));
  for (const [story, keys] of noted) {
    for (const key of keys.map(baseOf)) all.set(key, (all.get(key) ?? new Set()).add(story));
  }
  return Object.fromEntries([...all.keys()].toSorted().map((key) => [key, chosenOf([...(all.get(key) ?? [])])]));
}

/**
 * Finds outdated entries in the list of places.
 * @param {Places} listed
 * @param {{ stories: readonly string[], texts: Iterable<string> }} now The ids of all stories, and the keys of all texts.
 * @returns {{ unlisted: string[], gone: string[] }} `unlisted`: texts that are not in the list; `gone`: listed stories
 *   that no longer exist.
 */
export function outdatedPlaces(listed, { stories, texts }) {
  const ids = new Set(stories);
  return {
    unlisted: [...new Set([...texts].map(baseOf))].filter((key) => !(key in listed)),
    gone: [...new Set(Object.values(listed).flat())].filter((story) => !ids.has(story)),
  };
}
