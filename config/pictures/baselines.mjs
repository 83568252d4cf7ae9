// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures } from './compare.mjs';
import { decodeImage, encodeBaseline } from './image.mjs';

const ENDING = '.webp';
const SAME_PIXELS = 'same-pixels.json';

/**
 * The browser and platform that drew the baselines. Only the same ones draw the same pixels.
 * @typedef {object} Origin
 * @property {string} browser
 * @property {string} platform
 * @property {string | undefined} [cjkFont]
 */

/**
 * The names of the pictures in a folder.
 * @param {string} dir
 */
export function baselineNames(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir).flatMap((file) => (file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : []));
}

/**
 * @param {string} dir
 * @param {string} name
 * @returns {Promise<import('./image.mjs').Pixels | undefined>}
 */
export async function readBaseline(dir, name) {
  const file = join(dir, name + ENDING);
  return existsSync(file) ? decodeImage(readFileSync(file)) : undefined;
}

/**
 * @param {string} dir
 * @returns {Origin | undefined}
 */
export function readOrigin(dir) {
  const file = join(dir, 'browser.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * A hash of a baseline and a PNG together.
 * @param {string} dir
 * @param {string} name
 * @param {Uint8Array} png
 */
export function pairOf(dir, name, png) {
  const file = join(dir, name + ENDING);
  if (!existsSync(file)) return undefined;
  return createHash('sha256').update(readFileSync(file)).update(png).digest('hex').slice(0, 24);
}

/**
 * The baselines and the PNGs that are known to have the same pixels, by {@link pairOf}: the browser encodes the same pixels
 * in the same way, so hardly any picture has to be decoded. A pair that is not here is compared.
 * @typedef {Record<string, string>} SamePixels
 */

/**
 * @param {string} dir
 * @returns {SamePixels}
 */
export function readSamePixels(dir) {
  const file = join(dir, SAME_PIXELS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * @param {string} dir
 * @param {SamePixels} pairs
 */
export function writeSamePixels(dir, pairs) {
  const sorted = Object.fromEntries(Object.entries(pairs).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(dir, SAME_PIXELS), `${JSON.stringify(sorted, undefined, 2)}\n`);
}

/**
 * Writes a picture as the baseline, unless the baseline is the same.
 * @param {string} dir
 * @param {string} name
 * @param {import('./image.mjs').Pixels} picture
 * @returns {Promise<boolean>} Whether it was written.
 */
export async function acceptBaseline(dir, name, picture) {
  const baseline = await readBaseline(dir, name);
  if (baseline && comparePictures(baseline, picture).same) return false;
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, name + ENDING), await encodeBaseline(picture));
  return true;
}

/**
 * @param {string} dir
 * @param {string} name
 */
export function deleteBaseline(dir, name) {
  rmSync(join(dir, name + ENDING));
}

/**
 * @param {string} dir
 * @param {Origin} origin
 */
export function writeOrigin(dir, origin) {
  writeFileSync(join(dir, 'browser.json'), `${JSON.stringify(origin, undefined, 2)}\n`);
}
