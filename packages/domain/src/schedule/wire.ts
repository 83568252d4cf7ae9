/** A module of a study schedule, as sent (contract 3.4). */
export interface ScheduleModuleWire {
  Id: number;
  Name: string;
  IsCompleted: boolean;
  SortingIndex: number;
  PracticeLessonCount: number;
  CompletedPracticeLessonCount: number;
  IsModuleHasAssessmentLesson: boolean;
  CompletedHasScoreAssessmentLessonCount: number;
  CompletedAssessmentLessonPointSum: number;
}

/** Answer of Course/GetCourseStudySchedule (contract 3.4); null = the course has no schedule. */
export interface StudyScheduleWire {
  StudyScheduleId: number;
  /** Days. */
  StudyScheduleDuration?: number | null;
  DaysRemaining?: number | null;
  ReadCourseOnline: boolean;
  ReadCourseOnlineDate?: string | null;
  /** `FixCycle`, or any other rule. */
  StudyScheduleRuleType: string;
  /** Weeks under FixCycle. */
  StudyScheduleCycleDuration?: number | null;
  /** `YYYY-MM-DD` */
  StudyScheduleCycleStartDate?: string | null;
  /** Days. */
  StudyScheduleMinDuration?: number | null;
  StudyScheduleModuleId?: number | null;
  MinimumPracticeExerciseCompleted?: number | null;
  MinimumTestScore?: number | null;
  TotalPracticeLessonCompleted: number;
  AverageAssessmentLessonScore?: number | null;
  EnableStudyScheduleTest: boolean;
  StudyScheduleTestAppointmentId?: number | null;
  StudyScheduleTestDate?: string | null;
  StudyScheduleAppointmentType?: number | null;
  ModuleDtos: ScheduleModuleWire[];
}

/** A row of StudySchedule/GetAttachments (contract 3.4). */
export interface ScheduleAttachmentWire {
  FileName: string;
  /** null = the file is missing. */
  FullFilePath?: string | null;
}
