import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FailureError } from '../shared/index.ts';
import {
  decodeCourseId,
  decodeCourseModules,
  decodeDownloadUrl,
  decodeResetInProgress,
  decodeSelectedCourse,
  decodeTopics,
} from './decode.ts';

const lesson = {
  LessonId: 1101,
  CoursePublishedId: 101,
  LessonName: 'Describe Image: maps',
  Description: 'Two minutes',
  Type: 1,
  SingleClick: false,
  SingleClickActivity: null,
  SingleClickSourceFile: null,
  IsCompleted: true,
  InProgress: false,
  HasSubmitAnswer: true,
  IsPackageActive: true,
  IsLessonEnabledForClass: true,
  IsClassConfigOverwritten: false,
  IsEtsReportReady: true,
  ShowResetButton: true,
  SubmitDateTime: '2026-11-10T04:00:00Z',
  Point: 71.5,
};
const counts = { TotalChildren: 2, TotalDone: 1, TotalSubmittedLesson: 0, TotalInProgress: 0 };
const sub = { Id: 5, Name: 'Timed', IsSubTopicPackageActive: true, SubTopicLessonDtos: [lesson], ...counts };
const topic = {
  Id: 11,
  Name: 'Describe Image',
  IsTopicPackageActive: true,
  TopicLessonDtos: [lesson],
  SubTopicDtos: [sub],
  ...counts,
};
const readLesson = (change: object) =>
  decodeTopics([{ ...topic, TopicLessonDtos: [{ ...lesson, ...change }] }], 21)[0]?.lessons[0];

const understood = {
  id: 1101,
  course: 101,
  module: 21,
  name: 'Describe Image: maps',
  description: 'Two minutes',
  state: 'done',
  lock: null,
  opening: { kind: 'exercise' },
  score: 71.5,
  submittedAt: new Date('2026-11-10T04:00:00Z'),
  reportReady: true,
  canReset: true,
};

test('topics with their lessons and sub-topics are read, in the order of the server', () => {
  expect(decodeTopics([topic, { ...topic, Id: 12, SubTopicDtos: [], TopicLessonDtos: [] }], 21)).toEqual([
    {
      id: 11,
      name: 'Describe Image',
      locked: false,
      state: 'inProgress',
      total: 2,
      done: 1,
      lessons: [understood],
      subTopics: [
        { id: 5, name: 'Timed', locked: false, state: 'inProgress', total: 2, done: 1, lessons: [understood] },
      ],
    },
    {
      id: 12,
      name: 'Describe Image',
      locked: false,
      state: 'inProgress',
      total: 2,
      done: 1,
      lessons: [],
      subTopics: [],
    },
  ]);
});

/** CRS-24, CRS-25, CRS-28, CRS-29: each of the server’s counts is read, for it may be the only one above 0. */
test.each([
  [{}, 'notStarted'],
  [{ TotalDone: 1 }, 'inProgress'],
  [{ TotalSubmittedLesson: 1 }, 'inProgress'],
  [{ TotalInProgress: 1 }, 'inProgress'],
  [{ TotalDone: 2 }, 'done'],
  // Submitted or begun is not done.
  [{ TotalSubmittedLesson: 2, TotalInProgress: 2 }, 'inProgress'],
])('a topic and a sub-topic of two lessons with %j are %s', (some, state) => {
  const sent = { ...counts, TotalDone: 0, ...some };
  expect(decodeTopics([{ ...topic, ...sent, SubTopicDtos: [{ ...sub, ...sent }] }], 21)).toMatchObject([
    { state, subTopics: [{ state }] },
  ]);
});

test('lists that are null count as empty', () => {
  expect(decodeTopics(null, 21)).toEqual([]);
  expect(decodeTopics([{ ...topic, TopicLessonDtos: null, SubTopicDtos: null }], 21)).toMatchObject([
    { lessons: [], subTopics: [] },
  ]);
});

