import * as v from 'valibot';
import {
  lenientDay,
  decode,
  flagSchema,
  intSchema,
  optionalInstant,
  optionalInt,
  optionalText,
  rowsSchema,
  type DecodeContext,
} from '../shared/index.ts';
import type { ScheduleAttachment, ScheduleModule, StudySchedule } from './model.ts';

const optionalNumber = v.nullish(v.number(), null);

/** An optional instant whose loss does not matter: missing or invalid, it becomes null. */
const lenientInstant = v.fallback(optionalInstant, null);

const module = v.pipe(
  v.object({
    Id: intSchema,
    Name: v.string(),
    IsCompleted: flagSchema,
    SortingIndex: v.number(),
    PracticeLessonCount: intSchema,
    CompletedPracticeLessonCount: intSchema,
    IsModuleHasAssessmentLesson: flagSchema,
    CompletedHasScoreAssessmentLessonCount: intSchema,
    CompletedAssessmentLessonPointSum: v.number(),
  }),
  v.transform((sent): { position: number; module: ScheduleModule } => {
    const scored = sent.IsModuleHasAssessmentLesson ? sent.CompletedHasScoreAssessmentLessonCount : 0;
    return {
      position: sent.SortingIndex,
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
    StudyScheduleId: intSchema,
    StudyScheduleDuration: optionalInt,
    DaysRemaining: optionalInt,
    ReadCourseOnline: flagSchema,
    ReadCourseOnlineDate: lenientInstant,
    StudyScheduleRuleType: v.nullish(v.string(), ''),
    StudyScheduleCycleDuration: optionalInt,
    StudyScheduleCycleStartDate: lenientDay,
    StudyScheduleMinDuration: optionalInt,
    StudyScheduleModuleId: optionalInt,
    MinimumPracticeExerciseCompleted: optionalNumber,
    MinimumTestScore: optionalNumber,
    TotalPracticeLessonCompleted: intSchema,
    AverageAssessmentLessonScore: optionalNumber,
    EnableStudyScheduleTest: flagSchema,
    StudyScheduleTestAppointmentId: optionalInt,
    // Not lenient: without this date, a booked test could be booked again.
    StudyScheduleTestDate: optionalInstant,
    StudyScheduleAppointmentType: optionalInt,
    ModuleDtos: rowsSchema(module),
  }),
  v.transform((sent): StudySchedule => {
    const isFixCycle = sent.StudyScheduleRuleType.toLowerCase() === 'fixcycle';
    const { StudyScheduleCycleStartDate: start, StudyScheduleCycleDuration: weeks } = sent;
    return {
      id: sent.StudyScheduleId,
      days: {
        total: sent.StudyScheduleDuration,
        remaining: sent.DaysRemaining,
        minimum: sent.StudyScheduleMinDuration,
      },
      cycle: isFixCycle && weeks !== null ? { start, weeks } : null,
      courseRead: sent.ReadCourseOnline,
      courseReadAt: sent.ReadCourseOnlineDate,
      practice: { done: sent.TotalPracticeLessonCompleted, minimum: sent.MinimumPracticeExerciseCompleted },
      score: { done: sent.AverageAssessmentLessonScore, minimum: sent.MinimumTestScore },
      modules: sent.ModuleDtos.toSorted((a, b) => a.position - b.position).map((one) => one.module),
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

/** Decodes the answer of Course/GetCourseStudySchedule; null = the course has none. */
export function decodeStudySchedule(sent: unknown): StudySchedule | null {
  return decode(v.nullish(schedule, null), sent);
}

const attachment = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({ FileName: v.string(), FullFilePath: optionalText }),
    v.transform((sent): ScheduleAttachment => ({
      name: sent.FileName,
      href: toSafeHref(sent.FullFilePath, 'link'),
      fetchHref: toSafeHref(sent.FullFilePath),
    })),
  );

/** Decodes the answer of StudySchedule/GetAttachments. */
export function decodeScheduleAttachments(sent: unknown, context: DecodeContext): ScheduleAttachment[] {
  return decode(rowsSchema(attachment(context)), sent);
}
