/** A text that was changed in the review room, of one language. */
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

/** The edit of a text; undefined when there is none. */
export function editOf(edits: readonly Edit[], language: string, key: string): Edit | undefined {
  return edits.find((edit) => isOf(edit, language, key));
}

/** The edits with one more, or with another wording of one; none of a text that is as it was again. */
export function withEdit(edits: readonly Edit[], edit: Edit): Edit[] {
  const others = withoutEdit(edits, edit);
  return edit.before === edit.after ? others : [...others, edit];
}

/** The edits without that of a text. */
export function withoutEdit(edits: readonly Edit[], { language, key }: Pick<Edit, 'language' | 'key'>): Edit[] {
  return edits.filter((edit) => !isOf(edit, language, key));
}

/** The order of signs and letters by their numbers, the same on every machine. */
const inOrder = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** By language, then by key. */
export function sortedEdits(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((a, b) => inOrder(a.language, b.language) || inOrder(a.key, b.key));
}

/** The one file that edits are handed back as; `npm run translations:import` reads it. */
export function fileOfEdits(edits: readonly Edit[]): string {
  const sorted = sortedEdits(edits).map(({ language, key, before, after }) => ({ language, key, before, after }));
  return `${JSON.stringify({ portal: 'translations', version: 1, edits: sorted }, null, 2)}\n`;
}

/** The edits that a device has kept; none from what is no list of edits. */
export function parseEdits(kept: string | null): Edit[] {
  try {
    const parsed: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isEdit) : [];
  } catch {
    return [];
  }
}
