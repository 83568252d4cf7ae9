// @ts-check
import sharp from 'sharp';

/**
 * The pixels of a picture, four bytes each.
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
 * The format of baselines: lossless WebP, about a third of the size of the PNG.
 * @param {Pixels} pixels
 * @returns {Promise<Buffer>}
 */
export function encodeBaseline(pixels) {
  return encoder(pixels).webp({ lossless: true, exact: true, effort: 4 }).toBuffer();
}

/**
 * The format of reports.
 * @param {Pixels} pixels
 * @returns {Promise<Buffer>}
 */
export function encodePng(pixels) {
  return encoder(pixels).png().toBuffer();
}
