/** A problem of an edited translation. `text` is the placeholder or tag concerned; '' for an empty translation. */
export interface Problem {
  kind: 'lostPlaceholder' | 'unknownPlaceholder' | 'lostTag' | 'unknownTag' | 'empty';
  text: string;
}

/** Matches `{{name}}`, and broken placeholders such as `{name}` or `{{name}`. */
const PLACEHOLDER = /\{+[^{}]*\}+|[{}]/g;
const TAG = /<(\/?)([a-z0-9]+)\s*(\/?)>/gi;

/** Returns the placeholders of a text, each once, because a text may repeat one. */
const placeholdersOf = (text: string): readonly string[] => [
  ...new Set((text.match(PLACEHOLDER) ?? []).map((found) => found.replaceAll(/\s/g, ''))),
];

/** Returns the tags of a text: a matching pair as `<b>…</b>`, a single tag as it is. */
function tagsOf(text: string): readonly string[] {
  const tags: string[] = [];
  const open: string[] = [];
  for (const [token, closing, name = '', single] of text.matchAll(TAG)) {
    if (single) tags.push(`<${name}/>`);
    else if (!closing) open.push(name);
    else if (open.at(-1) === name) {
      open.pop();
      tags.push(`<${name}>…</${name}>`);
    } else tags.push(token);
  }
  return [...tags, ...open.map((name) => `<${name}>`)];
}

/** Returns the members of `from` that `all` does not have, each as often as it is missing. */
function missing(from: readonly string[], all: readonly string[]): readonly string[] {
  const left = [...all];
  return from.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/**
 * Returns the problems of an edited text. It must not be empty, and must have the placeholders and tags of the English
 * text and no others. It may repeat a placeholder, but not a tag. Their order is free.
 */
export function problemsOfTranslation(english: string, edited: string): readonly Problem[] {
  if (edited.trim() === '') return [{ kind: 'empty', text: '' }];
  const problems = (kind: Problem['kind'], texts: readonly string[]) => texts.map((text) => ({ kind, text }));
  const placeholders = { english: placeholdersOf(english), edited: placeholdersOf(edited) };
  const tags = { english: tagsOf(english), edited: tagsOf(edited) };
  return [
    ...problems('lostPlaceholder', missing(placeholders.english, placeholders.edited)),
    ...problems('unknownPlaceholder', missing(placeholders.edited, placeholders.english)),
    ...problems('lostTag', missing(tags.english, tags.edited)),
    ...problems('unknownTag', missing(tags.edited, tags.english)),
  ];
}
