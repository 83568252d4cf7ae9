/** A text in one language that was changed in the review room. */
export interface Edit {
  language: string;
  /** The whole key: `live-classes:signUp`. */
  key: string;
  /** The text in the repository that the edit was made on. */
  before: string;
  after: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isEdit(value: unknown): value is Edit {
  if (typeof value !== 'object' || value === null) return false;
  const { language, key, before, after } = value as Partial<Record<keyof Edit, unknown>>;
  return isText(language) && isText(key) && isText(before) && isText(after);
}

const isOf = (edit: Edit, language: string, key: string) => edit.language === language && edit.key === key;

/** Returns the edit of a text; undefined when there is none. */
export function editOf(edits: readonly Edit[], language: string, key: string): Edit | undefined {
  return edits.find((edit) => isOf(edit, language, key));
}

/** Adds an edit, in place of an earlier one of the same text; an edit back to the original text removes it. */
export function withEdit(edits: readonly Edit[], edit: Edit): Edit[] {
  const others = withoutEdit(edits, edit);
  return edit.before === edit.after ? others : [...others, edit];
}

/** Removes the edit of a text. */
export function withoutEdit(edits: readonly Edit[], { language, key }: Pick<Edit, 'language' | 'key'>): Edit[] {
  return edits.filter((edit) => !isOf(edit, language, key));
}

/** Compares by code units, so that the order is the same on every machine. */
const inOrder = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Sorts edits by language, then by key. */
export function sortedEdits(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((a, b) => inOrder(a.language, b.language) || inOrder(a.key, b.key));
}

/** Formats edits as the file that `npm run translations:import` reads. */
export function fileOfEdits(edits: readonly Edit[]): string {
  const sorted = sortedEdits(edits).map(({ language, key, before, after }) => ({ language, key, before, after }));
  return `${JSON.stringify({ portal: 'translations', version: 1, edits: sorted }, null, 2)}\n`;
}

/** Parses stored edits; invalid ones are left out. */
export function parseEdits(kept: string | null): Edit[] {
  try {
    const parsed: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isEdit) : [];
  } catch {
    return [];
  }
}
