import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Matches the source of a function that calls the server, or creates the options of a query or mutation. */
const CALLS =
  /\.call\(|\b(?:createQueryFn|fetchDecoded|pagedQuery|queryOptions|mutationOptions|sessionAnswer|anonymousCall)\b/;

/** Functions that only send a call that they are given. */
const HELPERS = new Set(['anonymousCall', 'sessionAnswer']);

/** Members that call no server: keys, and a query that only a mutation writes. */
const NOT_FETCHED = new Set(['libraryQueries.watched', 'scheduleMutations.refresh']);
const KEYS = /\.(?:keyOf|listKey|folderKey|practiceKey)$/;

const areaFiles = () =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'client' && entry.name !== 'testing')
    .flatMap(({ name }) => readdirSync(join(ROOT, name)).map((file) => join(ROOT, name, file)))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/(?:hooks|use[A-Z]\w*|[\w-]*-hooks)\.ts$/.test(file));

/**
 * Returns the names of an export's operations: a function that calls the server, or the function members of an object
 * named `…Queries` or `…Mutations`.
 */
function operationsIn(name: string, exported: unknown): string[] {
  if (typeof exported === 'function') return CALLS.test(exported.toString()) ? [name] : [];
  if (typeof exported !== 'object' || exported === null || !/(?:Queries|Mutations)$/.test(name)) return [];
  return Object.entries(exported).flatMap(([member, value]) =>
    typeof value === 'function' ? [`${name}.${member}`] : [],
  );
}

/**
 * Returns the names of everything that the areas export and that calls the server. Hooks are left out, since they use
 * these operations.
 */
export async function exportedOperations(): Promise<string[]> {
  const modules = await Promise.all(areaFiles().map(async (file) => (await import(file)) as Record<string, unknown>));
  const names = modules.flatMap((one) => Object.entries(one).flatMap(([name, value]) => operationsIn(name, value)));
  return [...new Set(names)].filter(
    (name) => !HELPERS.has(name) && !NOT_FETCHED.has(name) && !KEYS.test(name) && !/^(?:use|prefetch)[A-Z]/.test(name),
  );
}
