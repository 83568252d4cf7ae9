import { glossaryBreaks } from '../../packages/ui/src/i18n/glossary.ts';
import { englishOf, SOURCE, type Row } from './texts.ts';

/** A hint for the translator; it does not prevent an edit. */
export type Mark = 'missing' | 'same' | 'long' | 'glossary' | 'unused';

/** A mark with its reason in plain words. */
export interface Marked {
  mark: Mark;
  why: string;
}

/** Removes the placeholders from a text. */
const wordsOf = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '');

/** Full-width characters, such as Chinese ones, which are as wide as two Latin letters. */
const FULL_WIDTH = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/gu;

/** Returns the width of a text, measured in Latin letters. */
export function widthOf(text: string): number {
  const words = wordsOf(text);
  return [...words].length + (words.match(FULL_WIDTH)?.length ?? 0);
}

/**
 * Returns the width that every place has room for: that of the pseudo-locale, which is a third longer than English and
 * has brackets. The text of every story is checked in it (`docs/review.md`).
 */
export function roomFor(english: string): number {
  const width = widthOf(english);
  return width + Math.ceil(width / 3) + 2;
}

function marksOfWording(english: string, translated: string | null, language: string): Marked[] {
  if (!translated) return [{ mark: 'missing', why: 'It has no translation.' }];
  if (translated === english) {
    const hasWords = /\p{L}/u.test(wordsOf(english));
    return hasWords ? [{ mark: 'same', why: 'It is the same as the English text. That is right for a name.' }] : [];
  }
  const marks: Marked[] = [];
  const room = roomFor(english);
  const width = widthOf(translated);
  if (width > room) {
    marks.push({
      mark: 'long',
      why: `It is ${width} letters wide; only ${room} are sure to fit. Check it on the narrow phone.`,
    });
  }
  if (language === 'zh') {
    for (const { term, found } of glossaryBreaks(english, translated)) {
      const wanted = `The glossary says “${term.zh.join('” or “')}” for “${term.en}”`;
      marks.push({ mark: 'glossary', why: `${wanted}${found === null ? '.' : `, not “${found}”.`}` });
    }
  }
  return marks;
}

/** Returns the marks of a text in a language. `isShown`: whether a story shows it. */
export function marksOf(row: Row, language: string, isShown: boolean): Marked[] {
  const wordings = language === SOURCE ? [] : row.wordings.filter(({ needed }) => needed);
  const marks = wordings.flatMap((wording) => marksOfWording(englishOf(row, wording), wording.translated, language));
  return isShown ? marks : [...marks, { mark: 'unused', why: 'No story shows it.' }];
}
