import { decodeStudySchedule } from './decode.ts';
import type { StudySchedule } from './model.ts';
import type { ScheduleModuleWire, StudyScheduleWire } from './wire.ts';

/** A module as sent, not started, with changes. */
export const moduleSent = (change: Partial<ScheduleModuleWire> = {}): ScheduleModuleWire => ({
  Id: 11,
  Name: 'Describe Image',
  IsCompleted: false,
  SortingIndex: 1,
  PracticeLessonCount: 12,
  CompletedPracticeLessonCount: 0,
  IsModuleHasAssessmentLesson: true,
  CompletedHasScoreAssessmentLessonCount: 0,
  CompletedAssessmentLessonPointSum: 0,
  ...change,
});

/** A schedule as sent, with changes. */
export const scheduleSent = (change: Partial<StudyScheduleWire> = {}): StudyScheduleWire => ({
  StudyScheduleId: 901,
  StudyScheduleDuration: 42,
  DaysRemaining: 25,
  ReadCourseOnline: false,
  ReadCourseOnlineDate: null,
  StudyScheduleRuleType: 'Flexible',
  StudyScheduleCycleDuration: null,
  StudyScheduleCycleStartDate: null,
  StudyScheduleMinDuration: 28,
  StudyScheduleModuleId: null,
  MinimumPracticeExerciseCompleted: 50,
  MinimumTestScore: 65,
  TotalPracticeLessonCompleted: 42,
  AverageAssessmentLessonScore: 66.4,
  EnableStudyScheduleTest: true,
  StudyScheduleTestAppointmentId: null,
  StudyScheduleTestDate: null,
  StudyScheduleAppointmentType: 63,
  ModuleDtos: [moduleSent()],
  ...change,
});

/** The same schedule, decoded. */
export function schedule(change: Partial<StudyScheduleWire> = {}): StudySchedule {
  const read = decodeStudySchedule(scheduleSent(change));
  if (!read) throw new Error('no schedule');
  return read;
}
