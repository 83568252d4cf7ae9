import type { PostProcessorModule } from 'i18next';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒǧȟíĵķĺɱñóƥɋřšťúṽŵẋýžÁƁÇĐÉƑǦȞÍĴĶĹṀÑÓƤɊŘŠŤÚṼŴẊÝŽ';
const lookalike = new Map([...plain].map((letter, i) => [letter, [...accented][i] ?? letter]));

/** Accented and a third longer, in brackets: plain text is hard-coded, and clipped text has a fixed width. */
export const pseudoLocale: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (value) => {
    const letters = [...value].map((letter) => lookalike.get(letter) ?? letter).join('');
    return `[${letters}${'~'.repeat(Math.ceil(value.length / 3))}]`;
  },
};
