// @ts-check
/** Finds the functions in which a long task spent its time, from the CPU profile in a Chrome trace and source maps. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';

/** @typedef {{ name: string, pid: number, tid: number, ts: number, id?: string, args?: any }} TraceEvent */
/** @typedef {{ functionName: string, url?: string, lineNumber?: number, columnNumber?: number }} CallFrame */
/** @typedef {{ at: number, duration: number, frame: CallFrame }} Sample `at`, `duration` in microseconds. */

/**
 * Returns the samples of the CPU profile of a process.
 * @param {readonly TraceEvent[]} events
 * @param {number} pid
 * @returns {Sample[]}
 */
export function samplesOf(events, pid) {
  /** @type {Map<number, CallFrame>} */
  const frames = new Map();
  /** @type {Sample[]} */
  const samples = [];
  let at = 0;
  for (const { name, args, pid: process } of events) {
    if (process !== pid) continue;
    if (name === 'Profile') at = args.data.startTime;
    if (name !== 'ProfileChunk') continue;
    const { cpuProfile = {}, timeDeltas = [] } = args.data;
    for (const { id, callFrame } of cpuProfile.nodes ?? []) frames.set(id, callFrame);
    for (const [i, id] of (cpuProfile.samples ?? []).entries()) {
      at += timeDeltas[i];
      const last = samples.at(-1);
      if (last) last.duration = at - last.at;
      samples.push({ at, duration: 0, frame: frames.get(id) ?? { functionName: '(unknown)' } });
    }
  }
  return samples;
}

/**
 * Sums up the time of each name between two times, longest first.
 * @param {readonly Sample[]} samples
 * @param {{ from: number, to: number }} span Microseconds.
 * @param {(frame: CallFrame) => string} nameOf
 * @returns {{ name: string, ms: number }[]}
 */
export function longest(samples, { from, to }, nameOf) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const { at, duration, frame } of samples) {
    const within = Math.min(at + duration, to) - Math.max(at, from);
    if (within <= 0 || frame.functionName === '(idle)') continue;
    const name = nameOf(frame);
    times.set(name, (times.get(name) ?? 0) + within / 1000);
  }
  return [...times].map(([name, ms]) => ({ name, ms })).toSorted((a, b) => b.ms - a.ms);
}

/**
 * Returns a function that finds the source name of a call frame, by the source maps beside the built files.
 * @param {string} dist
 * @returns {(frame: CallFrame) => { name: string, source: string }} `source`: the package, or the file of ours
 */
export function sourceNames(dist) {
  /** @type {Map<string, SourceMap | null>} */
  const maps = new Map();
  /** @param {string} file */
  function mapOf(file) {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const path = join(dist, 'assets', `${file}.map`);
    const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
    maps.set(file, map);
    return map;
  }
  return ({ functionName, url = '', lineNumber = 0, columnNumber = 0 }) => {
    if (!url) return { name: functionName || '(browser)', source: 'browser' };
    const file = basename(new URL(url).pathname) || 'index.html';
    const entry = mapOf(file)?.findEntry(lineNumber, columnNumber);
    if (!entry || !('originalSource' in entry) || !entry.originalSource)
      return { name: `${functionName || '(anonymous)'} in ${file}`, source: file };
    const path = entry.originalSource.replace(/^(\.\.\/)+/, '');
    const source = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;
    const name = /** @type {{ name?: string }} */ (entry).name ?? functionName;
    return { name: `${name || '(anonymous)'} in ${source}:${entry.originalLine + 1}`, source };
  };
}
