import { LANGUAGES, type Language } from '../../packages/ui/src/i18n/languages.ts';
import { englishOf, keysOf, problemsOfText, type Texts } from '../../packages/ui/src/i18n/plural-forms.ts';
import type { Problem } from '../../packages/ui/src/i18n/translation-rules.ts';

/** A changed translation of a text. */
export interface Edit {
  language: string;
  /** `live-classes:signUp` */
  key: string;
  /** The portal's text when the edit was made, '' for a missing text; null = not in the file. */
  before: string | null;
  after: string;
  /** The English text from which it was translated; null = not in the file. */
  english: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses a file of edits from the Words panel. Throws an error with the reason when it is invalid. */
export function readEdits(json: string): readonly Edit[] {
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch {
    throw new Error('This file is no JSON. Was it shortened, or edited by hand?');
  }
  const { portal, version, edits } = (file ?? {}) as Record<string, unknown>;
  if (portal !== 'translations' || !Array.isArray(edits)) {
    throw new Error("This is not a file of edited translations: export one in Storybook's Words panel.");
  }
  if (version !== 1) throw new Error('This file is of another version of the portal: export it again.');
  return edits.map((edit: Record<string, unknown> | null, at): Edit => {
    const { language, key, before, after } = edit ?? {};
    if (!isText(language) || !isText(key) || !isText(before) || !isText(after)) {
      throw new Error(`The edit number ${at + 1} is incomplete: it needs "language", "key", "before" and "after".`);
    }
    return { language, key, before, after, english: null };
  });
}

const sentences: Record<Problem['kind'], (text: string) => string> = {
  empty: () => 'It is empty.',
  lostPlaceholder: (text) => `It has lost ${text}, which stands for a value.`,
  unknownPlaceholder: (text) => `It has ${text}, which the English text does not have.`,
  lostTag: (text) => `It has lost ${text}.`,
  unknownTag: (text) => `It has ${text}, which the English text does not have.`,
};

/** Returns a sentence on why an edit cannot be written; null when it can. `texts`: the portal's current texts. */
export type Judge = (edit: Edit, texts: Texts) => string | null;

/** Returns the judge for a language that the portal has. */
function judgeOfKnown(language: Language, english: Texts): Judge {
  const keys = new Set(keysOf(language, english));
  return ({ key, before, after, english: source }, texts) => {
    const base = englishOf(key, english);
    if (base === undefined) return 'The portal has no such text any more.';
    if (!keys.has(key)) return `This plural form is not one of the language "${language}".`;
    if (source !== null && source !== base) {
      return `The English text is now “${base}”; it was translated from “${source}”.`;
    }
    const now = texts.get(key) ?? '';
    if (before !== null && before !== now) return `The portal now says “${now}”; the edit was made on “${before}”.`;
    const problems = problemsOfText(key, english, after);
    return problems.length === 0 ? null : problems.map(({ kind, text }) => sentences[kind](text)).join(' ');
  };
}

/** Returns the judge for edits of a language; it refuses all edits of an unknown one. */
export function judgeOf(name: string, english: Texts): Judge {
  const language = LANGUAGES.find((one) => one === name);
  if (language) return judgeOfKnown(language, english);
  return () => `There is no language "${name}": its line is missing in packages/ui/src/i18n/languages.ts.`;
}