test.each([null, undefined])('a topic and a sub-topic whose package is active %s are locked (contract 1.7)', (none) => {
  const locked = { ...sub, IsSubTopicPackageActive: none, SubTopicLessonDtos: none };
  expect(decodeTopics([{ ...topic, IsTopicPackageActive: none, SubTopicDtos: [locked] }], 21)).toMatchObject([
    { locked: true, subTopics: [{ locked: true, lessons: [] }] },
  ]);
  expect(decodeTopics([{ ...topic, SubTopicDtos: [locked] }], 21)).toMatchObject([
    { locked: false, subTopics: [{ locked: true }] },
  ]);
});

test('a lesson in a locked topic or sub-topic is locked with it', () => {
  const [read] = decodeTopics([{ ...topic, IsTopicPackageActive: false }], 21);
  expect(read).toMatchObject({ locked: true, lessons: [{ lock: 'package' }] });
  expect(read?.subTopics).toMatchObject([{ locked: true, lessons: [{ lock: 'package' }] }]);
  const [other] = decodeTopics([{ ...topic, SubTopicDtos: [{ ...sub, IsSubTopicPackageActive: false }] }], 21);
  expect(other).toMatchObject({
    locked: false,
    lessons: [{ lock: null }],
    subTopics: [{ locked: true, lessons: [{ lock: 'package' }] }],
  });
});

/** CRS-27, CRS-31: in the four combinations neither flag can stand for the other. */
test.each([
  [true, true, null],
  [true, false, null],
  [false, false, null],
  [false, true, 'class'],
])(
  'enabled for the class %s, class configuration overwritten %s: lock %s',
  (IsLessonEnabledForClass, IsClassConfigOverwritten, lock) => {
    expect(readLesson({ IsLessonEnabledForClass, IsClassConfigOverwritten })).toMatchObject({ lock });
  },
);

test('absent flags are off: without its package a lesson is locked', () => {
  expect(
    decodeTopics(
      [{ ...topic, TopicLessonDtos: [{ LessonId: 1, CoursePublishedId: 2, LessonName: 'Bare' }], SubTopicDtos: [] }],
      21,
    )[0]?.lessons,
  ).toEqual([
    {
      id: 1,
      course: 2,
      module: 21,
      name: 'Bare',
      description: null,
      state: 'notDone',
      lock: 'package',
      opening: { kind: 'exercise' },
      score: null,
      submittedAt: null,
      reportReady: false,
      canReset: false,
    },
  ]);
});

/** CRS-27, CRS-30: each of the three flags is read, for it may be the only one that is set. */
test.each([
  [{}, 'notDone'],
  [{ InProgress: true }, 'inProgress'],
  [{ HasSubmitAnswer: true }, 'inProgress'],
  [{ IsCompleted: true }, 'done'],
])('a lesson of which only %j is set is %s', (flag, state) => {
  expect(readLesson({ IsCompleted: false, InProgress: false, HasSubmitAnswer: false, ...flag })).toMatchObject({
    state,
  });
});

test.each([
  [2, 'startPage'],
  [null, 'exercise'],
  ['2', 'exercise'],
  [undefined, 'exercise'],
])('a lesson of the type %j opens its %s (contract 4.1)', (Type, kind) => {
  expect(readLesson({ Type })).toMatchObject({ opening: { kind } });
});

/** CRS-33 */
test.each([
  [true, 'DOWNLOAD_DOCUMENT', 'guide.pdf', { kind: 'document', fileName: 'guide.pdf' }],
  [true, 'DOWNLOAD_DOCUMENT', null, { kind: 'document', fileName: null }],
  [true, 'VIDEO', 'guide.pdf', { kind: 'singleClick' }],
  [true, null, null, { kind: 'singleClick' }],
  [false, 'DOWNLOAD_DOCUMENT', 'guide.pdf', { kind: 'exercise' }],
])('a single click %s, of the activity %j, with the file %j opens %j', (single, activity, file, opening) => {
  const sent = { SingleClick: single, SingleClickActivity: activity, SingleClickSourceFile: file };
  expect(readLesson(sent)).toMatchObject({ opening });
});

