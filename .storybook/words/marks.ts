import { glossaryBreaks } from '../../packages/ui/src/i18n/glossary.ts';
import { englishOf, SOURCE, type Row } from './texts.ts';

/** What a translator may want to look at; a mark is a hint, and never stops anything. */
export type Mark = 'missing' | 'same' | 'long' | 'glossary' | 'unused';

/** A mark with its reason in plain words. */
export interface Marked {
  mark: Mark;
  why: string;
}

/** The text without the values that stand in it. */
const wordsOf = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '');

/** Full-width letters and signs, such as Chinese ones, take the room of two others. */
const FULL_WIDTH = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/gu;

/** How much room a text takes, in letters of the Latin alphabet. */
export function widthOf(text: string): number {
  const words = wordsOf(text);
  return [...words].length + (words.match(FULL_WIDTH)?.length ?? 0);
}

/**
 * The room that a translation has for certain: that of the pseudo-locale, which is a third longer than English and has
 * brackets. Every story is looked at in it (`docs/review.md`).
 */
export function roomFor(english: string): number {
  const width = widthOf(english);
  return width + Math.ceil(width / 3) + 2;
}

function marksOfWording(english: string, translated: string | null, language: string): Marked[] {
  if (!translated) return [{ mark: 'missing', why: 'It has no translation.' }];
  if (translated === english) {
    const hasWords = /\p{L}/u.test(wordsOf(english));
    return hasWords ? [{ mark: 'same', why: 'It is the same as in English. For a name that is right.' }] : [];
  }
  const marks: Marked[] = [];
  const room = roomFor(english);
  const width = widthOf(translated);
  if (width > room) {
    marks.push({
      mark: 'long',
      why: `It is as wide as ${width} letters; room for ${room} is sure. Look at it on the narrow phone.`,
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

/** What is to be said about a text in a language. `isShown`: whether a story shows it. */
export function marksOf(row: Row, language: string, isShown: boolean): Marked[] {
  const wordings = language === SOURCE ? [] : row.wordings.filter(({ needed }) => needed);
  const marks = wordings.flatMap((wording) => marksOfWording(englishOf(row, wording), wording.translated, language));
  return isShown ? marks : [...marks, { mark: 'unused', why: 'No story shows it.' }];
}
