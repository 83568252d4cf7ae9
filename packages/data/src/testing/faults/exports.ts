import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Calls the server, or makes the options of what does. */
const CALLS =
  /\.call\(|\b(?:createQueryFn|fetchDecoded|pagedQuery|queryOptions|mutationOptions|sessionAnswer|anonymousCall)\b/;

/** What is passed an operation, or only passes one on. */
const HELPERS = new Set(['anonymousCall', 'sessionAnswer']);

/** Members that call no server: keys, and a query that only a mutation writes. */
const NOT_FETCHED = new Set(['libraryQueries.watched', 'scheduleMutations.refresh']);
const KEYS = /\.(?:keyOf|listKey|folderKey|practiceKey)$/;

const areaFiles = () =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'client' && entry.name !== 'testing')
    .flatMap(({ name }) => readdirSync(join(ROOT, name)).map((file) => join(ROOT, name, file)))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/(?:hooks|use[A-Z]\w*|[\w-]*-hooks)\.ts$/.test(file));

/** Of an export, itself or its members that are functions with a call of the server in them. */
function operationsIn(name: string, exported: unknown): string[] {
  if (typeof exported === 'function') return CALLS.test(exported.toString()) ? [name] : [];
  if (typeof exported !== 'object' || exported === null || !/(?:Queries|Mutations)$/.test(name)) return [];
  return Object.entries(exported).flatMap(([member, value]) =>
    typeof value === 'function' ? [`${name}.${member}`] : [],
  );
}

/** The names of everything the areas export that calls the server, hooks aside: those use what is here. */
export async function exportedOperations(): Promise<string[]> {
  const modules = await Promise.all(areaFiles().map(async (file) => (await import(file)) as Record<string, unknown>));
  const names = modules.flatMap((one) => Object.entries(one).flatMap(([name, value]) => operationsIn(name, value)));
  return [...new Set(names)].filter(
    (name) => !HELPERS.has(name) && !NOT_FETCHED.has(name) && !KEYS.test(name) && !/^(?:use|prefetch)[A-Z]/.test(name),
  );
}
