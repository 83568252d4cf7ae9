// @ts-check

/**
 * @typedef {object} Globals The values of Storybook's toolbar.
 * @property {'en' | 'zh' | 'pseudo'} language
 * @property {'light' | 'dark'} appearance
 * @property {string} scheme
 */

/**
 * A variant in which a story is checked. The story is mounted and played once (`plays.mjs`); language, appearance,
 * scheme and viewport are changed afterwards.
 * @typedef {object} Visit
 * @property {string} variant
 * @property {Globals} globals
 * @property {{ width: number, height: number }} viewport
 * @property {boolean} picture
 * @property {import('./axe.mjs').Rules | 'none'} axe The axe rules to run.
 * @property {readonly number[]} textWidths The widths at which no text may be cut or covered.
 */

export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };
const TABLET = { width: 768, height: 1024 };
const WIDE = { width: 1920, height: 1080 };

/** The narrowest phone, the phone, the tablet, just above its layout, the desktop and a wide screen. */
export const TEXT_WIDTHS = [320, 390, 768, 1030, 1280, 1920];

/** The narrowest widths of the two layouts. */
const TIGHT = [320, 1030];
const ROOMY = TEXT_WIDTHS.filter((width) => !TIGHT.includes(width));

/**
 * Returns the widths at which the text of a story is checked in a language.
 * - A screen tagged `every-look`: all widths.
 * - Another screen, or a block: in Chinese the narrowest widths; in English one of the other widths; in the
 *   pseudo-locale, whose texts are longer than the English ones, both. Stories and languages take turns with the other
 *   widths, since a screen has many states.
 * - A flow: the narrowest widths and one of the others, in the language of its student only.
 * - A component of the kit, which takes the width that it is given: the narrowest width, not in English.
 * @param {import('./stories.mjs').Story} story
 * @param {'en' | 'zh' | 'pseudo'} language
 */
function textWidthsOf({ kind, order, everyLookIndex }, language) {
  if (kind === 'Flows' && language !== 'en') return [];
  if (kind === 'Kit') return language === 'en' ? [] : [320];
  if (everyLookIndex !== null) return TEXT_WIDTHS;
  // A Chinese text is shorter than an English one.
  if (language === 'zh') return TIGHT;
  const turn = order + ['en', 'pseudo'].indexOf(language);
  const tight = language === 'en' && kind !== 'Flows' ? [] : TIGHT;
  return TEXT_WIDTHS.filter((width) => tight.includes(width) || width === ROOMY[turn % ROOMY.length]);
}

/** One screen in this many is checked in one of the schemes. */
const IN_SCHEME = 3;

/** The schemes of packages/ui/src/theme/schemes.ts; variants.test.ts checks that both are the same. */
export const SCHEMES = ['DEFAULT', 'BLUE', 'DARKBLUE', 'RED', 'ORANGE', 'PURPLE', 'DARKPURPLE'];

/**
 * The globals of most pictures. Every story is mounted and played with them, except for its language.
 * @type {Globals}
 */
export const DEFAULT_GLOBALS = { language: 'en', appearance: 'light', scheme: 'DEFAULT' };

/**
 * Returns the variants in which a story is visited, in order, after it was mounted and played.
 * - Axe runs once with all rules, and in Chinese and dark with those that these can break (all for a screen tagged
 *   `every-look`).
 * - Since the theme's tests check the contrast of every scheme and appearance, only one screen in three is checked in
 *   one of the schemes, with the colour rules. This happens in the visit in the pseudo-locale, since each visit renders
 *   the story again.
 * - A flow has its student's language and appearance, which the toolbar does not change.
 * - A screen tagged `every-look` is pictured in all variants; these stories take turns with the schemes other than the
 *   default.
 * @param {import('./stories.mjs').Story} story
 * @returns {Visit[]}
 */
export function visitsOf(story) {
  const { kind, order, pictured, everyLookIndex } = story;
  const screen = kind === 'Screens';
  const flow = kind === 'Flows';
  const page = screen || flow;
  const everyLook = everyLookIndex !== null;
  const scheme =
    (everyLook ? SCHEMES[1 + (everyLookIndex % (SCHEMES.length - 1))] : SCHEMES[order % SCHEMES.length]) ?? 'DEFAULT';
  const inTurn = screen && !everyLook && order % IN_SCHEME === 0;
  const dark = everyLook ? Math.floor(everyLookIndex / (SCHEMES.length - 1)) % 2 === 1 : order % 2 === 0;
  /** @type {Pick<Globals, 'appearance' | 'scheme'>} */
  const inScheme = { appearance: dark ? 'dark' : 'light', scheme };
  const pseudo = { ...DEFAULT_GLOBALS, language: /** @type {const} */ ('pseudo') };
  /** @type {Visit} */
  const phone = {
    variant: 'phone',
    globals: DEFAULT_GLOBALS,
    viewport: PHONE,
    picture: pictured,
    axe: 'all',
    textWidths: page ? [] : textWidthsOf(story, 'en'),
  };
  const look = { ...phone, picture: everyLook, textWidths: [], axe: /** @type {const} */ ('none') };
  /** @type {Visit[]} */
  const visits = [
    phone,
    { ...look, variant: 'narrow', viewport: NARROW },
    { ...look, variant: 'tablet', viewport: TABLET },
    {
      ...look,
      variant: 'desktop',
      viewport: DESKTOP,
      picture: pictured && page,
      textWidths: page ? textWidthsOf(story, 'en') : [],
    },
    { ...look, variant: 'wide', viewport: WIDE },
    { ...look, variant: 'dark-desktop', viewport: DESKTOP, globals: { ...DEFAULT_GLOBALS, appearance: 'dark' } },
    { ...look, variant: 'scheme', globals: { ...DEFAULT_GLOBALS, ...inScheme }, axe: everyLook ? 'colours' : 'none' },
    { ...look, variant: 'zh-desktop', viewport: DESKTOP, globals: { ...DEFAULT_GLOBALS, language: 'zh' } },
    {
      ...look,
      variant: 'zh-dark',
      globals: { language: 'zh', appearance: 'dark', scheme: 'DEFAULT' },
      picture: pictured && screen,
      axe: flow ? 'none' : everyLook ? 'all' : 'look',
      textWidths: textWidthsOf(story, 'zh'),
    },
    {
      ...look,
      variant: 'pseudo',
      globals: inTurn ? { ...pseudo, ...inScheme } : pseudo,
      picture: false,
      axe: inTurn ? 'colours' : 'none',
      textWidths: textWidthsOf(story, 'pseudo'),
    },
  ];
  return visits.filter(({ picture, axe, textWidths }) => picture || axe !== 'none' || textWidths.length > 0);
}

/**
 * Returns the Chromatic parameters of a story, for teams that use Chromatic: the same pictures, as modes.
 * @param {import('./stories.mjs').Story | undefined} story Undefined for a story that is not visited.
 * @returns {{ modes: Record<string, Globals & { viewport: Visit['viewport'] }> } | { disableSnapshot: true }}
 */
export function chromaticOf(story) {
  const pictures = story ? visitsOf(story).filter(({ picture }) => picture) : [];
  if (pictures.length === 0) return { disableSnapshot: true };
  return {
    modes: Object.fromEntries(pictures.map(({ variant, globals, viewport }) => [variant, { ...globals, viewport }])),
  };
}

/**
 * Returns the name of a picture: its file name without the extension.
 * @param {string} storyId
 * @param {string} variant
 */
export function pictureName(storyId, variant) {
  return `${storyId}.${variant}`;
}

/**
 * Returns the names of all pictures that should exist.
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
  return /\.zh-\w+$/.test(name);
}
