// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { longest, samplesOf, sourceNames } from './cpu-profile.mjs';
import { timeline } from './timeline.mjs';
import { inContext, load } from './visit.mjs';

/** @typedef {import('./timeline.mjs').Item} Item */
/** @typedef {import('./cpu-profile.mjs').TraceEvent} TraceEvent */
/** @typedef {import('./recorder.mjs').Recorded} Recorded */

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'blink.user_timing',
  'loading',
  'v8.execute',
];
/** Longer tasks delay the response to input. */
const LONG_TASK_MS = 50;

/**
 * Returns the requests of a page, from its Resource Timing entries.
 * @param {import('playwright').Page} page
 * @returns {Promise<Item[]>}
 */
function requestsOf(page) {
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, startTime, responseEnd, initiatorType } = entry;
      const { pathname } = new URL(name);
      const api = pathname.startsWith('/api/');
      const script = pathname.endsWith('.js');
      return {
        kind: initiatorType === 'navigation' ? 'html' : api ? 'api' : script ? 'script' : 'other',
        name: api || script ? pathname.replace(/^\/(api|assets)\//, '') : pathname,
        start: startTime,
        end: responseEnd,
      };
    }),
  );
}

/** @param {{ name: string, ms: number }[]} parts */
const listed = (parts) =>
  parts
    .slice(0, 3)
    .map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`)
    .join(', ');

/**
 * Returns the long tasks, each with the functions and sources that took longest in it.
 * @param {Recorded['longTasks']} tasks
 * @param {{ events: readonly TraceEvent[], url: string, dist: string }} trace `url`: of the page
 * @returns {Item[]}
 */
function taskItems(tasks, { events, url, dist }) {
  // Frames of the page have navigations too, to other URLs.
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!navigation) throw new Error('The trace has no navigation.');
  const samples = samplesOf(events, navigation.pid);
  const nameOf = sourceNames(dist);
  return tasks
    .filter(({ duration }) => duration > LONG_TASK_MS)
    .map(({ at, duration }) => {
      const span = { from: navigation.ts + at * 1000, to: navigation.ts + (at + duration) * 1000 };
      const functions = longest(samples, span, (frame) => nameOf(frame).name);
      const sources = longest(samples, span, (frame) => nameOf(frame).source);
      const name = `${duration.toFixed(0)} ms  in ${listed(sources)}; top: ${listed(functions)}`;
      return { kind: 'task', name, start: at, end: at + duration };
    });
}

/**
 * Loads a row once, writes a Chrome trace of the load, and returns a summary with what each request waited for.
 * Profiling slows the page down, so the figures cannot be compared with those of the report.
 * @param {{ browser: import('playwright').Browser, url: string, row: import('./rows.mjs').Row, cookies: import('./visit.mjs').Cookies, dist: string, folder: string }} options
 *   `dist`: the build, with source maps; `folder`: where the trace and the summary go
 * @returns {Promise<string>}
 */
export async function traceRow({ browser, url, row, cookies, dist, folder }) {
  return inContext(browser, url, row, cookies, async (slow) => {
    await browser.startTracing(slow.page, { categories: CATEGORIES });
    const { load: figures, recorded } = await load(slow, row);
    const requests = await requestsOf(slow.page);
    const trace = await browser.stopTracing();
    const { traceEvents } = /** @type {{ traceEvents: TraceEvent[] }} */ (JSON.parse(trace.toString()));

    /** @param {Item['kind']} kind @param {string} name @param {number} at @returns {Item} */
    const moment = (kind, name, at) => ({ kind, name, start: at, end: at });
    const items = [
      ...requests,
      ...taskItems(recorded.longTasks, { events: traceEvents, url: `${url}${row.path}`, dist }),
      moment('paint', 'FCP', figures.fcp),
      moment('paint', `LCP ${recorded.lcpNode}`, figures.lcp),
      ...(row.content ? [moment('paint', 'content', figures.content)] : []),
      moment('paint', `first screen in place, last ${recorded.lastNode}`, figures.inPlace),
      ...recorded.shifts.map(({ at, value, nodes }) => moment('shift', `${value.toFixed(3)} ${nodes.join(', ')}`, at)),
    ];
    const { blocking, script, cls, jsKib, scripts } = figures;
    const summary = `The load of ${row.name}: ms since the navigation; "<" is what ended last before, or the task that ran.
${jsKib.toFixed(1)} KiB in ${scripts} scripts, blocking ${blocking.toFixed(0)}, script ${script.toFixed(0)}, CLS ${cls.toFixed(3)} (slowed down by profiling).

${timeline(items)}
`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'bench-trace.json'), trace);
    writeFileSync(join(folder, 'bench-trace.txt'), summary);
    return summary;
  });
}
