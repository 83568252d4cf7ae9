/** How a story is shown: language, appearance, and width of the screen in px. */
export interface Look {
  language: string;
  appearance: string;
  width: number;
}

/** The most looks that fit beside each other. */
export const MOST_LOOKS = 4;

export const APPEARANCES = ['light', 'dark'];
export const WIDTHS = [320, 390, 768, 1280];

/** The looks that the toolbar button shows at first. */
export const FIRST_LOOKS: readonly Look[] = [
  { language: 'en', appearance: 'light', width: 390 },
  { language: 'zh', appearance: 'light', width: 390 },
  { language: 'zh', appearance: 'dark', width: 390 },
  { language: 'pseudo', appearance: 'light', width: 320 },
];

/** Formats looks for the URL: `en-light-390_zh-dark-1280`. */
export function looksInAddress(looks: readonly Look[]): string {
  return looks.map(({ language, appearance, width }) => `${language}-${appearance}-${width}`).join('_');
}

/** Parses the looks in a URL. Invalid looks are left out, and so are those beyond {@link MOST_LOOKS}. */
export function looksOf(text: string): Look[] {
  return text
    .split('_')
    .flatMap((part) => {
      const [, language = '', appearance = '', width = ''] = /^([\w-]+)-(\w+)-(\d+)$/.exec(part) ?? [];
      const known = APPEARANCES.includes(appearance) && WIDTHS.includes(Number(width));
      return known ? [{ language, appearance, width: Number(width) }] : [];
    })
    .slice(0, MOST_LOOKS);
}

/** Returns the next look to add: the last one in the other appearance. */
export function lookAfter(looks: readonly Look[]): Look {
  const last = looks.at(-1) ?? { language: 'en', appearance: 'dark', width: 390 };
  return { ...last, appearance: last.appearance === 'light' ? 'dark' : 'light' };
}

/** Returns the scale, at most 1, at which looks fit beside each other into `room` px, each with `gap` px after it. */
export function scaleFor(looks: readonly Look[], room: number, gap: number): number {
  const wanted = looks.reduce((sum, { width }) => sum + width, 0);
  return wanted === 0 ? 1 : Math.min(1, Math.max(0.1, (room - gap * looks.length) / wanted));
}
