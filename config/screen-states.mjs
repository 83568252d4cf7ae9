// @ts-check
/**
 * `node config/screen-states.mjs [storybook-dir]`: checks that screens have stories of their required states
 * (required-states.mjs): loading, failed and, for a list, empty.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { interfaceText, missingStates } from './required-states.mjs';

const root = resolve(import.meta.dirname, '..');
const storybook = resolve(root, process.argv[2] ?? '.cache/storybook-static');

/** @typedef {{ type: string, title: string, exportName: string, importPath: string, tags?: string[] }} IndexEntry */

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
/** @type {(file: string, from: string) => string} */
const follow = (file, from) => join(dirname(file), from);

/**
 * Returns the source of the props of a story file's components, which it imports from its own folder, such as
 * `./EventsScreen.tsx`.
 * @param {string} storyFile
 */
function propsShownIn(storyFile) {
  const imports = [...(read(storyFile) ?? '').matchAll(/from '(\.\/[A-Z]\w*\.tsx)'/g)].map(([, from]) => from ?? '');
  return imports
    .map((from) => interfaceText(`${basename(from, '.tsx')}Props`, follow(storyFile, from), read, follow))
    .join('\n');
}

/** @type {{ entries: Record<string, IndexEntry> }} */
const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
const entries = Object.values(index.entries).filter(
  ({ type, title }) => type === 'story' && title.startsWith('Screens/'),
);
const screens = Map.groupBy(entries, ({ title }) => title);
for (const [title, stories] of screens) {
  const files = [...new Set(stories.map(({ importPath }) => resolve(root, importPath)))];
  const missing = missingStates(
    files.map(propsShownIn).join('\n'),
    stories.map(({ exportName, tags = [] }) => ({ name: exportName, tags })),
  );
  if (missing.length === 0) continue;
  process.exitCode = 1;
  console.error(`${title}: shows data that loads, but has no story of: ${missing.join(', ')}`);
}
if (screens.size === 0) throw new Error(`There are no screens in ${storybook}.`);
