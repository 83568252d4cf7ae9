import { dirname, join } from 'node:path';

/** Returns the text of a file by its path from the root of the repository. */
export type Read = (path: string) => string | undefined;

interface Import {
  path: string;
  /** The names as they are in the imported file; null = all of them. */
  names: readonly string[] | null;
}

const STATEMENT = /^(?:import|export)\s+(type\s+)?([^;'"]*?)\s*(?:from\s+)?'(\.[^']+)';/gm;
const ON_DEMAND = /\bimport\('(\.[^']+)'\)/g;

/** Returns the names in `{ A, type B, C as D }` without types: original names, or for an export the exported names. */
function namesIn(clause: string, exported: boolean): string[] | null {
  const list = /\{([^}]*)\}/.exec(clause)?.[1];
  if (list === undefined) return null;
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(exported ? -1 : 0) ?? name);
}

function importsOf(path: string, text: string, exported: boolean): Import[] {
  const from = (target: string) => join(dirname(path), target);
  const statements = [...text.matchAll(STATEMENT)]
    .filter(([, type]) => type === undefined)
    .map(([, , clause = '', target = '']) => ({ path: from(target), names: namesIn(clause, exported) }))
    .filter(({ names }) => names === null || names.length > 0);
  const onDemand = [...text.matchAll(ON_DEMAND)].map(([, target = '']) => ({ path: from(target), names: null }));
  return [...statements, ...onDemand];
}

/**
 * Returns a file and the files that it imports directly and indirectly, itself first. An `index.ts` is followed only
 * for the names that are used, since through all of its exports every file would reach every other.
 */
export function filesBehind(start: string, read: Read, within: (path: string) => boolean): string[] {
  const reached = new Set<string>();
  const followed = new Set<string>();
  const follow = ({ path, names }: Import): void => {
    const text = within(path) && !followed.has(`${path} ${names?.join()}`) ? read(path) : undefined;
    if (text === undefined) return;
    followed.add(`${path} ${names?.join()}`);
    const isIndex = path.endsWith('/index.ts');
    if (!isIndex && reached.has(path)) return;
    if (!isIndex) reached.add(path);
    for (const next of importsOf(path, text, isIndex)) {
      if (!isIndex || names === null || next.names === null) follow(next);
      else if (next.names.some((name) => names.includes(name))) follow(next);
    }
  };
  follow({ path: start, names: null });
  return [...reached];
}
