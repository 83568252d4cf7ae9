import { describe, expect, test } from 'vitest';
import { filterTopics, findOpenLesson, lessonToResume, lockReasonsOf } from './search.ts';
import { allKeys, ancestorKeys, initiallyExpanded, toggleKey } from './expanded-keys.ts';
import type { Lesson, SubTopic, Topic } from './model.ts';
import { lessonsOf } from './rules.ts';

const lesson = (id: number, name: string, change: Partial<Lesson> = {}): Lesson => ({
  id,
  course: 101,
  module: 11,
  name,
  description: null,
  state: 'notDone',
  lock: null,
  opening: { kind: 'exercise' },
  score: null,
  submittedAt: null,
  reportReady: false,
  canReset: false,
  ...change,
});
const sub = (id: number, name: string, lessons: Lesson[], change: Partial<SubTopic> = {}): SubTopic => ({
  id,
  name,
  locked: false,
  state: 'notStarted',
  total: lessons.length,
  done: 0,
  lessons,
  ...change,
});
const topic = (id: number, name: string, lessons: Lesson[], change: Partial<Topic> = {}): Topic => ({
  ...sub(id, name, lessons),
  subTopics: [],
  ...change,
});

const maps = lesson(21, 'Maps', { state: 'inProgress' });
const tables = lesson(22, 'Tables');
const charts = lesson(12, 'Charts');
const done = topic(1, 'Read Aloud', [lesson(11, 'First words', { state: 'done' })], { state: 'done' });
const images = topic(2, 'Describe Image', [charts], {
  state: 'inProgress',
  subTopics: [sub(1, 'Timed practice', [maps, tables], { state: 'inProgress' })],
});
const lecture = topic(3, 'Retell Lecture', [lesson(31, 'Bees')]);
const closed = topic(4, 'Mock test', [lesson(41, 'Mock 1', { lock: 'package' })], { locked: true });
const topics = [done, images, lecture, closed];

describe('expanded keys', () => {
  test('can be everything that is not locked', () => {
    expect(allKeys(topics)).toEqual(new Set(['topic 1', 'topic 2', 'sub-topic 1', 'topic 3']));
    expect(allKeys([{ ...images, subTopics: [sub(1, 'Timed', [maps], { locked: true })] }])).toEqual(
      new Set(['topic 2']),
    );
  });

  test.each([
    [11, ['topic 1']],
    [12, ['topic 2']],
    [22, ['topic 2', 'sub-topic 1']],
    [99, []],
  ])('around lesson %i is %j', (id, parts) => {
    expect(ancestorKeys(topics, id)).toEqual(parts);
  });

  test('around a lesson are its own topic and sub-topic, among several', () => {
    const many = topic(6, 'Repeat Sentence', [lesson(61, 'One'), lesson(62, 'Two')], {
      subTopics: [
        sub(7, 'Short', [lesson(71, 'Three'), lesson(72, 'Four')]),
        sub(8, 'Long', [lesson(81, 'Five'), lesson(82, 'Six')]),
      ],
    });
    const around = (id: number) => ancestorKeys([done, many], id);
    expect([61, 62].map(around)).toEqual([['topic 6'], ['topic 6']]);
    expect([71, 72].map(around)).toEqual([
      ['topic 6', 'sub-topic 7'],
      ['topic 6', 'sub-topic 7'],
    ]);
    expect([81, 82].map(around)).toEqual([
      ['topic 6', 'sub-topic 8'],
      ['topic 6', 'sub-topic 8'],
    ]);
  });

  const begun = { state: 'inProgress' } as const;
  test.each([
    ['the first topic in progress', [lecture, { ...images, subTopics: [] }, topic(9, 'Later', [], begun)], ['topic 2']],
    ['the first topic not started', [done, lecture, topic(9, 'Later', [])], ['topic 3']],
    [
      'the first sub-topic in progress, not one before it or locked',
      [
        {
          ...images,
          subTopics: [
            sub(1, 'Not begun', []),
            sub(2, 'Locked', [], { ...begun, locked: true }),
            sub(3, 'Begun', [], begun),
            sub(4, 'Begun later', [], begun),
          ],
        },
      ],
      ['topic 2', 'sub-topic 3'],
    ],
    [
      'no sub-topic that is locked or not begun',
      [{ ...images, subTopics: [sub(1, 'Not begun', []), sub(2, 'Locked', [], { ...begun, locked: true })] }],
      ['topic 2'],
    ],
  ])('at first show %s', (_what, some, keys) => {
    expect(initiallyExpanded(some)).toEqual(new Set(keys));
  });

  test.each([
    ['where one is', topics, ['topic 2', 'sub-topic 1']],
    ['where to begin', [done, lecture, closed], ['topic 3']],
    ['nothing when all is done', [done, closed], []],
    ['nothing that is locked', [{ ...images, locked: true }], []],
    ['nothing of nothing', [], []],
  ])('at first is %s', (_what, some, parts) => {
    expect(initiallyExpanded(some)).toEqual(new Set(parts));
  });

  test('changes by one part, and leaves the set before alone', () => {
    const before = new Set(['topic 1']);
    expect(toggleKey(before, 'topic 2', true)).toEqual(new Set(['topic 1', 'topic 2']));
    expect(toggleKey(before, 'topic 1', false)).toEqual(new Set());
    expect(before).toEqual(new Set(['topic 1']));
  });
});

