import { describe, expect, test } from 'vitest';
import { failed, loading, ready, type Failure } from '../shared/index.ts';
import type { Lesson, Topic } from './model.ts';
import { nextStep } from './next-step.ts';

const offline: Failure = { kind: 'offline' };
const speaking = { id: 11, name: 'Speaking', locked: false };
const writing = { id: 12, name: 'Writing', locked: false };
const reading = { id: 13, name: 'Reading', locked: false };
const mockTests = { id: 15, name: 'Mock tests', locked: true };
const page = ready({ kind: 'open', modules: [mockTests, speaking, writing, reading] } as const);

const lesson = (id: number, change: Partial<Lesson> = {}): Lesson => ({
  id,
  course: 101,
  module: 12,
  name: `Lesson ${id}`,
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
const done = lesson(1, { state: 'done' });
const begun = lesson(2, { state: 'inProgress' });
const fresh = lesson(3);
const locked = lesson(4, { lock: 'package' });

const topics = (lessons: Lesson[], state: Topic['state'] = 'inProgress') =>
  ready<readonly Topic[]>([
    { id: 1, name: 'Topic', locked: false, state, total: lessons.length, done: 0, lessons, subTopics: [] },
  ]);

/** The progress of a course without assessments. */
const practised = (completed: number, total: number) =>
  ready({ practice: { total, completed }, assessments: { total: 0, completed: 0 } });

const nothing = {
  last: null,
  topics: loading,
  plan: ready(null),
  progress: practised(0, 20),
};
const inWriting = { ...nothing, last: { module: 12, lesson: 3 }, topics: topics([done, begun, fresh]) };

describe('the next lesson', () => {
  test.each([
    ['is the one last opened', inWriting, fresh],
    ['is one in progress after it', { ...inWriting, last: { module: 12, lesson: 1 } }, begun],
    [
      'is the first that is open, where the last is locked',
      { ...inWriting, last: { module: 12, lesson: 4 }, topics: topics([locked, fresh]) },
      fresh,
    ],
    ['does not wait for schedule and progress', { ...inWriting, plan: loading, progress: loading }, fresh],
    ['does not need them', { ...inWriting, plan: failed(offline), progress: failed(offline) }, fresh],
  ])('%s', (_name, work, next) => {
    expect(nextStep(page, work)).toEqual(ready({ kind: 'lesson', lesson: next, module: writing }));
  });
});

describe('the module to continue with, where the lesson is not known,', () => {
  const inReading = { ...nothing, last: { module: 13, lesson: 1 }, topics: failed(offline) };
  const started = { ...nothing, progress: practised(1, 20) };
  const plan = (done: number[], next: number | null) => ready({ done, next });
  test.each([
    ['is the first that is open', nothing, speaking, false],
    ['is the first, and begun where practice is', started, speaking, true],
    [
      'is the first, and begun where the progress is not known',
      { ...nothing, progress: failed(offline) },
      speaking,
      true,
    ],
    ['is the one of the schedule', { ...started, plan: plan([11], 13) }, reading, true],
    ['is not one of the schedule that is locked', { ...started, plan: plan([], 15) }, speaking, true],
    ['is not one that is done', { ...nothing, plan: plan([11], null) }, writing, true],
    ['is the one last opened', inReading, reading, true],
    ['is not the one last opened, once that is done', { ...inReading, plan: plan([13], null) }, speaking, true],
    [
      'is not one that has only locked lessons left',
      { ...inWriting, plan: plan([11], 12), topics: topics([locked]) },
      reading,
      true,
    ],
    [
      'is not one whose topics are done',
      { ...inWriting, plan: plan([11], 12), topics: topics([done], 'done') },
      reading,
      true,
    ],
    [
      'is another where the one last opened is locked',
      { ...inReading, last: { module: 15, lesson: 1 } },
      speaking,
      true,
    ],
  ])('%s', (_name, work, module, begun) => {
    expect(nextStep(page, work)).toEqual(ready({ kind: 'module', module, started: begun }));
  });
});

describe('everything is done', () => {
  test.each([
    ['by the practice lessons', { ...nothing, progress: practised(20, 20) }],
    ['by the only practice lesson', { ...nothing, progress: practised(1, 1) }],
    ['by the schedule, whatever is locked', { ...nothing, plan: ready({ done: [11, 12, 13], next: 15 }) }],
    [
      'by the schedule and the topics',
      { ...inWriting, plan: ready({ done: [11, 13], next: 12 }), topics: topics([done], 'done') },
    ],
  ])('%s', (_name, work) => {
    expect(nextStep(page, work)).toEqual(ready({ kind: 'allDone' }));
  });

  test('in a course of one module', () => {
    const only = ready({ kind: 'open', modules: [writing] } as const);
    expect(nextStep(only, { ...nothing, plan: ready({ done: [12], next: null }) })).toEqual(ready({ kind: 'allDone' }));
  });

  test('not while assessments are left', () => {
    const progress = ready({
      practice: { total: 20, completed: 20 },
      assessments: { total: 12, completed: 11 },
    });
    expect(nextStep(page, { ...nothing, progress })).toMatchObject({ value: { kind: 'module', started: true } });
  });

  test('not where there are no practice lessons', () => {
    expect(nextStep(page, { ...nothing, progress: practised(0, 0) })).toMatchObject({
      value: { kind: 'module' },
    });
  });
});

describe('there is nothing to continue with', () => {
  const only = (...modules: (typeof speaking)[]) => ready({ kind: 'open', modules } as const);
  test.each([
    ['while the course is reset', ready({ kind: 'resetting' } as const), inWriting],
    ['in a locked course', ready({ kind: 'locked' } as const), inWriting],
    ['without modules', ready({ kind: 'empty' } as const), nothing],
    ['where the modules have failed', failed(offline), inWriting],
    ['where all modules are locked', only(mockTests), nothing],
    ['where only locked lessons are left', only(writing), { ...inWriting, topics: topics([locked]) }],
  ])('%s', (_name, shown, work) => {
    expect(nextStep(shown, work)).toEqual(ready(null));
  });
});

test.each([
  ['modules', loading, nothing],
  ['topics', page, { ...inWriting, topics: loading }],
  ['schedule', page, { ...nothing, plan: loading }],
  ['progress', page, { ...nothing, progress: loading }],
])('the next step waits for the %s', (_name, shown, work) => {
  expect(nextStep(shown, work)).toEqual(loading);
});
