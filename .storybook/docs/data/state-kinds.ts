/** Kinds with their label and the words in a story's name by which they are recognised. The first match counts. */
const KINDS = [
  ['loading', 'Loading', /\b(loading|waiting|awaited|checking|never loads)\b/],
  [
    'failed',
    'Failed',
    /\b(fail|failed|failure|errors?|refused|wrong|broken|missing|missed|blocked|invalid|impossible|unknown|problems?|conflict|clash|unreachable|unforeseen|too (many|long)|taken|not (found|fetched|copied|saved|kept|an (image|address))|server down|bad request|hostile)\b/,
  ],
  [
    'locked',
    'Locked',
    /\b(locked|locks|lock|unavailable|not (allowed|offered|open|activated|available|dismissible)|closed|disabled|read only|restricted|on phone|upgrade needed)\b/,
  ],
  ['archived', 'Archived', /\b(archived?|inactive|suspended)\b/],
  ['full', 'Full', /\b(full|thousands?|capped|of thousands|huge)\b/],
  [
    'pending',
    'Pending',
    /\b(pending|busy|under way|(sav|send|remov|register|cancell|resett|download|submitt|refresh|undo|dismiss|unsubscrib|reschedul|link|renew|reply|delet|forgett|redirect|copy|confirm)ing)\b/,
  ],
  ['offline', 'Offline', /\boffline\b/],
  ['ended', 'Ended or done', /\b(expired|expires|expiring|ended|ends|past|passed|completed|done|over|gone|see past)\b/],
  ['empty', 'Empty', /^no\b|\b(empty|nothing|none|without|blank|not (begun|started|listed)|yet)\b/],
  ['much', 'Long list or text', /\b(long|longest|many|every|everything|several|all cards|widest|unusual|chinese)\b/],
] as const;

/** A kind of state; `usual` when no other kind matches. */
export type StateKind = (typeof KINDS)[number][0] | 'usual';

/** The kinds with their labels, in the order of the filter. */
export const STATE_KINDS: readonly (readonly [StateKind, string])[] = [
  ['usual', 'Default'],
  ...KINDS.map(([kind, words]) => [kind, words] as const),
];

/** Returns `class is full` for `ClassIsFull`. */
const inWords = (exportName: string) => exportName.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** Returns the kind of state that a story shows, by its export name. */
export function kindOf(exportName: string): StateKind {
  const name = inWords(exportName);
  return KINDS.find(([, , words]) => words.test(name))?.[0] ?? 'usual';
}
