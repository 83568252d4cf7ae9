import { expect, test } from 'vitest';
import { report } from './report.mjs';

const load = {
  jsKib: 120,
  scripts: 1,
  requests: 3,
  fcp: 1000,
  lcp: 1200,
  content: Number.NaN,
  inPlace: 1500,
  blocking: 100,
  script: 200,
  heapMib: 2.25,
  cls: 0.0123,
};
const rows = [
  { name: 'limit', loads: [load], routes: [{ cold: 300, warm: 50 }], looks: [] },
  { name: 'plain HTML of dashboard', loads: [{ ...load, fcp: 250 }], routes: [], looks: [] },
  {
    name: 'dashboard',
    loads: [load, { ...load, lcp: 1400 }, { ...load, lcp: 2400 }],
    routes: [{ cold: 450, warm: 60 }],
    looks: [
      { at: 1500, lcp: 1200 },
      { at: 1600, lcp: 1250 },
      { at: 9000, lcp: 1300 },
    ],
  },
];
const lists = [{ name: '5,000 events', runs: [{ rows: 30, longest: 60, p95: 16.7 }] }];
const bench = {
  rows,
  lists,
  http2: false,
  runs: 3,
  browser: 'chromium 1',
  commit: 'abc',
  date: new Date('2026-11-23T10:00:00Z'),
};
const linesOf = (text: string) => text.split('\n');

test.each([
  ['the limit page', '| limit | 120.0 | 1 | 3 | 1000 | 1200 |  | 1500 | 100 | 200 | 2.3 | 0.012 | 300 / 50 |'],
  [
    'the median of the runs',
    '| dashboard | 120.0 | 1 | 3 | 1000 | 1400 |  | 1500 | 100 | 200 | 2.3 | 0.012 | 450 / 60 |',
  ],
  ['ratios to the limit page', '| dashboard | 1.00 | 1.17 | 1.00 | 1.00 | 1.00 | 1.50 | 1.20 | 4.00 | 1.07 |'],
  ['when pages look complete', '| dashboard | 1250 | 1600 | 1.28 |'],
  ['large lists', '| 5,000 events | 30 | 60 | 16.7 |'],
])('the report has %s', (_what, line) => {
  expect(linesOf(report(bench))).toContain(line);
});

test('a bench of lists alone has no table of pages', () => {
  const text = report({ ...bench, rows: [] });
  expect(text).not.toContain('JS gzip KiB');
  expect(text).toContain('5,000 events');
});
