import { describe, expect, it } from 'vitest';
import { decodePracticeProgress, readLastLesson } from './resume.ts';
import { courseToResume } from './rules.ts';
import type { Course } from './model.ts';

describe('what a device remembers', () => {
  it.each([
    ['{"course":101,"lesson":{"module":11,"id":7}}', { course: 101, lesson: { module: 11, id: 7 } }],
    ['{"course":101}', { course: 101, lesson: null }],
    ['{"course":"101"}', null],
    ['{"lesson":{"module":11,"id":7}}', null],
    ['not JSON', null],
    [null, null],
  ])('%s', (stored, expected) => {
    expect(readLastLesson(stored)).toEqual(expected);
  });
});

const course = (id: number, change: Partial<Course> = {}): Course => ({
  id,
  kind: 'course',
  name: `Course ${id}`,
  description: null,
  icon: { kind: 'default' },
  availability: 'active',
  progress: 'inProgress',
  ...change,
});

describe('the course to go on with', () => {
  const last = { course: 2, lesson: null };
  it.each([
    ['the last opened, whatever its progress', [course(1), course(2, { progress: 'completed' })], last, 2],
    ['the first in progress when nothing is remembered', [course(1, { progress: 'notStarted' }), course(2)], null, 2],
    ['the first of several in progress', [course(1, { progress: 'completed' }), course(3), course(2)], null, 3],
    ['another when the last one expired', [course(1), course(2, { availability: 'expired' })], last, 1],
    ['another when the last one is gone', [course(3)], last, 3],
    ['no diagnostic test, even of the same number', [course(2, { kind: 'diagnosticTest' })], last, null],
    ['none when nothing is in progress', [course(1, { progress: 'completed' })], null, null],
    ['none without courses', [], last, null],
  ] as const)('%s', (_name, courses, remembered, expected) => {
    expect(courseToResume(courses, remembered?.course ?? null)?.id ?? null).toBe(expected);
  });
});

it('reads the practice of a progress', () => {
  const sent = {
    TotalPracticeLesson: 68,
    TotalPracticeLessonCompleted: 42,
    TotalPracticeLessonCompletedPercentage: 61.76,
    AveragePracticeLessonScorePercentage: 70.6,
  };
  expect(decodePracticeProgress(sent)).toEqual({ total: 68, completed: 42, percent: 61, average: 70 });
  const beyond = {
    ...sent,
    TotalPracticeLessonCompleted: 71,
    TotalPracticeLessonCompletedPercentage: 117,
    AveragePracticeLessonScorePercentage: 103.8,
  };
  expect(decodePracticeProgress(beyond)).toMatchObject({ completed: 68, percent: 100, average: 100 });
  expect(() => decodePracticeProgress({})).toThrow('notUnderstood');
});
