// @ts-check
/**
 * The list of places, `.storybook/words/places.json`, of the panel "Words": which stories show a text. `check` compares
 * it with what a run of all stories has noted, `accept` writes it anew.
 *
 * `node config/words/places.mjs check|accept [storybook folder]`
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { ROOT } from '../processes.mjs';
import { choosePlaces, outdatedPlaces } from './choose-places.mjs';
import { NOTED_DIR } from './note-texts.mjs';

const PLACES = resolve(ROOT, '.storybook/words/places.json');

const [mode, dir = '.cache/storybook-static'] = process.argv.slice(2);
/** @type {{ entries: Record<string, { type: string }> }} */
const { entries } = JSON.parse(readFileSync(resolve(ROOT, dir, 'index.json'), 'utf8'));
/** @type {Map<string, string[]>} A story that failed has noted nothing. */
const noted = new Map(
  Object.keys(entries)
    .filter((id) => entries[id]?.type === 'story')
    .map((id) => {
      const file = resolve(ROOT, join(NOTED_DIR, `${id}.json`));
      return [id, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []];
    }),
);

if (mode === 'accept') {
  const lines = Object.entries(choosePlaces(noted)).map(
    ([key, stories]) => `  ${JSON.stringify(key)}: ${JSON.stringify(stories)}`,
  );
  writeFileSync(PLACES, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${lines.length} texts have their places in ${PLACES}.`);
} else {
  const { unlisted, gone } = outdatedPlaces(JSON.parse(readFileSync(PLACES, 'utf8')), noted);
  const remedy = '"npm run baselines:accept" writes it anew';
  // No error: some texts, such as the name of the language in use, are shown in one language only, and plays take turns.
  if (unlisted.length > 0) console.log(`note: no place in ${PLACES} for ${unlisted.join(', ')}; ${remedy}.`);
  if (gone.length > 0) {
    console.error(`${PLACES} leads to stories that are gone (${gone.join(', ')}); ${remedy}.`);
    process.exitCode = 1;
  }
}
