// @ts-check

/**
 * @typedef {object} Globals The values of Storybook's toolbar.
 * @property {'en' | 'zh'} language
 * @property {'light' | 'dark'} appearance
 * @property {string} scheme
 */

/**
 * A visit of a story after it was mounted and played (`plays.mjs`): language, appearance, scheme or size of the page change
 * afterwards.
 * @typedef {object} Visit
 * @property {string} variant
 * @property {Globals} globals
 * @property {{ width: number, height: number }} viewport
 * @property {boolean} picture
 * @property {import('./axe.mjs').Rules | 'none'} axe Which of axe's rules: all, or those about colours.
 */

export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** The schemes of packages/ui/src/theme/schemes.ts; variants.test.ts checks that both are the same. */
export const SCHEMES = ['DEFAULT', 'BLUE', 'DARKBLUE', 'RED', 'ORANGE', 'PURPLE', 'DARKPURPLE'];

/**
 * The globals of most pictures; every story is mounted and played with them, but for its language.
 * @type {Globals}
 */
export const DEFAULT_GLOBALS = { language: 'en', appearance: 'light', scheme: 'DEFAULT' };

/**
 * The variants in which a story is visited, in order, after it was mounted and played. Axe runs once
 * in the other language and appearance. The theme's tests check the contrast of every scheme and appearance, so a screen
 * is checked in one of the schemes, and only by the rules about colours. A flow has its student's language and appearance:
 * the toolbar does not change it.
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