test.each([[null], [''], [undefined]])('a submit date of %j is none', (SubmitDateTime) => {
  expect(readLesson({ SubmitDateTime })).toMatchObject({ submittedAt: null });
});

test('a score of 0 is a score', () => {
  expect(readLesson({ Point: 0 })).toMatchObject({ score: 0 });
  expect(readLesson({ Point: null })).toMatchObject({ score: null });
});

test.each([
  ['no name', { LessonName: undefined }],
  ['an id in words', { LessonId: '1101' }],
  ['a submit date in words', { SubmitDateTime: 'yesterday' }],
  ['a score in words', { Point: '71' }],
])('a lesson with %s is not understood', (_name, change) => {
  expect(() => readLesson(change)).toThrow(FailureError);
});

test.each([
  [{ ...topic, TotalDone: null }],
  [{ ...topic, Name: null }],
  [{ ...topic, SubTopicDtos: [{ ...sub, Id: null }] }],
  ['topics'],
])('%j is not understood', (sent) => {
  expect(() => decodeTopics([sent], 21)).toThrow(FailureError);
});

describe('a course', () => {
  test.each([
    [1, 'open'],
    ['Ready', 'open'],
    [2, 'maintenance'],
    ['editmode', 'maintenance'],
    [0, 'open'],
    [3, 'open'],
    [99, 'open'],
    [undefined, 'open'],
  ])('of status %j is %s', (CourseStatus, status) => {
    expect(decodeSelectedCourse({ CourseName: 'PTE', CourseStatus })).toEqual({ name: 'PTE', status });
  });

  test('has modules, each locked unless its package is active', () => {
    const sent = {
      IsLocked: false,
      Modules: [
        { Id: 11, Name: 'Speaking', IsModulePackageActive: true },
        { Id: 14, Name: 'Listening', IsModulePackageActive: false },
        { Id: 15, Name: 'Mock tests' },
      ],
    };
    expect(decodeCourseModules(sent)).toEqual({
      locked: false,
      modules: [
        { id: 11, name: 'Speaking', locked: false },
        { id: 14, name: 'Listening', locked: true },
        { id: 15, name: 'Mock tests', locked: true },
      ],
    });
    expect(decodeCourseModules({ IsLocked: true, Modules: null })).toEqual({ locked: true, modules: [] });
    expect(decodeCourseModules({})).toEqual({ locked: false, modules: [] });
  });

  test('is found by its uuid', () => {
    expect(decodeCourseId({ CoursePublishedId: 101 })).toBe(101);
    expect(() => decodeCourseId({ CoursePublishedId: null })).toThrow(FailureError);
  });

  test.each([
    [{ IsResetInProgress: true }, true],
    [{ IsResetInProgress: false }, false],
    [{}, false],
  ])('%j: being reset %s', (sent, resetting) => {
    expect(decodeResetInProgress(sent)).toBe(resetting);
  });
});

test('a document has an address', () => {
  expect(decodeDownloadUrl({ DownloadUrl: '/files/a.pdf' })).toBe('/files/a.pdf');
  for (const DownloadUrl of ['', null, undefined])
    expect(() => decodeDownloadUrl({ DownloadUrl })).toThrow(FailureError);
});

test('whatever JSON comes is read or refused, never a crash', () => {
  const almost = fc.record(
    Object.fromEntries(Object.keys(lesson).map((name) => [name, fc.jsonValue()])) as Record<
      string,
      fc.Arbitrary<unknown>
    >,
  );
  fc.assert(
    fc.property(almost, (one) => {
      try {
        decodeTopics([{ ...topic, TopicLessonDtos: [one] }], 21);
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(FailureError);
      }
    }),
  );
});
