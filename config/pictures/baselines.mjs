// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What drew the baselines. Only the same browser on the same kind of machine can be asked for the same bytes.
 * @typedef {object} Origin
 * @property {string} browser
 * @property {string} platform
 * @property {string | undefined} [cjkFont]
 */

/** @param {string} dir */
export function baselineNames(dir) {
  return existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.png')) : [];
}

/**
 * @param {string} dir
 * @param {string} name
 * @returns {Buffer | undefined}
 */
export function readBaseline(dir, name) {
  const file = join(dir, name);
  return existsSync(file) ? readFileSync(file) : undefined;
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
 * Makes the folder hold these pictures. One that is expected but was not taken (its story broke, or there is no
 * Chinese font) keeps its baseline; one that is not expected is deleted.
 * @param {string} dir
 * @param {Map<string, Uint8Array>} pictures
 * @param {(name: string) => boolean} isExpected
 * @param {Origin} origin
 * @returns {{ written: number, deleted: number }}
 */
export function acceptBaselines(dir, pictures, isExpected, origin) {
  mkdirSync(dir, { recursive: true });
  const orphans = baselineNames(dir).filter((name) => !isExpected(name));
  for (const name of orphans) rmSync(join(dir, name));
  let written = 0;
  for (const [name, picture] of pictures) {
    if (readBaseline(dir, name)?.equals(picture)) continue;
    writeFileSync(join(dir, name), picture);
    written += 1;
  }
  writeFileSync(join(dir, 'browser.json'), `${JSON.stringify(origin, undefined, 2)}\n`);
  return { written, deleted: orphans.length };
}
