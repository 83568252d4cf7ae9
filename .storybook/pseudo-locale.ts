import type { PostProcessorModule } from 'i18next';

const plain = 'abcdefghijklnoprstuwxyzACDEGHIKLNOPRSTUWYZ';
// Only accented letters that the typeface has; m, q, v and some capitals have none and stay plain.
const accented = 'áßçđéƒğħíȷķĺñóþřšťúŵ×ýžÁÇĐÉĞĦÍĶĹÑÓÞŘŠŤÚŴÝŽ';
const lookalike = new Map([...plain].map((letter, i) => [letter, [...accented][i] ?? letter]));

/** The length of the added words: that of a long word in most languages. */
const WORD = 6;

/**
 * Accents texts, makes them a third longer and adds brackets: plain text is hard-coded, clipped text has a fixed width.
 */
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
