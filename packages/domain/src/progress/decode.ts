import * as v from 'valibot';
import { decode, int, optionalText, percent, type DecodeContext } from '../shared/index.ts';
import type { StudentProgress, StudentProgressLink } from './model.ts';

const link = v.object({ studentProgressUrl: optionalText, Uuid: v.string() });

/** Answer of Account/GetStudentProgress. */
export function decodeStudentProgressLink(sent: unknown, { toSafeHref }: DecodeContext): StudentProgressLink {
  const { studentProgressUrl, Uuid: uuid } = decode(link, sent);
  return { href: toSafeHref(studentProgressUrl), uuid };
}

const studentProgress = v.pipe(
  v.object({
    TotalPracticeLesson: int,
    TotalPracticeLessonCompleted: int,
    TotalPracticeLessonCompletedPercentage: percent,
    AveragePracticeLessonScorePercentage: percent,
    TotalAssessmentLesson: int,
    TotalAssessmentLessonCompleted: int,
    TotalAssessmentLessonCompletedPercentage: percent,
    AverageAssessmentLessonScorePercentage: percent,
  }),
  v.transform((sent): StudentProgress => ({
    practice: {
      total: sent.TotalPracticeLesson,
      completed: Math.min(sent.TotalPracticeLessonCompleted, sent.TotalPracticeLesson),
      percent: sent.TotalPracticeLessonCompletedPercentage,
      score: sent.TotalPracticeLessonCompleted > 0 ? sent.AveragePracticeLessonScorePercentage : null,
    },
    assessments: {
      total: sent.TotalAssessmentLesson,
      completed: Math.min(sent.TotalAssessmentLessonCompleted, sent.TotalAssessmentLesson),
      percent: sent.TotalAssessmentLessonCompletedPercentage,
      score: sent.TotalAssessmentLessonCompleted > 0 ? sent.AverageAssessmentLessonScorePercentage : null,
    },
  })),
);

/** Answer of Course/GetCourseStudentProgress: percentages rounded and capped at 100 (002 §9), counts capped at the total. */
export function decodeStudentProgress(sent: unknown): StudentProgress {
  return decode(studentProgress, sent);
}
