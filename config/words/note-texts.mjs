// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * The folder in which a run of all stories stores, for `places.mjs`, a file for each story with the keys of its texts.
 */
export const NOTED_DIR = '.cache/words';

/**
 * Whether this run stores the keys of texts. Only `accept` does, since it renders every story twice more.
 * @param {NodeJS.ProcessEnv} [env]
 */
export const notesTexts = (env = process.env) => env['PORTAL_NOTE_TEXTS'] === 'on';

/**
 * Stores the keys of the translations that a story shows after its play. The code of the panel "Words" finds the keys
 * in any language.
 * @param {import('playwright').Page} page
 * @param {string} id The story's id.
 */
export async function noteTexts(page, id) {
  const keys = await page.evaluate(() =>
    /** @type {any} */ (globalThis).__portalWords().ours.map((/** @type {{ key: string }} */ { key }) => key),
  );
  mkdirSync(NOTED_DIR, { recursive: true });
  writeFileSync(join(NOTED_DIR, `${id}.json`), JSON.stringify(keys));
}
