import type { DayOrEmptyWire, InstantOrEmptyWire, IntWire, UrlOrEmptyWire } from '../shared/index.ts';

/** A module of a study schedule, as sent (contract 3.4). */
export interface ScheduleModuleWire {
  Id: IntWire;
  Name: string;
  IsCompleted: boolean;
  SortingIndex: IntWire;
  PracticeLessonCount: IntWire;
  CompletedPracticeLessonCount: IntWire;
  IsModuleHasAssessmentLesson: boolean;
  CompletedHasScoreAssessmentLessonCount: IntWire;
  CompletedAssessmentLessonPointSum: number;
}

/** Answer of Course/GetCourseStudySchedule (contract 3.4); null = the course has no schedule. */
export interface StudyScheduleWire {
  StudyScheduleId: IntWire;
  /** Days. */
  StudyScheduleDuration?: IntWire | null;
  DaysRemaining?: IntWire | null;
  ReadCourseOnline: boolean;
  ReadCourseOnlineDate?: InstantOrEmptyWire | null;
  /** `FixCycle`, or any other rule. */
  StudyScheduleRuleType: string;
  /** Weeks under FixCycle. */
  StudyScheduleCycleDuration?: IntWire | null;
  /** `YYYY-MM-DD` */
  StudyScheduleCycleStartDate?: DayOrEmptyWire | null;
  /** Days. */
  StudyScheduleMinDuration?: IntWire | null;
  StudyScheduleModuleId?: IntWire | null;
  MinimumPracticeExerciseCompleted?: number | null;
  MinimumTestScore?: number | null;
  TotalPracticeLessonCompleted: IntWire;
  AverageAssessmentLessonScore?: number | null;
  EnableStudyScheduleTest: boolean;
  StudyScheduleTestAppointmentId?: IntWire | null;
  StudyScheduleTestDate?: InstantOrEmptyWire | null;
  StudyScheduleAppointmentType?: IntWire | null;
  ModuleDtos: ScheduleModuleWire[];
}

/** A row of StudySchedule/GetAttachments (contract 3.4). */
export interface ScheduleAttachmentWire {
  FileName: string;
  /** null = the file is missing. */
  FullFilePath?: UrlOrEmptyWire | null;
}
