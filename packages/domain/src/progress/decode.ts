import * as v from 'valibot';
import { decode, intSchema, optionalText, percent, roundedPercent, type DecodeContext } from '../shared/index.ts';
import type { StudentProgress, StudentProgressLink } from './model.ts';

const link = v.object({ studentProgressUrl: optionalText, Uuid: v.string() });

/** Decodes the answer of Account/GetStudentProgress. */
export function decodeStudentProgressLink(sent: unknown, { toSafeHref }: DecodeContext): StudentProgressLink {
  const { studentProgressUrl, Uuid: uuid } = decode(link, sent);
  return { href: toSafeHref(studentProgressUrl), uuid };
}

/** Returns the server's average; null = there is none, which the server sends as 0 while nothing is completed. */
const average = (completed: number, sent: number) => (completed > 0 || sent > 0 ? sent : null);

const studentProgress = v.pipe(
  v.object({
    TotalPracticeLesson: intSchema,
    TotalPracticeLessonCompleted: intSchema,
    TotalPracticeLessonCompletedPercentage: percent,
    AveragePracticeLessonScorePercentage: percent,
    TotalAssessmentLesson: intSchema,
    TotalAssessmentLessonCompleted: intSchema,
    TotalAssessmentLessonCompletedPercentage: percent,
    AverageAssessmentLessonScorePercentage: roundedPercent,
  }),
  v.transform((sent): StudentProgress => ({
    practice: {
      total: sent.TotalPracticeLesson,
      completed: Math.min(sent.TotalPracticeLessonCompleted, sent.TotalPracticeLesson),
      percent: sent.TotalPracticeLessonCompletedPercentage,
      score: average(sent.TotalPracticeLessonCompleted, sent.AveragePracticeLessonScorePercentage),
    },
    assessments: {
      total: sent.TotalAssessmentLesson,
      completed: Math.min(sent.TotalAssessmentLessonCompleted, sent.TotalAssessmentLesson),
      percent: sent.TotalAssessmentLessonCompletedPercentage,
      score: average(sent.TotalAssessmentLessonCompleted, sent.AverageAssessmentLessonScorePercentage),
    },
  })),
);

/**
 * Decodes the answer of Course/GetCourseStudentProgress. Percentages are capped at 100, the average assessment score is
 * rounded (002 §9), and counts are capped at the total.
 */
export function decodeStudentProgress(sent: unknown): StudentProgress {
  return decode(studentProgress, sent);
}
