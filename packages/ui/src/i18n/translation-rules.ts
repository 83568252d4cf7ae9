/** What an edited translation must keep and does not. `text` is the placeholder or tag it is about; '' for an empty text. */
export interface Problem {
  kind: 'lostPlaceholder' | 'unknownPlaceholder' | 'lostTag' | 'unknownTag' | 'empty';
  text: string;
}

/** `{{name}}`; and what a translator made of one that cannot work, such as `{name}` or `{{name}`. */
const PLACEHOLDER = /\{+[^{}]*\}+|[{}]/g;
const TAG = /<(\/?)([a-z0-9]+)\s*(\/?)>/gi;

/** The placeholders of a text, each once: one may be said twice. */
const placeholdersOf = (text: string): readonly string[] => [
  ...new Set((text.match(PLACEHOLDER) ?? []).map((found) => found.replaceAll(/\s/g, ''))),
];

/** The tags of a text: a pair that belongs together as `<b>…</b>`, one that stands alone as it is. */
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

/** The members of `from` that `all` does not have, each as often as it is missing. */
function missing(from: readonly string[], all: readonly string[]): readonly string[] {
  const left = [...all];
  return from.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/**
 * What is wrong with an edited text: it must not be empty, and it keeps the placeholders and tags of the English one and
 * has no others. A placeholder may be said twice, a tag may not. Order is free.
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
