// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitedStories } from './stories.mjs';

/**
 * Reads the stories to visit from the index of a built Storybook.
 * @param {string} storybookDir
 */
export function readStories(storybookDir) {
  /** @type {{ entries: Record<string, import('./stories.mjs').IndexEntry> }} */
  const index = JSON.parse(readFileSync(join(storybookDir, 'index.json'), 'utf8'));
  return visitedStories(Object.values(index.entries));
}
