import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keysOf, type Texts } from '../../packages/ui/src/i18n/plural-forms.ts';

/** The folder that has a subfolder for each language; from the root of the repository. */
export const FOLDER = 'packages/ui/src/i18n';

interface Tree {
  [name: string]: string | Tree;
}

const textsOf = (tree: Tree, prefix: string): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : textsOf(value, `${prefix}${name}.`),
  );

function treeOf(texts: Iterable<readonly [path: string, text: string]>): Tree {
  const root: Tree = {};
  for (const [path, text] of texts) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const branch = names.reduce((tree, name) => {
      const below = tree[name];
      return typeof below === 'object' ? below : (tree[name] = {});
    }, root);
    branch[last] = text;
  }
  return root;
}

/** Reads the texts of a language, in the order of its files; none when it has no folder. */
export function readTexts(folder: string, language: string): Texts {
  const own = join(folder, language);
  if (!existsSync(own)) return new Map();
  return new Map(
    readdirSync(own).flatMap((file) =>
      textsOf(JSON.parse(readFileSync(join(own, file), 'utf8')) as Tree, `${file.replace(/\.json$/, '')}:`),
    ),
  );
}

/** Applies changes to `texts`. A new text gets the position that the English one has. */
function changed(texts: Texts, changes: Texts, order: readonly string[]): [string, string][] {
  const entries = [...texts].map(([key, text]): [string, string] => [key, changes.get(key) ?? text]);
  let previous: string | undefined;
  for (const key of order) {
    const text = changes.get(key);
    const isNew = text !== undefined && !texts.has(key);
    if (isNew) entries.splice(entries.findIndex(([known]) => known === previous) + 1, 0, [key, text]);
    if (isNew || texts.has(key)) previous = key;
  }
  return entries;
}

/**
 * Writes changed and new texts of a language to its files. Everything else stays the same to the byte, so that the diff
 * shows the changes only.
 */
export function writeTexts(folder: string, language: string, changes: Texts): void {
  const order = keysOf(language, readTexts(folder, 'en'));
  const entries = changed(readTexts(folder, language), changes, order);
  for (const namespace of new Set([...changes.keys()].map((key) => key.split(':')[0] ?? ''))) {
    const prefix = `${namespace}:`;
    const own = entries.filter(([key]) => key.startsWith(prefix));
    const tree = treeOf(own.map(([key, text]) => [key.slice(prefix.length), text]));
    const file = join(folder, language, `${namespace}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(tree, null, 2)}\n`);
  }
}
