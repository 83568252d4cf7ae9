import { glossaryBreaks } from '../../packages/ui/src/i18n/glossary.ts';
import { englishOf, type Texts } from '../../packages/ui/src/i18n/plural-forms.ts';
import { judgeOf, type Edit } from './edits.ts';
import { readTexts, writeTexts } from './files.ts';

/** The result of an import. */
export interface Imported {
  written: readonly { edit: Edit; before: string; warnings: readonly string[] }[];
  refused: readonly { edit: Edit; reason: string }[];
  /** The number of edits whose text the portal already has. */
  unchanged: number;
}

function warningsOf({ language, key, after }: Edit, english: Texts): readonly string[] {
  if (language !== 'zh') return [];
  return glossaryBreaks(englishOf(key, english) ?? '', after).map(({ term, found }) => {
    const right = term.zh.join(' or ');
    return found === null
      ? `The glossary says ${right} for “${term.en}”.`
      : `The glossary says ${right} for “${term.en}”, not ${found}.`;
  });
}

/** Writes the valid edits to the translation files in `folder`. */
export function importEdits(folder: string, edits: readonly Edit[]): Imported {
  const english = readTexts(folder, 'en');
  const written: { edit: Edit; before: string; warnings: readonly string[] }[] = [];
  const refused: { edit: Edit; reason: string }[] = [];
  let unchanged = 0;
  for (const language of new Set(edits.map((edit) => edit.language))) {
    // Updated by each edit, so that a later edit of the same text is judged against the earlier one.
    const texts = new Map(readTexts(folder, language));
    const judge = judgeOf(language, english);
    const changes = new Map<string, string>();
    for (const edit of edits.filter((one) => one.language === language)) {
      const before = texts.get(edit.key) ?? '';
      const reason = judge(edit, texts);
      if (before === edit.after && texts.has(edit.key)) unchanged += 1;
      else if (reason !== null) refused.push({ edit, reason });
      else {
        written.push({ edit, before, warnings: warningsOf(edit, english) });
        texts.set(edit.key, edit.after);
        changes.set(edit.key, edit.after);
      }
    }
    if (changes.size > 0) writeTexts(folder, language, changes);
  }
  return { written, refused, unchanged };
}

const counted = (number: number) => `${number} ${number === 1 ? 'text' : 'texts'}`;

/** Formats the result of an import as lines of text. */
export function reportOf({ written, refused, unchanged }: Imported): readonly string[] {
  const lines = [
    `${counted(written.length)} written${written.length > 0 ? ':' : '.'}`,
    ...written.flatMap(({ edit, before, warnings }) => [
      `  ${edit.language} ${edit.key}: ${before === '' ? '(nothing)' : `“${before}”`} is now “${edit.after}”.`,
      ...warnings.map((warning) => `    Please check: ${warning}`),
    ]),
  ];
  if (unchanged > 0) lines.push(`${counted(unchanged)} as in the portal already.`);
  if (refused.length === 0) return lines;
  return [
    ...lines,
    `${counted(refused.length)} refused:`,
    ...refused.flatMap(({ edit, reason }) => [`  ${edit.language} ${edit.key}: “${edit.after}”`, `    ${reason}`]),
  ];
}
