import * as v from 'valibot';
import {
  dayIfRead,
  decode,
  flag,
  int,
  optionalInstant,
  optionalInt,
  optionalText,
  rows,
  type DecodeContext,
} from '../shared/index.ts';
import type { ScheduleAttachment, ScheduleModule, StudySchedule } from './model.ts';

/** A number that may be missing. */
const optionalNumber = v.nullish(v.number(), null);

/** What only adds to the page must not take the page away when it cannot be read. */
const instantIfRead = v.fallback(optionalInstant, null);

const module = v.pipe(
  v.object({
    Id: int,
    Name: v.string(),
    IsCompleted: flag,
    SortingIndex: v.number(),
    PracticeLessonCount: int,
    CompletedPracticeLessonCount: int,
    IsModuleHasAssessmentLesson: flag,
    CompletedHasScoreAssessmentLessonCount: int,
    CompletedAssessmentLessonPointSum: v.number(),
  }),
  v.transform((sent): { place: number; module: ScheduleModule } => {
    const scored = sent.IsModuleHasAssessmentLesson ? sent.CompletedHasScoreAssessmentLessonCount : 0;
    return {
      place: sent.SortingIndex,
      module: {
        id: sent.Id,
        name: sent.Name,
        completed: sent.IsCompleted,
        practice: { total: sent.PracticeLessonCount, completed: sent.CompletedPracticeLessonCount },
        score: scored > 0 ? Math.round(sent.CompletedAssessmentLessonPointSum / scored) : null,
      },
    };
  }),
);

const schedule = v.pipe(
  v.object({
    StudyScheduleId: int,
    StudyScheduleDuration: optionalInt,
    DaysRemaining: optionalInt,
    ReadCourseOnline: flag,
    ReadCourseOnlineDate: instantIfRead,
    StudyScheduleRuleType: v.nullish(v.string(), ''),
    StudyScheduleCycleDuration: optionalInt,
    StudyScheduleCycleStartDate: dayIfRead,
    StudyScheduleMinDuration: optionalInt,
    StudyScheduleModuleId: optionalInt,
    MinimumPracticeExerciseCompleted: optionalNumber,
    MinimumTestScore: optionalNumber,
    TotalPracticeLessonCompleted: int,
    AverageAssessmentLessonScore: optionalNumber,
    EnableStudyScheduleTest: flag,
    StudyScheduleTestAppointmentId: optionalInt,
    // DateTimeWithZone the test is, is no detail: a schedule that hides it could be booked again.
    StudyScheduleTestDate: optionalInstant,
    StudyScheduleAppointmentType: optionalInt,
    ModuleDtos: rows(module),
  }),
  v.transform((sent): StudySchedule => {
    const fixed = sent.StudyScheduleRuleType.toLowerCase() === 'fixcycle';
    const { StudyScheduleCycleStartDate: start, StudyScheduleCycleDuration: weeks } = sent;
    return {
      id: sent.StudyScheduleId,
      days: {
        total: sent.StudyScheduleDuration,
        remaining: sent.DaysRemaining,
        minimum: sent.StudyScheduleMinDuration,
      },
      cycle: fixed && start !== null && weeks !== null ? { start, weeks } : null,
      courseRead: sent.ReadCourseOnline,
      courseReadAt: sent.ReadCourseOnlineDate,
      practice: { done: sent.TotalPracticeLessonCompleted, minimum: sent.MinimumPracticeExerciseCompleted },
      score: { done: sent.AverageAssessmentLessonScore, minimum: sent.MinimumTestScore },
      modules: sent.ModuleDtos.toSorted((a, b) => a.place - b.place).map((one) => one.module),
      currentModule: sent.StudyScheduleModuleId,
      test: {
        open: sent.EnableStudyScheduleTest,
        starts: sent.StudyScheduleTestDate,
        appointmentId: sent.StudyScheduleTestAppointmentId,
        typeId: sent.StudyScheduleAppointmentType,
      },
    };
  }),
);

/** Answer of Course/GetCourseStudySchedule; null = the course has none. */
export function decodeStudySchedule(sent: unknown): StudySchedule | null {
  return decode(v.nullish(schedule, null), sent);
}

const attachment = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({ FileName: v.string(), FullFilePath: optionalText }),
    v.transform((sent): ScheduleAttachment => ({ name: sent.FileName, href: toSafeHref(sent.FullFilePath) })),
  );

/** Answer of StudySchedule/GetAttachments. */
export function decodeScheduleAttachments(sent: unknown, context: DecodeContext): ScheduleAttachment[] {
  return decode(rows(attachment(context)), sent);
}
