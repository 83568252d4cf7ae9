import { describe, expect, test } from 'vitest';
import { failed, loading, ready } from '../shared/index.ts';
import { decodeStudentProgress } from './decode.ts';
import type { StudentProgress } from './model.ts';
import { progressRemark, progressContent } from './rules.ts';

const sent = {
  TotalPracticeLesson: 68,
  TotalPracticeLessonCompleted: 42,
  TotalPracticeLessonCompletedPercentage: 61.76,
  AveragePracticeLessonScorePercentage: 70.6,
  TotalAssessmentLesson: 15,
  TotalAssessmentLessonCompleted: 6,
  TotalAssessmentLessonCompletedPercentage: 40,
  AverageAssessmentLessonScorePercentage: 67.5,
};

const known: StudentProgress = {
  practice: { total: 68, completed: 42, percent: 61, score: 70 },
  assessments: { total: 15, completed: 6, percent: 40, score: 68 },
};

describe('the answer of Course/GetCourseStudentProgress (PRG-03, PRG-04)', () => {
  test('is read, with the average rounded (PRG-06)', () => {
    expect(decodeStudentProgress(sent)).toEqual(known);
  });

  test('has no more completed than there are, and no more than 100 per cent', () => {
    const beyond = {
      TotalPracticeLessonCompleted: 71,
      TotalPracticeLessonCompletedPercentage: 104.41,
      TotalAssessmentLessonCompleted: 16,
      TotalAssessmentLessonCompletedPercentage: 106.7,
    };
    expect(decodeStudentProgress({ ...sent, ...beyond })).toMatchObject({
      practice: { total: 68, completed: 68, percent: 100 },
      assessments: { total: 15, completed: 15, percent: 100 },
    });
  });

  test.each([
    [0, 0, null, null],
    [0, 71.5, 71, 72],
    [1, 0, 0, 0],
    [3, 0, 0, 0],
    [199, 99.5, 99, 100],
  ])(
    'with %d completed and an average of %d has the averages %j and %j',
    (completed, average, practice, assessments) => {
      const read = decodeStudentProgress({
        ...sent,
        TotalPracticeLessonCompleted: completed,
        AveragePracticeLessonScorePercentage: average,
        TotalAssessmentLessonCompleted: completed,
        AverageAssessmentLessonScorePercentage: average,
      });
      expect([read.practice.score, read.assessments.score]).toEqual([practice, assessments]);
    },
  );

  test('is complete only when all is', () => {
    const almost = {
      TotalPracticeLesson: 200,
      TotalPracticeLessonCompleted: 199,
      TotalPracticeLessonCompletedPercentage: 99.5,
    };
    expect(decodeStudentProgress({ ...sent, ...almost }).practice.percent).toBe(99);
  });

  test.each(Object.keys(sent))('without %s is not understood', (field) => {
    expect(() => decodeStudentProgress({ ...sent, [field]: null })).toThrow('notUnderstood');
  });
});

describe('what the page shows', () => {
  const offline = failed({ kind: 'offline' });
  const down = failed({ kind: 'serverDown', status: 500 });
  test.each([
    ['both are on their way', loading, loading, loading],
    ['the numbers are first', loading, ready(known), loading],
    ['the reset is first', ready(false), loading, loading],
    ['both are there', ready(false), ready(known), ready({ kind: 'known', progress: known })],
    ['a reset goes on (PRG-08)', ready(true), ready(known), ready({ kind: 'resetting' })],
    ['a reset goes on, and the numbers are not there', ready(true), loading, ready({ kind: 'resetting' })],
    ['a reset goes on, and the numbers failed', ready(true), offline, ready({ kind: 'resetting' })],
    ['the numbers failed', ready(false), offline, offline],
    ['the reset failed', down, ready(known), down],
    ['both failed', down, offline, down],
  ])('when %s', (_name, resetting, progress, shown) => {
    expect(progressContent(resetting, progress)).toEqual(shown);
  });
});

describe('the remark', () => {
  test.each([
    [0, 68, 0, 'nothingYet'],
    [0, 0, 0, 'nothingYet'],
    [0, 68, 1, null],
    [1, 68, 0, null],
    [34, 68, 0, null],
    [35, 68, 0, 'halfDone'],
    [67, 68, 3, 'halfDone'],
    [68, 68, 0, 'allDone'],
    [70, 68, 0, 'allDone'],
  ])('at %d of %d practice lessons and %d assessments: %s', (completed, total, assessments, remark) => {
    const practice = { ...known.practice, completed, total };
    expect(progressRemark({ practice, assessments: { ...known.assessments, completed: assessments } })).toBe(remark);
  });
});
