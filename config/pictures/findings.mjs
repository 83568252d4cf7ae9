// @ts-check
import { baselineNames, readBaseline } from './baselines.mjs';
import { comparePictures } from './compare.mjs';

/**
 * Holds the pictures against the baselines. A baseline that no story makes any more is a finding too: whoever removes a
 * story has to say so by accepting its pictures' end.
 * @param {string} dir
 * @param {Map<string, Uint8Array>} pictures
 * @param {{ strictness: import('./compare.mjs').Strictness, isCompared: (name: string) => boolean, isExpected: (name: string) => boolean }} options
 * @returns {import('./report.mjs').Finding[]}
 */
export function holdAgainstBaselines(dir, pictures, { strictness, isCompared, isExpected }) {
  const orphans = baselineNames(dir).filter((name) => !isExpected(name));
  /** @type {import('./report.mjs').Finding[]} */
  const found = orphans.map((name) => ({
    name,
    kind: 'orphan',
    sentence: 'No story makes this picture any more.',
    baseline: readBaseline(dir, name),
    now: undefined,
    diff: undefined,
  }));
  for (const [name, now] of pictures) {
    if (!isCompared(name)) continue;
    const baseline = readBaseline(dir, name);
    if (!baseline) {
      found.push({ name, kind: 'missing', sentence: 'There is no baseline.', baseline, now, diff: undefined });
      continue;
    }
    const { same, differingPixels, diffPng } = comparePictures(baseline, now, strictness);
    if (same) continue;
    found.push({ name, kind: 'differs', sentence: `${differingPixels} pixels differ.`, baseline, now, diff: diffPng });
  }
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
