import type { PostProcessorModule } from 'i18next';

const plain = 'abcdefghijklnoprstuwxyzACDEGHIKLNOPRSTUWYZ';
// Only letters that the typeface has. m, q, v and some capitals have none and stay.
const accented = 'áßçđéƒğħíȷķĺñóþřšťúŵ×ýžÁÇĐÉĞĦÍĶĹÑÓÞŘŠŤÚŴÝŽ';
const lookalike = new Map([...plain].map((letter, i) => [letter, [...accented][i] ?? letter]));

/** As long as a long word of most languages. */
const WORD = 6;

/** Accented and a third longer, in brackets: plain text is hard-coded, and clipped text has a fixed width. */
export const pseudoLocale: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (value) => {
    // Without Latin letters there is nothing to accent.
    if (!/[a-z]/i.test(value)) return value;
    const letters = [...value].map((letter) => lookalike.get(letter) ?? letter).join('');
    const rest = '~'.repeat(Math.ceil(value.length / 3)).match(new RegExp(`~{1,${WORD}}`, 'g')) ?? [];
    return `[${letters}${rest.join(' ')}]`;
  },
};
