// @ts-check
import { PROFILE } from './visit.mjs';

/** @typedef {import('./visit.mjs').Load} Load */

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {Load[]} loads One for each run.
 * @property {Load[]} control The plain HTML with the same content, in the same runs.
 * @property {{ cold: number, warm: number }[]} [routes]
 */

/**
 * @param {number[]} values
 * @returns {number}
 */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/**
 * The median of one figure over all runs.
 * @param {Load[]} loads
 * @param {keyof Load} figure
 */
function of(loads, figure) {
  return median(loads.map((load) => load[figure]));
}

/**
 * @param {string} name
 * @param {Load[]} loads
 * @param {string[]} rest
 */
function line(name, loads, rest) {
  const figures = [
    of(loads, 'jsKib').toFixed(1),
    of(loads, 'requests').toFixed(0),
    .../** @type {const} */ (['fcp', 'lcp', 'blocking']).map((figure) => of(loads, figure).toFixed(0)),
    of(loads, 'heapMib').toFixed(1),
  ];
  return `| ${[name, ...figures, ...rest].join(' | ')} |`;
}

/**
 * The whole report as Markdown.
 * @param {{ rows: Row[], runs: number, browser: string, date: Date }} measured
 * @returns {string}
 */
export function report({ rows, runs, browser, date }) {
  const lines = rows.flatMap(({ name, loads, control, routes }) => {
    const ratio = (/** @type {'fcp' | 'lcp'} */ figure) => (of(loads, figure) / of(control, figure)).toFixed(2);
    const change = routes
      ? `${median(routes.map(({ cold }) => cold)).toFixed(0)} / ${median(routes.map(({ warm }) => warm)).toFixed(0)}`
      : '';
    return [
      line(`plain HTML, same content as ${name}`, control, ['', '', '']),
      line(name, loads, [ratio('fcp'), ratio('lcp'), change]),
    ];
  });
  const { viewport, cpuSlowdown, latencyMs, downBitsPerSecond } = PROFILE;
  return `# Bench

${date.toISOString().slice(0, 10)}, ${browser}, production build on loopback, compressed, cold load, CPU x${cpuSlowdown}, ${downBitsPerSecond / 1e6} Mbit/s down, ${latencyMs} ms a request, ${viewport.width}x${viewport.height}, median of ${runs}. Compare only by ratio within one run.

| page | JS gzip KiB | requests | FCP ms | LCP ms | blocking ms | heap MiB | FCP x plain | LCP x plain | to the course list, cold / warm ms |
|---|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
}
