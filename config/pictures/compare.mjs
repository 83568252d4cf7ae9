// @ts-check
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How strictly two pictures are held against each other.
 * - `exact`: every pixel equal. For pictures of one browser build, which repeats itself to the byte.
 * - `tolerant`: for pictures of two browser builds, which draw the edges of all letters a little differently.
 * @typedef {'exact' | 'tolerant'} Strictness
 */

/** Tolerant: how far a colour may be off (of 1, perceived). Grey of an edge drawn anew passes, another colour does not. */
const COLOUR_TOLERANCE = 0.1;

/**
 * Tolerant: how many pixels may be further off than that, of all: 0.5%. What pixelmatch takes for anti-aliasing is not
 * counted at all. A block that moved or a word that changed is above it on anything but a very long page, where only the
 * exact comparison sees it. Measured: Chromium 150 against 156, same flags, gave not one differing pixel in 200 pictures,
 * so this leaves room rather than being needed.
 */
const PIXEL_TOLERANCE = 0.005;

/**
 * A picture laid on a larger sheet, so that two of different sizes can be shown over each other.
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 */
function onSheet(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  sheet.data.fill(0);
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/**
 * How many pixels differ in any channel by anything.
 * @param {PNG} a
 * @param {PNG} b
 */
function countUnequal(a, b) {
  let unequal = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    if (a.data.readInt32LE(at) !== b.data.readInt32LE(at)) unequal += 1;
  }
  return unequal;
}

/**
 * Compares two PNGs. A different size is a difference in both modes.
 * @param {Uint8Array} baseline
 * @param {Uint8Array} now
 * @param {Strictness} [strictness]
 * @returns {{ same: boolean, differingPixels: number, diffPng: Buffer | undefined }} `diffPng` shows the differing
 *   pixels in red over a pale copy; there is none when the pictures are the same.
 */
export function comparePictures(baseline, now, strictness = 'exact') {
  const same = { same: true, differingPixels: 0, diffPng: undefined };
  if (Buffer.from(baseline).equals(now)) return same;

  const left = PNG.sync.read(baseline);
  const right = PNG.sync.read(now);
  const sameSize = left.width === right.width && left.height === right.height;
  const width = Math.max(left.width, right.width);
  const height = Math.max(left.height, right.height);
  const a = onSheet(left, width, height);
  const b = onSheet(right, width, height);

  const exact = strictness === 'exact';
  // Counted by hand when exact: pixelmatch forgives small colour changes even at a low threshold.
  if (exact && sameSize && countUnequal(a, b) === 0) return same;

  const diff = new PNG({ width, height });
  const visible = pixelmatch(a.data, b.data, diff.data, width, height, {
    threshold: exact ? 0 : COLOUR_TOLERANCE,
    includeAA: exact,
  });
  const differingPixels = exact ? countUnequal(a, b) : visible;
  if (!exact && sameSize && differingPixels <= width * height * PIXEL_TOLERANCE) {
    return { same: true, differingPixels, diffPng: undefined };
  }
  return { same: false, differingPixels, diffPng: PNG.sync.write(diff) };
}
