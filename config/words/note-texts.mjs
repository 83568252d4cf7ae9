// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** The folder of what a run of all stories has noted, for `places.mjs`: a file a story with the keys of its texts. */
export const NOTED_DIR = '.cache/words';

/**
 * Whether this run notes the texts: only `accept` does, since every story is drawn twice more for it.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const notesTexts = (env = process.env) => env['PORTAL_NOTE_TEXTS'] === 'on';

/**
 * Notes which translations a story shows after its play; the panel "Words" finds them by their keys, in any language.
 * @param {import('playwright').Page} page
 * @param {string} id Of the story.
 */
export async function noteTexts(page, id) {
  const keys = await page.evaluate(() =>
    /** @type {any} */ (globalThis).__portalWords().ours.map((/** @type {{ key: string }} */ { key }) => key),
  );
  mkdirSync(NOTED_DIR, { recursive: true });
  writeFileSync(join(NOTED_DIR, `${id}.json`), JSON.stringify(keys));
}
