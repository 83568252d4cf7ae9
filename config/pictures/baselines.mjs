// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures } from './compare.mjs';
import { decodeImage, encodeBaseline } from './image.mjs';

const ENDING = '.webp';
const SAME_PIXELS = 'same-pixels.json';

/**
 * The browser, platform and Chinese font that rendered the baselines. Only the same ones render the same pixels.
 * @typedef {object} Origin
 * @property {string} browser
 * @property {string} platform
 * @property {string | undefined} [cjkFont]
 */

/**
 * Returns the names of the baselines in a folder.
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
 * Returns a hash of a baseline and a PNG together; undefined without a baseline.
 * @param {string} dir
 * @param {string} name
 * @param {Uint8Array} png
 */
export function pairHash(dir, name, png) {
  const file = join(dir, name + ENDING);
  if (!existsSync(file)) return undefined;
  return createHash('sha256').update(readFileSync(file)).update(png).digest('hex').slice(0, 24);
}

/**
 * The hash ({@link pairHash}) of each baseline and the PNG that is known to have the same pixels, by name. The browser
 * encodes the same pixels to the same PNG, so hardly any picture has to be decoded. Any other pair is compared.
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
 * Writes a picture as the baseline, unless the existing baseline has the same pixels.
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
