// @ts-check
import sharp from 'sharp';

/**
 * The pixels of a picture in RGBA, four bytes each.
 * @typedef {{ data: Buffer, width: number, height: number }} Pixels
 */

/**
 * @param {Uint8Array} file A PNG or a WebP.
 * @returns {Promise<Pixels>}
 */
export async function decodeImage(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** @param {Pixels} pixels */
const encoder = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: 4 } });

/**
 * Encodes pixels for a baseline: lossless WebP, about a third of the size of a PNG.
 * @param {Pixels} pixels
 * @returns {Promise<Buffer>}
 */
export function encodeBaseline(pixels) {
  return encoder(pixels).webp({ lossless: true, exact: true, effort: 4 }).toBuffer();
}

/**
 * Encodes pixels for a report.
 * @param {Pixels} pixels
 * @returns {Promise<Buffer>}
 */
export function encodePng(pixels) {
  return encoder(pixels).png().toBuffer();
}
