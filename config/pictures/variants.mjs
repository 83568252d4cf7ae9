// @ts-check

/**
 * @typedef {object} Globals The values of Storybook's toolbar.
 * @property {'en' | 'zh'} language
 * @property {'light' | 'dark'} appearance
 * @property {string} scheme
 */

/**
 * One more look at a story that was mounted and played in {@link DEFAULT_GLOBALS}: it changes language, appearance, scheme or
 * size of what is then on the page, as a student would, so that play functions may rely on English words.
 * @typedef {object} Visit
 * @property {string} variant
 * @property {Globals} globals
 * @property {{ width: number, height: number }} viewport
 * @property {boolean} picture
 * @property {import('./axe.mjs').Rules | 'none'} axe Which of axe's rules: all, or those that ask for colours.
 */

export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** As packages/ui/src/theme/schemes.ts has them; variants.test.ts holds the two together. */
export const SCHEMES = ['DEFAULT', 'BLUE', 'DARKBLUE', 'RED', 'ORANGE', 'PURPLE', 'DARKPURPLE'];

/**
 * The globals every story is mounted and played with.
 * @type {Globals}
 */
export const DEFAULT_GLOBALS = { language: 'en', appearance: 'light', scheme: 'DEFAULT' };

/**
 * The variants a story is visited in, in order, after it was mounted and played with the default globals. Axe sees the other
 * language and the other appearance once; contrast in every scheme and appearance is held by the table of the theme's
 * tests, and a screen is seen in one of the schemes, which shows what only a whole page can break: its colours, since
 * nothing else is another. A flow has its own language and appearance, as its student chose them: the toolbar changes
 * nothing in it.
 * @param {import('./stories.mjs').Story} story
 * @returns {Visit[]}
 */
export function visitsOf({ kind, order, pictured }) {
  const screen = kind === 'Screens';
  const scheme = SCHEMES[order % SCHEMES.length] ?? 'DEFAULT';
  /** @type {Visit[]} */
  const visits = [
    { variant: 'phone', globals: DEFAULT_GLOBALS, viewport: PHONE, picture: pictured, axe: 'all' },
    {
      variant: 'desktop',
      globals: DEFAULT_GLOBALS,
      viewport: DESKTOP,
      picture: pictured && kind !== 'Kit' && kind !== 'Blocks',
      axe: 'none',
    },
    {
      variant: 'scheme',
      globals: { language: 'en', appearance: order % 2 === 0 ? 'dark' : 'light', scheme },
      viewport: PHONE,
      picture: false,
      axe: screen ? 'colours' : 'none',
    },
    {
      variant: 'zh-dark',
      globals: { language: 'zh', appearance: 'dark', scheme: 'DEFAULT' },
      viewport: PHONE,
      picture: pictured && screen,
      axe: kind === 'Flows' ? 'none' : 'all',
    },
  ];
  return visits.filter((visit) => visit.picture || visit.axe !== 'none');
}

/**
 * The name of a picture, without the ending of its file.
 * @param {string} storyId
 * @param {string} variant
 */
export function pictureName(storyId, variant) {
  return `${storyId}.${variant}`;
}

/**
 * The names of all pictures that should exist.
 * @param {import('./stories.mjs').Story[]} stories
 */
export function expectedPictures(stories) {
  return new Set(
    stories.flatMap((story) =>
      visitsOf(story)
        .filter((visit) => visit.picture)
        .map((visit) => pictureName(story.id, visit.variant)),
    ),
  );
}

/**
 * Whether a picture depends on the system's Chinese font.
 * @param {string} name
 */
export function isChinese(name) {
  return name.endsWith('.zh-dark');
}
