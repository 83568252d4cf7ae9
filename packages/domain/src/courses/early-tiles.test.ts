import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { decodeCoursePage } from './decode.ts';
import { earlyTiles, readEarlyTiles } from './early-tiles.ts';

const read = (answer: unknown) => readEarlyTiles(answer, decodeContext.toSafeHref);

const sent = {
  Id: 101,
  ItemType: 1,
  CourseName: 'PTE Academic',
  CourseDescription: 'Six weeks.',
  IconSource: 1,
  IconValue: null,
  Status: 4,
  CourseStatus: 1,
  ProgressStatus: 'In Progress',
};
const tile = {
  id: 101,
  kind: 'course',
  name: 'PTE Academic',
  description: 'Six weeks.',
  availability: 'active',
  progress: 'inProgress',
  icon: { kind: 'default' },
};
const page = (...rows: unknown[]) => ({ rows, total: rows.length });

test('the tile of a course that can be opened says what the course is', () => {
  expect(read(page(sent))).toEqual([tile]);
});

test.each([
  ['a diagnostic test', { ItemType: 2 }, { kind: 'diagnosticTest' }],
  ['without a description', { CourseDescription: null }, { description: null }],
  ['with an empty one', { CourseDescription: '' }, { description: null }],
  ['not started', { ProgressStatus: 'Not Started' }, { progress: 'notStarted' }],
  ['completed', { ProgressStatus: 'Completed' }, { progress: 'completed' }],
  ['with an icon of no source', { IconSource: undefined, IconValue: 'fa-mic' }, { icon: { kind: 'default' } }],
  ['with a picture of another source', { IconSource: 1, IconValue: '/a.png' }, { icon: { kind: 'default' } }],
  ['with an icon by name', { IconSource: 2, IconValue: 'fa-mic' }, { icon: { kind: 'font', className: 'fa-mic' } }],
  [
    'with a picture',
    { IconSource: 3, IconValue: '/a.png' },
    { icon: { kind: 'image', url: 'https://main.example/a.png' } },
  ],
  [
    'with a picture that is not allowed',
    { IconSource: 3, IconValue: 'javascript:alert(1)' },
    { icon: { kind: 'default' } },
  ],
])('a course %s', (_name, change, expected) => {
  expect(read(page({ ...sent, ...change }))).toEqual([{ ...tile, ...expected }]);
});

test.each([
  ['is archived', { CourseStatus: 3 }],
  ['has an expired package', { Status: 16 }],
  ['is under maintenance', { CourseStatus: 2 }],
  ['has codes in words', { Status: 'Active', CourseStatus: 'Ready' }],
  ['has no name', { CourseName: undefined }],
  ['has an id in words', { Id: '101' }],
  ['has a type in words', { ItemType: '1' }],
  ['has a description that is none', { CourseDescription: 5 }],
  ['has another progress', { ProgressStatus: 'toString' }],
  ['has an icon that is none', { IconSource: 2, IconValue: 5 }],
])('a course that %s has none yet', (_name, change) => {
  expect(read(page({ ...sent, ...change }))).toEqual([null]);
});

test.each([null, undefined, '', 5, [], {}, { rows: null }, { rows: {} }, { rows: 'x' }])(
  '%j has no tiles',
  (answer) => {
    expect(read(answer)).toEqual([]);
  },
);

test('rows that are null are left out, as by the decoder', () => {
  expect(read(page(sent, null, sent, { ...sent, Status: 8 }))).toEqual([tile, tile, null]);
});

describe('whatever is sent', () => {
  const values = [
    null,
    undefined,
    0,
    1,
    2,
    3,
    4,
    16,
    '',
    '/a.png',
    'Active',
    'In Progress',
    'Completed',
    'PTE',
    1.5,
    {},
  ];
  const field = fc.constantFrom(...values);
  const row = fc.record(Object.fromEntries(Object.keys(sent).map((name) => [name, field])), { requiredKeys: [] });
  const rows = fc.array(fc.oneof(fc.constant(sent), row, field));

  test('nothing throws', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.anything()), (answer) => Array.isArray(read(answer))));
  });

  test('a tile says what the decoder says', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const answer = page(...list);
        let decoded;
        try {
          decoded = earlyTiles(decodeCoursePage(answer, decodeContext).rows);
        } catch {
          return;
        }
        expect(read(answer).map((one, at) => one ?? decoded[at])).toEqual(decoded);
      }),
    );
  });
});
