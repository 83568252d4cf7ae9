import type { IntWire, ProgressStatusWire } from '../shared/index.ts';
import type { ModuleWire } from '../blocks/index.ts';

/** Assessment/Module. */
export interface CourseAssessmentWire {
  CourseName: string;
  ModuleDtos: ModuleWire[];
  IsCourseNotAvailable: boolean;
  IsResetInProgress: boolean;
}

/** DiagnosticTest/GetDiagnosticTest. The portal ignores the last four. */
export interface DiagnosticTestWire {
  Name: string;
  WizardId: IntWire;
  IsReady: boolean;
  IsExpire: boolean;
  IsArchive: boolean;
  IsInProgress: boolean;
  IsCompleted: boolean;
  IsDTSubmitted: boolean;
  ProgressStatus: ProgressStatusWire;
  HasSubmittable: boolean;
  IsEnableWidgetExerciseServiceBus: boolean;
  IsResetWithMaxAttemptPronunciation: boolean;
}

/** DiagnosticTest/GetDiagnosticTestByDiagnosticTestUuid. */
export interface DiagnosticTestIdWire {
  DiagnosticTestId: IntWire;
}
