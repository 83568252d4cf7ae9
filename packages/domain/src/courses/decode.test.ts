import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FailureError } from '../shared/index.ts';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { decodeCourseList, decodeCoursePage } from './decode.ts';

const sent = {
  Id: 101,
  ItemType: 1,
  CourseCode: 'PTE',
  CourseName: 'PTE Academic',
  CourseDescription: 'Six weeks.',
  IconSource: 2,
  IconValue: 'fa fa-microphone',
  Status: 4,
  CourseStatus: 1,
  ProgressStatus: 'In Progress',
  Display: true,
};

const read = (row: object) => decodeCoursePage({ rows: [row], total: 1 }, decodeContext).rows[0];
const without = (...fields: (keyof typeof sent)[]) =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => !fields.includes(name as keyof typeof sent)));

test('a course is read', () => {
  expect(read(sent)).toEqual({
    id: 101,
    kind: 'course',
    name: 'PTE Academic',
    description: 'Six weeks.',
    icon: { kind: 'font', className: 'fa fa-microphone' },
    availability: 'active',
    progress: 'inProgress',
  });
});

test.each([
  [1, 'course'],
  [2, 'diagnosticTest'],
  [9, 'diagnosticTest'],
  [0, 'diagnosticTest'],
  [-1, 'diagnosticTest'],
])('item type %d is a %s (contract 3.1)', (ItemType, kind) => {
  expect(read({ ...sent, ItemType })).toMatchObject({ kind });
});

test.each([
  ['1 with a value', 1, 'fa fa-x', { kind: 'default' }],
  ['1 without a value', 1, null, { kind: 'default' }],
  ['2 with a class', 2, 'fa fa-x', { kind: 'font', className: 'fa fa-x' }],
  ['2 with an empty value', 2, '', { kind: 'default' }],
  ['2 with null', 2, null, { kind: 'default' }],
  ['3 with an address', 3, '/icons/a.svg', { kind: 'image', url: 'https://main.example/icons/a.svg' }],
  ['3 with an address that may not be followed', 3, 'javascript:alert(1)', { kind: 'default' }],
  ['3 with an empty value', 3, '', { kind: 'default' }],
  ['3 with null', 3, null, { kind: 'default' }],
  ['0', 0, 'fa fa-x', { kind: 'default' }],
  ['4', 4, 'fa fa-x', { kind: 'default' }],
  ['null', null, 'fa fa-x', { kind: 'default' }],
])('icon source %s', (_name, IconSource, IconValue, icon) => {
  expect(read({ ...sent, IconSource, IconValue })).toMatchObject({ icon });
});

test('an icon without source and value is the default one', () => {
  expect(read(without('IconSource', 'IconValue'))).toMatchObject({ icon: { kind: 'default' } });
});

test.each([
  ['Not Started', 'notStarted'],
  ['In Progress', 'inProgress'],
  ['Completed', 'completed'],
  ['in progress', 'inProgress'],
  ['COMPLETED', 'completed'],
  ['Paused', 'notStarted'],
  ['', 'notStarted'],
  [null, 'notStarted'],
  [2, 'notStarted'],
  ['constructor', 'notStarted'],
  ['__proto__', 'notStarted'],
])('progress %j is %s (contract 1.7: unknown is never an exception)', (ProgressStatus, progress) => {
  expect(read({ ...sent, ProgressStatus })).toMatchObject({ progress });
});

test('a course without progress has not started', () => {
  expect(read(without('ProgressStatus'))).toMatchObject({ progress: 'notStarted' });
});

test.each([
  [4, 1, 'active'],
  [4, 2, 'maintenance'],
  [4, 0, 'maintenance'],
  [16, 1, 'expired'],
  [8, 1, 'archived'],
  [4, 3, 'archived'],
  [0, 1, 'maintenance'],
  [1, 1, 'maintenance'],
  ['Active', 'EditMode', 'maintenance'],
  ['active', 'draft', 'maintenance'],
  ['PACKAGEEXPIRED', 'Ready', 'expired'],
  ['archive', 'READY', 'archived'],
  ['ACTIVE', 'ready', 'active'],
  [99, 1, 'maintenance'],
  [4, 99, 'maintenance'],
  ['Unheard', 'Of', 'maintenance'],
  [null, null, 'maintenance'],
])('status %j with course status %j is %s', (Status, CourseStatus, availability) => {
  expect(read({ ...sent, Status, CourseStatus })).toMatchObject({ availability });
});

test('a course without either status stays closed', () => {
  expect(read(without('Status', 'CourseStatus'))).toMatchObject({ availability: 'maintenance' });
});

test.each([[null], [''], [undefined]])('a description of %j is none', (CourseDescription) => {
  expect(read({ ...sent, CourseDescription })).toMatchObject({ description: null });
});

test.each([
  ['no id', without('Id')],
  ['an id as text', { ...sent, Id: '101' }],
  ['no name', without('CourseName')],
  ['a name of null', { ...sent, CourseName: null }],
  ['no item type', without('ItemType')],
  ['an item type as text', { ...sent, ItemType: '1' }],
  ['a description that is a number', { ...sent, CourseDescription: 5 }],
])('a course with %s is not understood', (_name, row) => {
  expect(() => read(row)).toThrow(FailureError);
});

test('a list that comes whole is read as one page', () => {
  const image = { IconSource: 3, IconValue: '/a.svg' };
  expect(
    decodeCourseList(
      [
        { ...sent, ...image },
        { ...sent, Id: 301, ItemType: 2 },
      ],
      decodeContext,
    ),
  ).toMatchObject({
    rows: [
      { id: 101, kind: 'course', icon: { kind: 'image', url: 'https://main.example/a.svg' } },
      { id: 301, kind: 'diagnosticTest' },
    ],
    total: 2,
  });
  expect(decodeCourseList([], decodeContext)).toEqual({ rows: [], total: 0 });
  expect(() => decodeCourseList({ rows: [sent], total: 1 }, decodeContext)).toThrow(FailureError);
});

describe('whatever JSON comes', () => {
  /** Rows that look like courses, with any JSON in any field. */
  const almost = fc.record(
    Object.fromEntries(Object.entries(sent).map(([name, good]) => [name, fc.oneof(fc.constant(good), fc.jsonValue())])),
    { requiredKeys: [] },
  );
  const page = fc.oneof(fc.jsonValue(), fc.record({ rows: fc.array(almost, { maxLength: 3 }), total: fc.nat() }));

  test('each course is whole, or nothing is understood', () => {
    fc.assert(
      fc.property(page, (value) => {
        try {
          for (const course of decodeCoursePage(value, decodeContext).rows) {
            expect(Object.values(course)).not.toContain(undefined);
            expect(['notStarted', 'inProgress', 'completed']).toContain(course.progress);
            expect(['active', 'maintenance', 'expired', 'archived']).toContain(course.availability);
          }
        } catch (thrown) {
          if (!(thrown instanceof FailureError)) throw thrown;
          expect(thrown.failure.kind).toBe('notUnderstood');
        }
      }),
      { seed: 29, numRuns: 800 },
    );
  });
});
