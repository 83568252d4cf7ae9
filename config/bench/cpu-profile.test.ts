import { expect, test } from 'vitest';
import { longest, samplesOf } from './cpu-profile.mjs';

const chunk = (pid: number, nodes: [number, string][], samples: number[], timeDeltas: number[]) => ({
  name: 'ProfileChunk',
  pid,
  tid: 1,
  ts: 0,
  args: {
    data: {
      cpuProfile: { nodes: nodes.map(([id, functionName]) => ({ id, callFrame: { functionName } })), samples },
      timeDeltas,
    },
  },
});

const events = [
  { name: 'Profile', pid: 7, tid: 1, ts: 0, args: { data: { startTime: 1000 } } },
  chunk(
    7,
    [
      [1, 'render'],
      [2, '(idle)'],
    ],
    [1, 2],
    [0, 4000],
  ),
  chunk(9, [[1, 'other process']], [1], [0]),
  chunk(7, [[3, 'parse']], [3, 1, 1], [1000, 2000, 1000]),
];

test('a sample lasts until the next one of its process', () => {
  const samples = samplesOf(events, 7).map(({ at, duration, frame }) => [at, duration, frame.functionName]);
  expect(samples).toEqual([
    [1000, 4000, 'render'],
    [5000, 1000, '(idle)'],
    [6000, 2000, 'parse'],
    [8000, 1000, 'render'],
    [9000, 0, 'render'],
  ]);
});

test.each([
  [
    'all of it',
    { from: 0, to: 9000 },
    [
      { name: 'render', ms: 5 },
      { name: 'parse', ms: 2 },
    ],
  ],
  [
    'what is within the span',
    { from: 4000, to: 7000 },
    [
      { name: 'render', ms: 1 },
      { name: 'parse', ms: 1 },
    ],
  ],
  ['nothing', { from: 20_000, to: 30_000 }, []],
])('the longest functions: %s', (_what, span, expected) => {
  expect(longest(samplesOf(events, 7), span, ({ functionName }) => functionName)).toEqual(expected);
});
