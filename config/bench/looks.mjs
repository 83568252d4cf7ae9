// @ts-check
/** When a page looked as it does in the end: by its frames, where `inPlace` goes by its nodes. */
import sharp from 'sharp';
import { load } from './visit.mjs';

/**
 * @typedef {object} Frame What the page looked like at a time.
 * @property {number} at Since the navigation, ms.
 * @property {Uint8Array} pixels Red, green and blue, one after the other.
 */

/** @typedef {{ at: number, lcp: number }} Looks When the page looked complete, and the largest paint of the same load. */

/** A pixel is another one when its three channels together differ by more. */
const TOLERANCE = 48;
/** At most this share of the pixels is another one: less than a line of words. */
const SHARE = 0.01;
/** The frames are compared at this width, where a line of words is still a line. */
const WIDTH = 206;

/**
 * The share of pixels that differ, from 0 to 1.
 * @param {Uint8Array} one
 * @param {Uint8Array} other
 */
function difference(one, other) {
  if (one.length !== other.length) return 1;
  let differing = 0;
  /** @param {number} i */
  const apart = (i) => Math.abs((one[i] ?? 0) - (other[i] ?? 0));
  for (let i = 0; i < one.length; i += 3) if (apart(i) + apart(i + 1) + apart(i + 2) > TOLERANCE) differing += 1;
  return (3 * differing) / one.length;
}

/**
 * The time of the first frame from which on the page looks like the last one; NaN without frames.
 * @param {readonly Frame[]} frames
 */
export function looksComplete(frames) {
  const last = frames.at(-1);
  if (!last) return Number.NaN;
  const before = frames.findLastIndex(({ pixels }) => difference(pixels, last.pixels) > SHARE);
  return frames[before + 1]?.at ?? Number.NaN;
}

/**
 * Loads a path while its frames are recorded, which slows it down a little: its other figures are not those of the table.
 * @param {import('./visit.mjs').SlowPage} slow
 * @param {import('./visit.mjs').Target} target
 * @returns {Promise<Looks>}
 */
export async function loadWithFrames(slow, target) {
  const { page, devtools } = slow;
  /** @type {{ seconds: number, jpeg: string }[]} */
  const recorded = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    recorded.push({ seconds: metadata.timestamp ?? Number.NaN, jpeg: data });
    // The page may be gone by then.
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.enable');
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  const { lcp } = (await load(slow, target)).load;
  await devtools.send('Page.stopScreencast');
  const navigation = await page.evaluate(() => performance.timeOrigin);
  const frames = [];
  for (const { seconds, jpeg } of recorded) {
    const at = seconds * 1000 - navigation;
    // Of the empty page before.
    if (at < 0) continue;
    const pixels = await sharp(Buffer.from(jpeg, 'base64')).resize({ width: WIDTH }).removeAlpha().raw().toBuffer();
    frames.push({ at, pixels });
  }
  return { at: looksComplete(frames), lcp };
}
