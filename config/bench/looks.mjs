// @ts-check
/** Measures when a page looks complete, by recorded frames; `inPlace` is measured by changes in the DOM instead. */
import sharp from 'sharp';
import { load } from './visit.mjs';

/**
 * @typedef {object} Frame A recorded frame of the page.
 * @property {number} at Since the navigation, ms.
 * @property {Uint8Array} pixels Red, green and blue, one after the other.
 */

/** @typedef {{ at: number, lcp: number }} Looks When the page looked complete, and the largest paint of the same load. */

/** Two pixels differ when the differences of their three channels add up to more than this. */
const TOLERANCE = 48;
/** Two frames look the same when at most this share of their pixels differ; a line of text is more. */
const SHARE = 0.01;
/** The frames are compared at this width in pixels, at which a line of text still shows as a line. */
const WIDTH = 206;

/**
 * Returns the share of pixels that differ, from 0 to 1.
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
 * Returns the time of the first frame from which on all frames look like the last one; NaN without frames.
 * @param {readonly Frame[]} frames
 */
export function looksComplete(frames) {
  const last = frames.at(-1);
  if (!last) return Number.NaN;
  const before = frames.findLastIndex(({ pixels }) => difference(pixels, last.pixels) > SHARE);
  return frames[before + 1]?.at ?? Number.NaN;
}

/**
 * Loads a path and records its frames. Recording slows the load down a little, so its other figures do not count.
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
    // A frame of the empty page before the navigation.
    if (at < 0) continue;
    const pixels = await sharp(Buffer.from(jpeg, 'base64')).resize({ width: WIDTH }).removeAlpha().raw().toBuffer();
    frames.push({ at, pixels });
  }
  return { at: looksComplete(frames), lcp };
}
