// @ts-check

/**
 * @typedef {object} Look What Storybook's toolbar says.
 * @property {'en' | 'zh'} language
 * @property {'light' | 'dark'} appearance
 * @property {string} scheme
 */

/**
 * One look at a story. The first of a story mounts it and runs its play function; the later ones change language,
 * appearance, scheme or size of what is then on the page, as a student would, so that play functions may rely on English words.
 * @typedef {object} Visit
 * @property {string} variant
 * @property {Look} look
 * @property {{ width: number, height: number }} viewport
 * @property {boolean} picture
 * @property {boolean} axe
 */

export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** As packages/ui/src/theme/schemes.ts has them; variants.test.ts holds the two together. */
export const SCHEMES = ['DEFAULT', 'BLUE', 'DARKBLUE', 'RED', 'ORANGE', 'PURPLE', 'DARKPURPLE'];

/** The look every story is mounted in. */
export const FIRST_LOOK = /** @type {const} */ ({ language: 'en', appearance: 'light', scheme: 'DEFAULT' });

/**
 * What is looked at of a story, in order. English and light are without axe because the test runner has checked them.
 * A part is checked in the other three of language and appearance; so is a screen, in one of the seven schemes where
 * that shows what only a whole page can break. A flow has its own language and appearance, as its student chose them:
 * the toolbar changes nothing in it.
 * @param {import('./stories.mjs').Story} story
 * @returns {Visit[]}
 */
export function visitsOf({ kind, order, pictured }) {
  const screen = kind === 'Screens';
  const scheme = screen ? (SCHEMES[order % SCHEMES.length] ?? 'DEFAULT') : 'DEFAULT';
  const axe = kind !== 'Flows';
  /** @type {Visit[]} */
  const visits = [
    { variant: 'phone', look: FIRST_LOOK, viewport: PHONE, picture: pictured, axe: false },
    { variant: 'desktop', look: FIRST_LOOK, viewport: DESKTOP, picture: pictured && kind !== 'Kit', axe: false },
    { variant: 'en-dark', look: { language: 'en', appearance: 'dark', scheme }, viewport: PHONE, picture: false, axe },
    {
      variant: 'zh-dark',
      look: { language: 'zh', appearance: 'dark', scheme: 'DEFAULT' },
      viewport: PHONE,
      picture: pictured && screen,
      axe,
    },
    {
      variant: 'zh-light',
      look: { language: 'zh', appearance: 'light', scheme },
      viewport: PHONE,
      picture: false,
      axe,
    },
  ];
  // The first visit stays even when nothing is wanted of it: it mounts the story.
  return visits.filter((visit, at) => at === 0 || visit.picture || visit.axe);
}

/**
 * The file name of a picture.
 * @param {string} storyId
 * @param {string} variant
 */
export function pictureName(storyId, variant) {
  return `${storyId}.${variant}.png`;
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
  return name.endsWith('.zh-dark.png');
}
