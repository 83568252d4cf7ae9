// @ts-check
import pixelmatch from 'pixelmatch';

/**
 * How strictly two pictures are compared.
 * - `exact`: every pixel equal. For pictures of one browser build, which are reproducible.
 * - `tolerant`: for pictures of two browser builds, which render the edges of letters a little differently.
 * @typedef {'exact' | 'tolerant'} Strictness
 */

/**
 * Tolerant: the largest perceived colour difference of a pixel, from 0 to 1. A redrawn grey edge passes, another colour
 * does not.
 */
const COLOUR_TOLERANCE = 0.1;

/**
 * Tolerant: the share of pixels (0.5 %) that may exceed {@link COLOUR_TOLERANCE}. Pixels that pixelmatch takes for
 * anti-aliasing do not count. A moved block or a changed word exceeds it, except on a very long page, where only the
 * exact comparison finds it. Measured: Chromium 150 and 156 with the same flags had no differing pixel in 200 pictures,
 * so this is a reserve.
 */
const PIXEL_TOLERANCE = 0.005;

/** @typedef {import('./image.mjs').Pixels} Pixels */

/**
 * Copies a picture onto a larger canvas, so that two pictures of different sizes can be compared.
 * @param {Pixels} picture
 * @param {number} width
 * @param {number} height
 * @returns {Pixels}
 */
function onCanvas(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < picture.height; y += 1) {
    picture.data.copy(data, y * width * 4, y * picture.width * 4, (y + 1) * picture.width * 4);
  }
  return { data, width, height };
}

/**
 * Counts the pixels that differ at all.
 * @param {Pixels} a
 * @param {Pixels} b
 */
function countUnequal(a, b) {
  let unequal = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    if (a.data.readInt32LE(at) !== b.data.readInt32LE(at)) unequal += 1;
  }
  return unequal;
}

/**
 * Compares two pictures by their pixels. A different size is a difference in both modes.
 * @param {Pixels} baseline
 * @param {Pixels} now
 * @param {Strictness} [strictness]
 * @returns {{ same: boolean, differingPixels: number, diff: Pixels | undefined }} `diff` shows the differing pixels in
 *   red over a pale copy; there is none when the pictures are the same.
 */
export function comparePictures(baseline, now, strictness = 'exact') {
  const sameSize = baseline.width === now.width && baseline.height === now.height;
  if (sameSize && baseline.data.equals(now.data)) return { same: true, differingPixels: 0, diff: undefined };

  const width = Math.max(baseline.width, now.width);
  const height = Math.max(baseline.height, now.height);
  const a = onCanvas(baseline, width, height);
  const b = onCanvas(now, width, height);
  const exact = strictness === 'exact';
  const diff = { data: Buffer.alloc(width * height * 4), width, height };
  const visible = pixelmatch(a.data, b.data, diff.data, width, height, {
    threshold: exact ? 0 : COLOUR_TOLERANCE,
    includeAA: exact,
  });
  // Exact mode counts the pixels itself, since pixelmatch ignores small colour changes even with a low threshold.
  const differingPixels = exact ? countUnequal(a, b) : visible;
  if (!exact && sameSize && differingPixels <= width * height * PIXEL_TOLERANCE) {
    return { same: true, differingPixels, diff: undefined };
  }
  return { same: false, differingPixels, diff };
}
