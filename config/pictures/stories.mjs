// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A story that is visited in several variants.
 * @typedef {object} Story
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {'Kit' | 'Blocks' | 'Screens' | 'Flows'} kind What its title begins with: a part on its own, a whole page, or the whole
 *   portal.
 * @property {number} order Its place among the stories of its kind, by id.
 * @property {boolean} pictured False when tagged `no-picture`: it is still rendered and checked by axe.
 */

/** @typedef {{ type: string, id: string, title: string, name: string, tags?: string[] }} IndexEntry */

/** Only stories of these titles are visited: docs are no stories. */
const KINDS = /** @type {const} */ (['Kit', 'Blocks', 'Screens', 'Flows']);

/** The tag of a story whose picture cannot be still, such as one of a playing video. */
const NO_PICTURE = 'no-picture';

/** The tag of a flow that ends in a page worth a picture. The others are the test runner's alone. */
const PICTURE = 'picture';

/**
 * The stories to visit, out of the entries of Storybook's index. Those without the `test` tag are left out, as the test
 * runner leaves them out.
 * @param {IndexEntry[]} entries
 * @returns {Story[]}
 */
export function visitedStories(entries) {
  return KINDS.flatMap((kind) =>
    entries
      .filter((entry) => entry.type === 'story' && entry.title.startsWith(`${kind}/`))
      .filter((entry) => entry.tags?.includes('test') ?? true)
      .filter((entry) => kind !== 'Flows' || entry.tags?.includes(PICTURE))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, title, name, tags }, order) => ({
        id,
        title,
        name,
        kind,
        order,
        pictured: !tags?.includes(NO_PICTURE),
      })),
  );
}

/**
 * The stories of a built Storybook.
 * @param {string} storybookDir
 */
export function readStories(storybookDir) {
  /** @type {{ entries: Record<string, IndexEntry> }} */
  const index = JSON.parse(readFileSync(join(storybookDir, 'index.json'), 'utf8'));
  return visitedStories(Object.values(index.entries));
}
