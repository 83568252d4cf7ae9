// @ts-check
/** Statistics of the bench. */

/**
 * Returns the median; NaN without values.
 * @param {readonly number[]} values
 * @returns {number}
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/**
 * Returns the smallest value that this share of all values does not exceed; NaN without values.
 * @param {readonly number[]} values
 * @param {number} share From 0 to 1.
 * @returns {number}
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** A session window of CLS ends after this pause between two shifts or at this length, as the metric defines. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

/**
 * Returns the cumulative layout shift: the largest sum of shifts in one session window.
 * @param {readonly { at: number, value: number }[]} shifts In the order of their times.
 * @returns {number}
 */
export function cumulativeShift(shifts) {
  let largest = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    if (at - last >= SHIFT_GAP_MS || at - first >= SHIFT_WINDOW_MS) {
      first = at;
      sum = 0;
    }
    last = at;
    sum += value;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/**
 * Returns the total blocking time: the sum of what each long task takes beyond 50 ms.
 * @param {readonly { duration: number }[]} tasks
 * @returns {number}
 */
export function blockingTime(tasks) {
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}
