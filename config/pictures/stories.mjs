// @ts-check
/**
 * A story that is visited in several variants.
 * @typedef {object} Story
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {'Kit' | 'Blocks' | 'Screens' | 'Flows'} kind The first part of its title: a component of the kit, a block,
 *   a screen, or a flow through the whole portal.
 * @property {number} order Its index among the stories of its kind, by id.
 * @property {boolean} pictured Whether pictures are taken. False when tagged `no-picture`, and for a flow unless tagged
 *   `picture`; its text and its accessibility are still checked.
 * @property {number | null} everyLookIndex Its index among the stories tagged `every-look`, which are pictured in more
 *   variants; null for the others.
 */

/** @typedef {{ type: string, id: string, title: string, name: string, tags?: string[] }} IndexEntry */

/** Only stories with these titles are visited. */
const KINDS = /** @type {const} */ (['Kit', 'Blocks', 'Screens', 'Flows']);

/** The tag of a story without a reproducible picture, such as one of a playing video. */
const NO_PICTURE = 'no-picture';

/** The tag of a flow whose last page is pictured. The other flows have no pictures. */
const PICTURE = 'picture';

/** The tag of the few screens that are pictured at more widths, and in more languages, appearances and schemes. */
const EVERY_LOOK = 'every-look';

/**
 * Returns the stories to visit, from the entries of Storybook's index. Stories without the tag `test` are left out, as
 * by the test runner.
 * @param {IndexEntry[]} entries
 * @returns {Story[]}
 */
export function visitedStories(entries) {
  const visited = entries
    .filter((entry) => entry.type === 'story' && (entry.tags?.includes('test') ?? true))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const everyLookIds = visited.flatMap(({ id, tags }) => (tags?.includes(EVERY_LOOK) ? [id] : []));
  return KINDS.flatMap((kind) =>
    visited
      .filter((entry) => entry.title.startsWith(`${kind}/`))
      .map(({ id, title, name, tags }, order) => ({
        id,
        title,
        name,
        kind,
        order,
        pictured: kind === 'Flows' ? tags?.includes(PICTURE) === true : !tags?.includes(NO_PICTURE),
        everyLookIndex: everyLookIds.includes(id) ? everyLookIds.indexOf(id) : null,
      })),
  );
}
