/** How a story is shown: in a language and an appearance, on a screen of a width. */
export interface Look {
  language: string;
  appearance: string;
  width: number;
}

/** As many as there is room for. */
export const MOST_LOOKS = 4;

export const APPEARANCES = ['light', 'dark'];
export const WIDTHS = [320, 390, 768, 1280];

/** What one press on the button shows. */
export const FIRST_LOOKS: readonly Look[] = [
  { language: 'en', appearance: 'light', width: 390 },
  { language: 'zh', appearance: 'light', width: 390 },
  { language: 'zh', appearance: 'dark', width: 390 },
  { language: 'pseudo', appearance: 'light', width: 320 },
];

/** Looks as they stand in the address: `en-light-390_zh-dark-1280`. */
export function looksInAddress(looks: readonly Look[]): string {
  return looks.map(({ language, appearance, width }) => `${language}-${appearance}-${width}`).join('_');
}

/** The looks of an address; what is no look is left out, and so are those that are too many. */
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

/** The next look to add: the last one in the other appearance. */
export function lookAfter(looks: readonly Look[]): Look {
  const last = looks.at(-1) ?? { language: 'en', appearance: 'dark', width: 390 };
  return { ...last, appearance: last.appearance === 'light' ? 'dark' : 'light' };
}

/** The scale at which looks fit beside each other, each with `gap` px after it; never larger than the screen. */
export function scaleFor(looks: readonly Look[], room: number, gap: number): number {
  const wanted = looks.reduce((sum, { width }) => sum + width, 0);
  return wanted === 0 ? 1 : Math.min(1, Math.max(0.1, (room - gap * looks.length) / wanted));
}
