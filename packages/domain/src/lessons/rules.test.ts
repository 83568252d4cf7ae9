import { describe, expect, test } from 'vitest';
import type { Lesson, TopicNode } from './model.ts';
import {
  selectedCourseStatus,
  lessonOpening,
  lessonsOf,
  lessonState,
  lockReason,
  moduleProgress,
  moduleState,
  topicState,
} from './rules.ts';

/** CRS-28, CRS-29. */
describe('a topic', () => {
  test.each([
    // total, done, submitted, in progress
    [9, 0, 0, 0, 'notStarted'],
    [9, 0, 0, 1, 'inProgress'],
    [9, 0, 1, 0, 'inProgress'],
    [9, 1, 0, 0, 'inProgress'],
    [9, 8, 1, 0, 'inProgress'],
    [9, 9, 0, 0, 'done'],
    [9, 9, 3, 2, 'done'],
    [1, 1, 0, 0, 'done'],
    // All of nothing.
    [0, 0, 0, 0, 'done'],
    // More than there are: the counts differ, so it is not done.
    [3, 4, 0, 0, 'inProgress'],
  ] as const)('of %i with %i done, %i submitted, %i in progress is %s', (total, done, submitted, inProgress, state) => {
    expect(topicState({ total, done, submitted, inProgress })).toBe(state);
  });
});

/** CRS-30. */
describe('a lesson', () => {
  const [no, yes] = [false, true];
  test.each([
    // completed, in progress, submitted
    [no, no, no, 'notDone'],
    [no, yes, no, 'inProgress'],
    [no, no, yes, 'inProgress'],
    [no, yes, yes, 'inProgress'],
    [yes, no, no, 'done'],
    [yes, yes, no, 'done'],
    [yes, no, yes, 'done'],
    [yes, yes, yes, 'done'],
  ] as const)('completed %s, in progress %s, submitted %s is %s', (completed, inProgress, submitted, state) => {
    expect(lessonState({ completed, inProgress, submitted })).toBe(state);
  });

  /** CRS-31: its package is active, it is not locked, and enabled for the class OR class config not overwritten. */
  test.each([
    // package active, parent locked, enabled for class, class config overwritten
    [yes, no, yes, no, null],
    [yes, no, yes, yes, null],
    [yes, no, no, no, null],
    [yes, no, no, yes, 'class'],
    [no, no, yes, no, 'package'],
    [no, no, yes, yes, 'package'],
    [no, no, no, no, 'package'],
    [no, no, no, yes, 'package'],
    [yes, yes, yes, no, 'package'],
    [yes, yes, yes, yes, 'package'],
    [yes, yes, no, no, 'package'],
    [yes, yes, no, yes, 'package'],
    [no, yes, yes, no, 'package'],
    [no, yes, yes, yes, 'package'],
    [no, yes, no, no, 'package'],
    [no, yes, no, yes, 'package'],
  ] as const)(
    'package %s, parent locked %s, enabled %s, overwritten %s: lock %s',
    (packageActive, parentLocked, enabledForClass, classConfigOverwritten, lock) => {
      expect(lockReason({ packageActive, parentLocked, enabledForClass, classConfigOverwritten })).toBe(lock);
    },
  );

  /** CRS-32, CRS-33, contract 4.1. */
  test.each([
    [2, no, null, { kind: 'startPage' }],
    [2, yes, null, { kind: 'startPage' }],
    [2, yes, 'DOWNLOAD_DOCUMENT', { kind: 'startPage' }],
    [1, yes, 'DOWNLOAD_DOCUMENT', { kind: 'document', fileName: 'a.pdf' }],
    [1, yes, 'WATCH_VIDEO', { kind: 'singleClick' }],
    [1, yes, null, { kind: 'singleClick' }],
    [0, yes, 'download_document', { kind: 'singleClick' }],
    [1, no, 'DOWNLOAD_DOCUMENT', { kind: 'exercise' }],
    [1, no, null, { kind: 'exercise' }],
    [3, no, null, { kind: 'exercise' }],
  ] as const)('of type %i, single click %s, activity %s opens %o', (type, singleClick, activity, opening) => {
    expect(lessonOpening({ type, singleClick, activity, sourceFile: 'a.pdf' })).toEqual(opening);
  });
});

/** CRS-06, CRS-14, CRS-15. */
test.each([
  ['Ready', 'open'],
  ['Draft', 'open'],
  ['EditMode', 'maintenance'],
  ['Archived', 'open'],
  [null, 'open'],
] as const)('a course that is %s is %s', (status, expected) => {
  expect(selectedCourseStatus(status)).toBe(expected);
});

test('a module is as far as its topics are together', () => {
  const part = (total: number, done: number): TopicNode => ({
    id: total,
    name: '',
    locked: false,
    state: 'inProgress',
    total,
    done,
    lessons: [],
  });
  expect(moduleProgress([part(8, 8), part(9, 4), part(7, 0)])).toEqual({ done: 12, total: 24, percent: 50 });
  expect(moduleProgress([])).toEqual({ done: 0, total: 0, percent: 0 });
  expect(moduleProgress([part(1, 1)])).toEqual({ done: 1, total: 1, percent: 100 });
  // All of it, and nothing less, is 100.
  expect(moduleProgress([part(200, 199)]).percent).toBe(99);
  expect(moduleProgress([part(200, 200)]).percent).toBe(100);
});

const [done, begun, untouched, empty] = [
  { state: 'done', total: 8 },
  { state: 'inProgress', total: 9 },
  { state: 'notStarted', total: 7 },
  { state: 'done', total: 0 },
] as const;
test.each([
  ['all done', [done, done], 'done'],
  ['done, beside one without lessons', [done, empty], 'done'],
  ['one begun', [untouched, begun], 'inProgress'],
  ['one done, one untouched', [done, untouched], 'inProgress'],
  ['all untouched', [untouched, untouched], 'notStarted'],
  ['untouched, beside one without lessons', [empty, untouched], 'notStarted'],
] as const)('a module of topics %s', (_name, topics, state) => {
  expect(moduleState(topics)).toBe(state);
});

test('the lessons of a topic come before those of its sub-topics', () => {
  const part = (...ids: number[]) => ({
    id: 1,
    name: '',
    locked: false,
    state: 'inProgress' as const,
    total: 0,
    done: 0,
    lessons: ids.map((id) => ({ id }) as Lesson),
  });
  expect(lessonsOf({ ...part(1, 2), subTopics: [part(3), part(4)] }).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(lessonsOf(part(5)).map(({ id }) => id)).toEqual([5]);
});
