import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { beforeLastWord, truncate } from './truncate.ts';

describe('a description is cut at 100 characters (000 §9, CRS-02)', () => {
  const family = '👨‍👩‍👧‍👦';
  const accented = 'e\u0301';
  test.each([
    ['nothing', '', ''],
    ['99 letters', 'a'.repeat(99), null],
    ['exactly 100 letters', 'a'.repeat(100), null],
    ['101 letters', 'a'.repeat(101), `${'a'.repeat(100)}…`],
    ['exactly 100 Chinese characters', '学'.repeat(100), null],
    ['101 Chinese characters', '学'.repeat(101), `${'学'.repeat(100)}…`],
    ['exactly 100 families of four', family.repeat(100), null],
    ['101 families of four', family.repeat(101), `${family.repeat(100)}…`],
    ['exactly 100 letters with a combining accent', accented.repeat(100), null],
    [
      'a letter with a combining accent as the 100th of 101',
      `${'a'.repeat(99)}${accented}b`,
      `${'a'.repeat(99)}${accented}…`,
    ],
    ['a flag as the 101st', `${'a'.repeat(100)}🇦🇺`, `${'a'.repeat(100)}…`],
    ['a space where it is cut', `${'a'.repeat(99)} b`, `${'a'.repeat(99)}…`],
    ['a word that ends at the 100th', `${'a'.repeat(90)} ${'b'.repeat(9)} c`, `${'a'.repeat(90)} ${'b'.repeat(9)}…`],
    ['a word that reaches over the 100th', `${'a'.repeat(90)} ${'b'.repeat(10)} c`, `${'a'.repeat(90)}…`],
    ['the last space as far back as a word is spared', `${'a'.repeat(85)} ${'b'.repeat(20)}`, `${'a'.repeat(85)}…`],
    [
      'a word that would take too much with it',
      `${'a'.repeat(84)} ${'b'.repeat(20)}`,
      `${'a'.repeat(84)} ${'b'.repeat(15)}…`,
    ],
    ['Chinese after a Latin word', `PTE ${'学'.repeat(97)}`, `PTE ${'学'.repeat(96)}…`],
    ['Chinese with a space near', `${'学'.repeat(90)} ${'学'.repeat(20)}`, `${'学'.repeat(90)} ${'学'.repeat(9)}…`],
    ['a mark behind the 100th', `${'a'.repeat(90)} ${'b'.repeat(9)}, c`, `${'a'.repeat(90)} ${'b'.repeat(9)}…`],
    ['a word with an apostrophe', `${'a'.repeat(90)} ${'b'.repeat(7)}’re`, `${'a'.repeat(90)}…`],
    ['a Latin word in Chinese', `${'学'.repeat(92)} speaking`, `${'学'.repeat(92)}…`],
    ['several spaces', `${'a'.repeat(90)}   ${'b'.repeat(10)}`, `${'a'.repeat(90)}…`],
    ['a space at the very beginning only', ` ${'a'.repeat(100)}`, ` ${'a'.repeat(99)}…`],
  ])('%s', (_name, text, shown) => {
    const whole = shown === null || shown === text;
    expect(truncate(text, 100)).toEqual({ text: shown ?? text, truncated: !whole });
  });

  test.each([
    ['an accent that combines with the 101st', `${'a'.repeat(101)}\u0301`, `${'a'.repeat(100)}…`],
    ['a line break of two', `${'a'.repeat(97)} \r\nb`, null],
  ])('%s', (_name, text, shown) => {
    expect(truncate(text, 100)).toEqual({ text: shown ?? text, truncated: shown !== null });
  });

  test('Latin and Chinese are cut as the segmenter cuts', () => {
    const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const letter = fc.constantFrom(
      ...'aé1 -’…\n\r\u00ad学，。！',
      '\u0301',
      '\u3099',
      '\u200d',
      '👨‍👩‍👧',
      '©',
      '🇦🇺',
      '한',
      '\ufe0f',
    );
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 12 }), fc.integer({ min: 1, max: 8 }), (letters, limit) => {
        const text = letters.join('');
        expect(truncate(text, limit).truncated).toBe([...characters.segment(text)].length > limit);
      }),
      { seed: 100, numRuns: 2000 },
    );
  });

  test('a browser needs no segmenter', () => {
    vi.spyOn(Intl, 'Segmenter').mockImplementation(() => {
      throw new TypeError('Intl.Segmenter is not a constructor');
    });
    expect(truncate(`Жизнь ${family.repeat(3)}`, 7)).toEqual({ text: `Жизнь ${family}…`, truncated: true });
  });

  test.each([
    ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a skin and a profession', '👩🏽‍💻'],
    ['a key', '1️⃣'],
  ])('%s is one character', (_name, one) => {
    expect(truncate(one.repeat(3), 2)).toEqual({ text: `${one.repeat(2)}…`, truncated: true });
    expect(truncate(one.repeat(2), 2)).toEqual({ text: one.repeat(2), truncated: false });
  });

  test('what is shown is how the text begins, and no longer than the limit', () => {
    const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (text, limit) => {
        const { text: shown, truncated } = truncate(text, limit);
        const kept = truncated ? shown.replace(/…$/, '') : shown;
        expect(text.startsWith(kept)).toBe(true);
        expect([...characters.segment(kept)].length).toBeLessThanOrEqual(limit);
        expect(truncated).toBe([...characters.segment(text)].length > limit);
      }),
      { seed: 100, numRuns: 500 },
    );
  });
});

describe('the last word of a text', () => {
  test.each([
    ['nothing', '', '', ''],
    ['one word', 'Listening…', '', 'Listening…'],
    ['words', 'feedback from a teacher…', 'feedback from a ', 'teacher…'],
    ['a mark behind a word', 'six weeks, timed…', 'six weeks, ', 'timed…'],
    ['Chinese', '口语与写作，含直播…', '口语与写作，含直', '播…'],
    ['a mark in Chinese, which cannot begin a line', '口语与写作、…', '口语与写', '作、…'],
    ['a Latin word in Chinese', '六周备考 PTE…', '六周备考 ', 'PTE…'],
    ['a Latin word without a space', '六周备考PTE…', '六周备考', 'PTE…'],
  ])('%s', (_name, text, before, last) => {
    expect(beforeLastWord(text)).toEqual([before, last]);
  });
});
