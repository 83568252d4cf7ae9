import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEarlyPractice } from './early-practice.ts';
import { decodePracticeProgress } from './resume.ts';

const sent = {
  TotalPracticeLesson: 68,
  TotalPracticeLessonCompleted: 42,
  TotalPracticeLessonCompletedPercentage: 61.8,
  AveragePracticeLessonScorePercentage: 70.2,
};

test('the practice of a course', () => {
  expect(readEarlyPractice(sent)).toEqual({ total: 68, completed: 42, percent: 61, average: 70 });
});

test('whatever is sent, it says what the decoder says, and nothing where that fails', () => {
  const field = fc.oneof(fc.constantFrom(undefined, null, '68', {}), fc.integer(), fc.float({ noNaN: true }));
  const answer = fc.record(Object.fromEntries(Object.keys(sent).map((name) => [name, field])), { requiredKeys: [] });
  fc.assert(
    fc.property(fc.oneof(answer, fc.constant(sent), fc.anything()), (value) => {
      let decoded = null;
      try {
        decoded = decodePracticeProgress(value);
      } catch {
        // Nothing is shown early either.
      }
      expect(readEarlyPractice(value)).toEqual(decoded);
    }),
  );
});
