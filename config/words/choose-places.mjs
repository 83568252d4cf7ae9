// @ts-check
import { baseOf } from '../../.storybook/words/texts.ts';

/** As many stories as a text has in the panel. */
const MOST = 3;

/** @typedef {Record<string, string[]>} Places The ids of stories that show a text, by its key; none of a text that no story shows. */

/** @param {string} id */
const componentOf = (id) => id.split('--', 1)[0] ?? id;

/**
 * Some stories for one text: screens first, and of each component one before a second.
 * @param {readonly string[]} stories
 */
function chosenOf(stories) {
  const screens = stories.filter((id) => id.startsWith('screens-'));
  const inOrder = [...screens, ...stories.filter((id) => !screens.includes(id))];
  const firsts = inOrder.filter((id, i) => inOrder.findIndex((other) => componentOf(other) === componentOf(id)) === i);
  return [...firsts, ...inOrder.filter((id) => !firsts.includes(id))].slice(0, MOST);
}

/**
 * Where each text is shown, by what was noted of every story in the order of the sidebar.
 * @param {ReadonlyMap<string, readonly string[]>} noted The keys of each story's texts.
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
 * What no longer holds in the list of places.
 * @param {Places} listed
 * @param {{ stories: readonly string[], texts: Iterable<string> }} now The ids of all stories, and the keys of all texts.
 * @returns {{ unlisted: string[], gone: string[] }} Texts that came later, and stories that there are no longer.
 */
export function outdatedPlaces(listed, { stories, texts }) {
  const ids = new Set(stories);
  return {
    unlisted: [...new Set([...texts].map(baseOf))].filter((key) => !(key in listed)),
    gone: [...new Set(Object.values(listed).flat())].filter((story) => !ids.has(story)),
  };
}
