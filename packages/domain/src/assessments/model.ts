/** A module of a course's assessments; its topics are asked for when it is opened. */
export interface AssessmentModule {
  id: number;
  name: string;
  /** Not in the student's package. */
  locked: boolean;
}

/** What /MyAssessment can show of a course (002 §2). */
export type CourseAssessment = {
  courseName: string;
} & (
  | { state: 'unavailable' }
  | { state: 'resetting' }
  | { state: 'empty' }
  | { state: 'modules'; modules: readonly AssessmentModule[] }
);

/** Why a diagnostic test cannot be started now (002 §2). */
export type ClosedTest = 'notReady' | 'archived' | 'expired' | 'awaitingEvaluation';

/** How far a diagnostic test is that can be opened. */
export type OpenTest = 'ready' | 'inProgress' | 'completed';

/** A diagnostic test as it stands for the student; only one that can be opened has an exercise to open. */
export type DiagnosticTest = {
  name: string;
} & ({ state: ClosedTest } | { state: OpenTest; wizardId: number });
