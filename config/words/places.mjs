// @ts-check
/**
 * Maintains `.storybook/words/places.json`, by which the panel "Words" shows in which stories a text occurs. `accept`
 * writes it from the results of a run of all stories; `check` fails when it lists a story that no longer exists, and
 * prints a note for texts that it lacks.
 *
 * `node config/words/places.mjs check|accept [storybook folder]`
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { ROOT } from '../processes.mjs';
import { FOLDER, readTexts } from '../translations/files.ts';
import { choosePlaces, outdatedPlaces } from './choose-places.mjs';
import { NOTED_DIR } from './note-texts.mjs';

const PLACES = resolve(ROOT, '.storybook/words/places.json');

const [mode, dir = '.cache/storybook-static'] = process.argv.slice(2);
/** @type {{ entries: Record<string, { type: string }> }} */
const { entries } = JSON.parse(readFileSync(resolve(ROOT, dir, 'index.json'), 'utf8'));
const stories = Object.keys(entries).filter((id) => entries[id]?.type === 'story');
const texts = [...readTexts(resolve(ROOT, FOLDER), 'en').keys()];

/**
 * Reads the keys that were stored for a story; none when the story failed.
 * @param {string} story
 * @returns {string[]}
 */
function keysOf(story) {
  const file = resolve(ROOT, join(NOTED_DIR, `${story}.json`));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

if (mode === 'accept') {
  const noted = new Map(stories.map((story) => [story, keysOf(story)]));
  const lines = Object.entries(choosePlaces(noted, texts)).map(
    ([key, places]) => `  ${JSON.stringify(key)}: ${JSON.stringify(places)}`,
  );
  writeFileSync(PLACES, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${lines.length} texts have their places in ${PLACES}.`);
} else {
  const { unlisted, gone } = outdatedPlaces(JSON.parse(readFileSync(PLACES, 'utf8')), { stories, texts });
  const remedy = '"npm run baselines:accept" writes it anew';
  // Not an error: until the list is updated, the panel says that no story shows the new text.
  if (unlisted.length > 0) console.log(`note: ${PLACES} does not know ${unlisted.join(', ')}; ${remedy}.`);
  if (gone.length > 0) {
    console.error(`${PLACES} leads to stories that are gone (${gone.join(', ')}); ${remedy}.`);
    process.exitCode = 1;
  }
}
