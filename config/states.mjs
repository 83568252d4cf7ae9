// @ts-check
/**
 * Holds the declared states of all screens (packages/ui/src/<area>/states.ts) against a built Storybook: a state
 * without a story, or a screen's story that nobody declared, fails. `node config/states.mjs [storybook-dir]`
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { compareStates } from './compare-states.mjs';

const root = resolve(import.meta.dirname, '..');
const storybook = resolve(root, process.argv[2] ?? '.cache/storybook-static');

/** @type {Record<string, readonly string[]>} */
const declared = {};
for (const file of globSync('packages/ui/src/*/states.ts', { cwd: root })) {
  const { states } = await import(join(root, file));
  for (const [title, names] of Object.entries(states)) {
    if (declared[title]) throw new Error(`${title} is declared twice, the second time in ${file}.`);
    declared[title] = names;
  }
}
const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
const differences = compareStates(declared, Object.values(index.entries));
for (const difference of differences) console.error(difference);
if (differences.length > 0) process.exit(1);
