// @ts-check
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './figures.mjs';
import { PROFILE } from './visit.mjs';

/** @typedef {import('./visit.mjs').Load} Load */
/** @typedef {import('./lists.mjs').ListFigures} ListFigures */

/**
 * @typedef {object} Measured The measurements of a row, one for each run.
 * @property {string} name
 * @property {Load[]} loads
 * @property {{ cold: number, warm: number }[]} routes Empty when the row has none.
 * @property {import('./looks.mjs').Looks[]} looks Empty when not measured for this row.
 */

/**
 * @typedef {object} Bench The measurements of one bench.
 * @property {Measured[]} rows
 * @property {{ name: string, runs: ListFigures[] }[]} lists
 * @property {boolean} http2 Whether it was served over HTTP/2.
 * @property {number} runs
 * @property {string} browser
 * @property {string} commit
 * @property {Date} date
 */

/** @typedef {Load & { cold: number, warm: number }} Figures */

/**
 * Returns the medians of a row.
 * @param {Measured} row
 * @returns {Figures}
 */
function figuresOf({ loads, routes }) {
  const keys = /** @type {(keyof Load)[]} */ (Object.keys(loads[0] ?? {}));
  const medians = Object.fromEntries(keys.map((key) => [key, median(loads.map((load) => load[key]))]));
  return {
    .../** @type {Load} */ (/** @type {unknown} */ (medians)),
    cold: median(routes.map(({ cold }) => cold)),
    warm: median(routes.map(({ warm }) => warm)),
  };
}

/** @param {number} value @param {number} [digits] */
const shown = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '');

/** The columns of the first table: title, figure, digits. */
const COLUMNS = /** @type {[string, keyof Figures, number][]} */ ([
  ['JS gzip KiB', 'jsKib', 1],
  ['scripts', 'scripts', 0],
  ['requests', 'requests', 0],
  ['FCP', 'fcp', 0],
  ['LCP', 'lcp', 0],
  ['content', 'content', 0],
  ['in place', 'inPlace', 0],
  ['blocking', 'blocking', 0],
  ['script', 'script', 0],
  ['heap MiB', 'heapMib', 1],
  ['CLS', 'cls', 3],
]);

/** The figures that are compared with the limit page's: title and figure. */
const RATIOS = /** @type {[string, keyof Figures][]} */ ([
  ['FCP', 'fcp'],
  ['LCP', 'lcp'],
  ['in place', 'inPlace'],
  ['blocking', 'blocking'],
  ['script', 'script'],
  ['route cold', 'cold'],
  ['route warm', 'warm'],
]);

/** @param {string[]} titles @param {string[][]} rows */
const table = (titles, rows) =>
  [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @param {Map<string, Figures>} figures */
function ratioTable(figures) {
  const limit = figures.get('limit');
  const plain = figures.get('plain HTML of dashboard');
  if (!limit) return '';
  const rows = [...figures]
    .filter(([name]) => name !== 'limit' && !name.startsWith('plain HTML'))
    .map(([name, one]) => [
      name,
      ...RATIOS.map(([, key]) => shown(one[key] / limit[key], 2)),
      plain ? shown(one.fcp / plain.fcp, 2) : '',
      shown(one.inPlace / one.lcp, 2),
    ]);
  if (rows.length === 0) return '';
  const titles = ['page', ...RATIOS.map(([title]) => title), 'FCP x plain HTML', 'in place x own LCP'];
  return `## Times the limit page, in the same run\n\n${table(titles, rows)}\n`;
}

/** @param {Bench['rows']} rows */
function looksTable(rows) {
  const lines = rows
    .filter(({ looks }) => looks.length > 0)
    .map(({ name, looks }) => {
      const [at, lcp] = [median(looks.map((one) => one.at)), median(looks.map((one) => one.lcp))];
      return [name, shown(lcp), shown(at), shown(at / lcp, 2)];
    });
  if (lines.length === 0) return '';
  const titles = ['page', 'LCP', 'looks complete', 'x own LCP'];
  return `## When the first screen looks as it does in the end\n\nLoads of their own, since recording the frames slows them down.\n\n${table(titles, lines)}\n`;
}

/** @param {Bench['lists']} lists */
function listTable(lists) {
  if (lists.length === 0) return '';
  const rows = lists.map(({ name, runs }) => [
    name,
    ...['rows', 'longest', 'p95'].map((key) =>
      shown(median(runs.map((run) => run[/** @type {keyof ListFigures} */ (key)])), key === 'p95' ? 1 : 0),
    ),
  ]);
  const titles = ['list', 'rows in the DOM', 'longest task after mount', 'p95 of frames while scrolling'];
  return `## Large lists\n\nTasks of less than 50 ms count as 0.\n\n${table(titles, rows)}\n`;
}

/**
 * Formats the report as Markdown.
 * @param {Bench} bench
 * @returns {string}
 */
export function report({ rows, lists, http2, runs, browser, commit, date }) {
  const figures = new Map(rows.map((row) => [row.name, figuresOf(row)]));
  const { viewport, cpuSlowdown, latencyMs, downBitsPerSecond } = PROFILE;
  const lines = [...figures].map(([name, one]) => [
    name,
    ...COLUMNS.map(([, key, digits]) => shown(one[key], digits)),
    [one.cold, one.warm]
      .filter(Number.isFinite)
      .map((value) => shown(value))
      .join(' / '),
  ]);
  const titles = ['page', ...COLUMNS.map(([title]) => title), 'route cold / warm'];
  const sections = [
    figures.size > 0 ? table(titles, lines) : '',
    ratioTable(figures),
    looksTable(rows),
    listTable(lists),
  ];
  return `# Bench

${date.toISOString().slice(0, 10)}, ${commit}, ${browser}, production build on loopback, HTTP/${http2 ? 2 : 1.1}, compressed, cold load, CPU x${cpuSlowdown}, ${downBitsPerSecond / 1e6} Mbit/s down, ${latencyMs} ms a request, ${viewport.width}x${viewport.height}, median of ${runs}. Times in ms. Compare only by ratio within one run.

${sections.filter((section) => section !== '').join('\n\n')}
`;
}

/**
 * Writes the report, and appends a line with the medians to the history.
 * @param {string} folder
 * @param {Bench} bench
 * @returns {string} the report
 */
export function writeReport(folder, bench) {
  const text = report(bench);
  const { rows, lists, runs, browser, commit, date } = bench;
  const history = {
    date: date.toISOString(),
    commit,
    browser,
    runs,
    rows: Object.fromEntries(
      rows.map((row) => [row.name, { ...figuresOf(row), looks: median(row.looks.map(({ at, lcp }) => at / lcp)) }]),
    ),
    lists: Object.fromEntries(
      lists.map(({ name, runs: all }) => [
        name,
        { longest: median(all.map(({ longest }) => longest)), p95: median(all.map(({ p95 }) => p95)) },
      ]),
    ),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bench.md'), text);
  appendFileSync(join(folder, 'bench-history.jsonl'), `${JSON.stringify(history)}\n`);
  return text;
}
