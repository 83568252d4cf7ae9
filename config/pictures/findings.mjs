// @ts-check
import { baselineNames, pairHash, readBaseline } from './baselines.mjs';
import { comparePictures } from './compare.mjs';
import { decodeImage, encodePng } from './image.mjs';

/** How many pictures are decoded at the same time. */
const AT_ONCE = 4;

/**
 * Maps names to results, {@link AT_ONCE} at a time. The results are in the order in which they are ready.
 * @template T
 * @param {Iterable<string>} names
 * @param {(name: string) => Promise<T>} work
 * @returns {Promise<T[]>}
 */
export async function mapNames(names, work) {
  const queue = [...names];
  /** @type {T[]} */
  const results = [];
  const next = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) results.push(await work(name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return results;
}

/**
 * @typedef {object} Comparison
 * @property {string} dir Folder of the baselines.
 * @property {ReadonlySet<string>} expected The names of all pictures of all stories.
 * @property {readonly string[]} compared The names of the pictures to compare with their baselines.
 * @property {(name: string) => Uint8Array} readTaken Reads the PNG that was taken.
 * @property {import('./compare.mjs').Strictness} strictness
 * @property {import('./baselines.mjs').SamePixels} samePixels
 */

/**
 * Compares the pictures with the baselines. A baseline without a story is a finding too, so that a removed story has to be
 * accepted.
 * @param {Comparison} comparison
 * @returns {Promise<import('./report.mjs').Finding[]>}
 */
export async function compareWithBaselines({ dir, expected, compared, readTaken, strictness, samePixels }) {
  const orphans = await mapNames(
    baselineNames(dir).filter((name) => !expected.has(name)),
    async (name) => {
      const baseline = await readBaseline(dir, name);
      return finding(name, 'orphan', 'No story makes this picture any more.', {
        baseline: baseline && (await encodePng(baseline)),
      });
    },
  );
  const others = await mapNames(compared, async (name) => {
    const now = readTaken(name);
    if (samePixels[name] !== undefined && samePixels[name] === pairHash(dir, name, now)) return undefined;
    const baseline = await readBaseline(dir, name);
    if (!baseline) return finding(name, 'missing', 'There is no baseline.', { now });
    const { same, differingPixels, diff } = comparePictures(baseline, await decodeImage(now), strictness);
    if (same) return undefined;
    return finding(name, 'differs', `${differingPixels} pixels differ.`, {
      baseline: await encodePng(baseline),
      now,
      diff: diff && (await encodePng(diff)),
    });
  });
  return [...orphans, ...others.filter((found) => found !== undefined)].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * @param {string} name
 * @param {import('./report.mjs').Finding['kind']} kind
 * @param {string} sentence
 * @param {Partial<Pick<import('./report.mjs').Finding, 'baseline' | 'now' | 'diff'>>} pictures
 * @returns {import('./report.mjs').Finding}
 */
function finding(name, kind, sentence, { baseline, now, diff }) {
  return { name, kind, sentence, baseline, now, diff };
}
