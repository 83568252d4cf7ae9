import { LANGUAGES, type Language } from '../../packages/ui/src/i18n/languages.ts';
import { englishOf, keysOf, problemsOfText, type Texts } from '../../packages/ui/src/i18n/plural-forms.ts';
import type { Problem } from '../../packages/ui/src/i18n/translation-rules.ts';

/** A text that somebody translated anew. */
export interface Edit {
  language: string;
  /** `live-classes:signUp` */
  key: string;
  /** What the portal said when it was edited, '' for a text that was not there; null = the file does not tell. */
  before: string | null;
  after: string;
  /** The English text it was made from; null = the file does not tell. */
  english: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads the file of edits that the Words panel writes. Throws, saying why, when it is none. */
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

/** Says why an edit of a language cannot be written, in a sentence; null when it can. `texts` is what the portal says now. */
export type Judge = (edit: Edit, texts: Texts) => string | null;

/** What holds for every edit of a language that the portal has. */
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

/** The judge of the edits of a language. */
export function judgeOf(name: string, english: Texts): Judge {
  const language = LANGUAGES.find((one) => one === name);
  if (language) return judgeOfKnown(language, english);
  return () => `There is no language "${name}": its line is missing in packages/ui/src/i18n/languages.ts.`;
}