describe('searching', () => {
  const found = (keyword: string) =>
    filterTopics(topics, keyword).map((one) => [one.id, ...lessonsOf(one).map(({ id }) => id)]);
  test.each([
    [
      '',
      [
        [1, 11],
        [2, 12, 21, 22],
        [3, 31],
        [4, 41],
      ],
    ],
    [
      '  ',
      [
        [1, 11],
        [2, 12, 21, 22],
        [3, 31],
        [4, 41],
      ],
    ],
    ['maps', [[2, 21]]],
    [' MAPS ', [[2, 21]]],
    ['describe', [[2, 12, 21, 22]]],
    ['timed', [[2, 21, 22]]],
    ['chart', [[2, 12]]],
    ['mock 1', [[4, 41]]],
    ['xylophone', []],
  ])('for %j finds %j', (keyword, ids) => {
    expect(found(keyword)).toEqual(ids);
  });

  test('finds a sub-topic by its name, though it has no lessons', () => {
    const empty = topic(5, 'Summarise', [], { subTopics: [sub(2, 'Timed practice', []), sub(3, 'Untimed', [])] });
    expect(filterTopics([empty], 'practice')[0]?.subTopics.map(({ id }) => id)).toEqual([2]);
    expect(filterTopics([empty], 'essay')).toEqual([]);
  });

  test('leaves the counts of the whole, and for nothing the very same topics', () => {
    expect(filterTopics(topics, 'maps')[0]).toMatchObject({ total: images.total, state: 'inProgress' });
    expect(filterTopics(topics, '')).toBe(topics);
  });
});

describe('the lesson to resume', () => {
  test.each([
    ['the last one opened', 22, 22],
    ['not the last one when it is done', 11, 21],
    ['not the last one when it is locked', 41, 21],
    ['not one of another module', 999, 21],
    ['the first begun', null, 21],
  ])('is %s', (_which, last, id) => {
    expect(lessonToResume(topics, last)?.id).toBe(id);
  });

  test('is the first begun of several', () => {
    const later = topic(9, 'Later', [lesson(91, 'Begun', { state: 'inProgress' })]);
    expect(lessonToResume([lecture, images, later], null)?.id).toBe(21);
  });

  test('is the first that is not done where none is begun, and none where all is done or locked', () => {
    expect(lessonToResume([done, lecture, closed], null)?.id).toBe(31);
    expect(lessonToResume([done, closed], null)).toBeNull();
  });
});

describe('a lesson that opens', () => {
  const speaking = { id: 11, name: 'Speaking', locked: false };
  const writing = { id: 12, name: 'Writing', locked: true };
  const course = { modules: [speaking, writing], locked: false };
  const forOthers = topic(5, 'Group task', [lesson(51, 'Peer review', { lock: 'class' })]);
  test.each([
    ['in a topic', course, { module: 11, lesson: 12 }, 12],
    ['in a sub-topic', course, { module: 11, lesson: 21 }, 21],
    ['though it is done', course, { module: 11, lesson: 11 }, 11],
    ['not outside the package', course, { module: 11, lesson: 41 }, null],
    ['not when it is locked for the class', course, { module: 11, lesson: 51 }, null],
    ['not in a locked module', course, { module: 12, lesson: 12 }, null],
    ['not in a module that is gone', course, { module: 13, lesson: 12 }, null],
    ['not in a locked course', { ...course, locked: true }, { module: 11, lesson: 12 }, null],
    ['not when it is gone', course, { module: 11, lesson: 99 }, null],
  ])('%s', (_where, where, place, id) => {
    expect(findOpenLesson(where, [...topics, forOthers], place)?.id ?? null).toBe(id);
  });
});

test.each([
  ['nothing', [done, images], { package: false, class: false }],
  ['a topic', [{ ...closed, lessons: [] }], { package: true, class: false }],
  ['a topic of several', [done, { ...closed, lessons: [] }], { package: true, class: false }],
  [
    'a lesson of several',
    [done, topic(5, '', [lesson(1, ''), lesson(2, '', { lock: 'package' }), lesson(3, '')])],
    { package: true, class: false },
  ],
  ['a lesson', [topic(5, '', [lesson(1, '', { lock: 'package' })])], { package: true, class: false }],
  ['a lesson for the class', [topic(5, '', [lesson(1, '', { lock: 'class' })])], { package: false, class: true }],
  [
    'a sub-topic',
    [topic(5, '', [], { subTopics: [sub(1, '', [], { locked: true })] })],
    { package: true, class: false },
  ],
])('locked is %s', (_what, some, locks) => {
  expect(lockReasonsOf(some)).toEqual(locks);
});
